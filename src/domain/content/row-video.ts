import { videoSource, type VideoSource } from './video-source';
import { flagOf } from './settings';
import type { PartData } from './slide-settings';

/** A background video of a row. */
export interface RowVideo {
  readonly source: VideoSource;
  readonly loop: boolean;
  /** Plays only while it is in the window. */
  readonly onlyVisible: boolean;
  /** Is fetched only when it is nearly in the window. */
  readonly lazy: boolean;
}

const unlessOff = (text: string | undefined): boolean => text === undefined || flagOf(text);

/** The video of a row from its attributes; null without one, or if its URL is not that of a video to be played inline. */
export function rowVideo(data: PartData): RowVideo | null {
  if (data['backgroundType'] !== 'video') return null;
  const loop = unlessOff(data['videoLoop']);
  const source = videoSource(data['videoSrc']?.trim() ?? '', loop);
  if (source === null) return null;
  return {
    source,
    loop,
    onlyVisible: unlessOff(data['videoPlayOnlyVisible']),
    lazy: unlessOff(data['videoLazyLoad']),
  };
}
