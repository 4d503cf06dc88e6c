import type { ComponentType } from 'react';
import { useLate } from '../../shared/late/useLate';
import type { PartKind } from '../parts/part.types';
import { useNear } from '../parts/useNear';

const loadList = (): Promise<ComponentType> =>
  import('./slide-views').then(({ ListSlider }) => ListSlider);

const load = (): Promise<ComponentType<{ readonly part: HTMLElement }>> =>
  import('./slide-views').then(({ SlideShow }) => SlideShow);

/** Loads the slider for slides near the viewport; until then, and if loading fails, slides are a scrollable row. */
function LateSlides({ part }: { readonly part: HTMLElement }) {
  const { View } = useLate(useNear(part), load);
  return View === null ? null : <View part={part} />;
}

/** The page builder's sliders. */
export const sliderKind: PartKind = {
  tag: 'till-slider',
  selector: '[data-content-type=slider]',
  View: LateSlides,
};

/** The page builder's carousels of products. */
export const carouselKind: PartKind = {
  tag: 'till-carousel',
  selector: '[data-content-type=products][data-appearance=carousel]',
  View: LateSlides,
};

/** A plain list of products inside the element, as a row. */
export function LateListSlider() {
  const { View } = useLate(true, loadList);
  return View === null ? null : <View />;
}
