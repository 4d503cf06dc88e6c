import type { ComponentType } from 'react';
import { useLazyView } from '../../shared/late/useLazyView';
import { renderLate } from '../parts/enhance-late';
import type { PartKind } from '../parts/part.types';

const loadList = (): Promise<ComponentType> =>
  import('./slide-views').then(({ ListSlider }) => ListSlider);

const enhance = renderLate(() => import('./slide-views').then(({ SlideShow }) => SlideShow));

/** The page builder's sliders. */
export const sliderKind: PartKind = {
  tag: 'till-slider',
  selector: '[data-content-type=slider]',
  enhance,
};

/** The page builder's carousels of products. */
export const carouselKind: PartKind = {
  tag: 'till-carousel',
  selector: '[data-content-type=products][data-appearance=carousel]',
  enhance,
};

/** A plain list of products inside the element, as a row. */
export function LateListSlider() {
  const { View } = useLazyView(true, loadList);
  return View === null ? null : <View />;
}
