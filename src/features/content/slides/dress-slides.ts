import type { SlideSettings } from '../../../domain/content/slide-settings';
import { Changes } from '../parts/changes';

/** Gives the row and its slides the classes and the properties that Slides.css uses. */
export function applySlideStyles(
  root: HTMLElement,
  slides: readonly HTMLElement[],
  settings: SlideSettings,
): Changes {
  const changes = new Changes();
  changes.className(root, 'till-part-ready');
  changes.className(root, 'till-slides');
  changes.className(root, 'till-slides--fading', settings.fade);
  changes.className(root, 'till-slides--products', settings.isProducts);
  changes.className(root, 'till-slides--continuous', settings.isProducts && settings.isCentred);
  changes.attribute(root, 'tabindex', '-1');
  changes.style(root, '--_slides-speed', `${String(settings.speed)}ms`);
  changes.style(root, '--_slides-depth', String(settings.zIndex));
  changes.style(root, '--_slides-edge', settings.centerPadding);
  if (settings.show !== null) changes.style(root, '--_slides-shown', String(settings.show));
  for (const slide of slides) changes.className(slide, 'till-slide');
  return changes;
}
