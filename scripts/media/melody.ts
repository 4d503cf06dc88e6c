/** Samples per second; one channel of signed 16-bit numbers. */
export const SAMPLE_RATE = 22_050;

const BEAT = 0.44;
const TAIL = 1.6;
const A4 = 440;

/** Semitones above A4 and beats: a slow air over two chords. */
const tune: readonly (readonly [note: number, beats: number])[] = [
  [-5, 1],
  [0, 1],
  [2, 1],
  [3, 2],
  [2, 1],
  [0, 2],
  [-2, 1],
  [-5, 3],
  [-5, 1],
  [0, 1],
  [3, 1],
  [7, 2],
  [5, 1],
  [3, 1],
  [2, 1],
  [0, 4],
];
const drone: readonly number[] = [-24, -17];

const frequency = (halfTones: number): number => A4 * 2 ** (halfTones / 12);

/** A reed's tone: a few overtones that swell and fade; `time` in seconds since it began. */
function reed(time: number, hertz: number, length: number): number {
  const swell = Math.min(1, time / 0.06) * Math.min(1, Math.max(0, (length + 0.35 - time) / 0.4));
  const tremble = 1 + 0.012 * Math.sin(2 * Math.PI * 5.2 * time);
  const phase = 2 * Math.PI * hertz * time;
  const overtones = [1, 0.42, 0.26, 0.12, 0.06];
  const wave = overtones.reduce(
    (sum, level, index) => sum + level * Math.sin(phase * (index + 1)),
    0,
  );
  return wave * swell * tremble;
}

/** The sample of a record: a harmonium's tune over its drone, as raw samples. */
export function melody(): Buffer {
  const beats = tune.reduce((sum, [, length]) => sum + length, 0);
  const seconds = beats * BEAT + TAIL;
  const samples = new Float64Array(Math.ceil(seconds * SAMPLE_RATE));
  const play = (start: number, length: number, hertz: number, level: number): void => {
    const end = Math.min(samples.length, Math.ceil((start + length + 0.35) * SAMPLE_RATE));
    for (let index = Math.floor(start * SAMPLE_RATE); index < end; index += 1) {
      const time = index / SAMPLE_RATE - start;
      samples[index] = (samples[index] ?? 0) + level * reed(time, hertz, length);
    }
  };
  for (const note of drone) play(0, seconds - 0.5, frequency(note), 0.07);
  let at = 0;
  for (const [note, length] of tune) {
    play(at * BEAT, length * BEAT, frequency(note), 0.2);
    play(at * BEAT, length * BEAT, frequency(note - 12), 0.06);
    at += length;
  }
  const bytes = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, index) => {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_000), index * 2);
  });
  return bytes;
}
