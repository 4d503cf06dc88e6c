import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { melody, SAMPLE_RATE } from './media/melody';
import { FRAMES, FRAMES_PER_SECOND, HEIGHT, trainWindow, WIDTH } from './media/train-window';

/**
 * Regenerates the demo shop's trailer and record sample: frames and tones are computed, ffmpeg encodes them. The two
 * files are committed, so ffmpeg is only needed to change them.
 */
const folder = fileURLToPath(new URL('../demo/shop/pages/assets/media/', import.meta.url));

function pack(input: Buffer, args: readonly string[], file: string): void {
  const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];
  const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags', '+bitexact'];
  const { status, stderr, error } = spawnSync(
    'ffmpeg',
    [...quiet, ...args, ...exact, `${folder}${file}`],
    { input },
  );
  if (status !== 0) throw error ?? new Error(stderr.toString());
}

mkdirSync(folder, { recursive: true });

const frames = Buffer.concat(Array.from({ length: FRAMES }, (_, index) => trainWindow(index)));
pack(
  frames,
  [
    ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${String(WIDTH)}x${String(HEIGHT)}`],
    ...['-r', String(FRAMES_PER_SECOND), '-i', 'pipe:0'],
    ...['-c:v', 'libvpx-vp9', '-pix_fmt', 'yuv420p', '-b:v', '0', '-crf', '40', '-threads', '1'],
  ],
  'northline-trailer.webm',
);
pack(
  melody(),
  [
    ...['-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', '1', '-i', 'pipe:0'],
    ...['-c:a', 'libmp3lame', '-b:a', '48k'],
  ],
  'lantern-season-sample.mp3',
);
