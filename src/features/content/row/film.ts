import { rowVideo } from '../../../domain/content/row-video';
import type { PlayFilm } from './enhance-row';
import { playInBackground } from './play-in-background';

/** The film of a row; null without one that can be played inline. */
export function filmOf(part: HTMLElement): PlayFilm | null {
  const video = rowVideo(part.dataset);
  return video && ((layer) => playInBackground(part, layer, video));
}
