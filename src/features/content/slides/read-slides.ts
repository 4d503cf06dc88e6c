import type { SlideSettings } from '../../../domain/content/slide-settings';
import type { Track } from '../../../domain/content/slide-track';

/** Class of the bar with the buttons, which is a sibling of the slides. */
export const BAR = 'till-slides-bar';

/** The slides inside the server's row. */
export const slidesIn = (root: Element): readonly HTMLElement[] =>
  [...root.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.classList.contains(BAR),
  );

/** Number of visible slides, from the style sheet. */
const shownByStyle = (root: Element): number =>
  Math.max(1, Math.round(Number(getComputedStyle(root).getPropertyValue('--_slides-shown'))) || 1);

/** The server's row of slides, and how it is meant to behave. */
export interface SlideRow {
  readonly root: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly settings: SlideSettings;
}

/** The row as the settings and, where they do not say how many slides are in view, the style sheet have it. */
export function trackOf({ root, slides, settings }: SlideRow): Track {
  const show = settings.show ?? shownByStyle(root);
  const isCentred = settings.isCentred && slides.length > show;
  return {
    count: slides.length,
    show,
    scroll: settings.scroll ?? show,
    infinite: settings.infinite || isCentred,
    isCentred,
  };
}
