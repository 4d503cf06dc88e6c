import { rowVideo } from '../../../domain/content/row-video';
import type { PlayVideo } from './enhance-row';
import { playInBackground } from './play-in-background';

/** The video of a row; null without one that can be played inline. */
export function videoOf(part: HTMLElement): PlayVideo | null {
  const video = rowVideo(part.dataset);
  return video && ((layer) => playInBackground(part, layer, video));
}
