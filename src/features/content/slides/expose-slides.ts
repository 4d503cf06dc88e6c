import type { Track } from '../../../domain/content/slide-track';
import type { SlideRow } from './read-slides';

/** Makes the slides out of view inert: only what is in view can be focused and is read. */
export function setSlideVisibility(
  { root, slides }: Pick<SlideRow, 'root' | 'slides'>,
  track: Track,
  current: number,
): void {
  for (const [index, slide] of slides.entries()) {
    const place = (index - current + track.count) % track.count;
    const isInView = place < track.show && (track.infinite || index >= current);
    if (slide.inert === !isInView) continue;
    if (!isInView && slide.contains(document.activeElement)) root.focus({ preventScroll: true });
    slide.inert = !isInView;
  }
}
