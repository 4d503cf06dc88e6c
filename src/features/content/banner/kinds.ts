import type { PartKind } from '../parts/part.types';
import { enhanceBanner } from './enhance-banner';

/** The page builder's banners. */
export const bannerKind: PartKind = {
  tag: 'till-banner',
  selector: '[data-content-type=banner]',
  enhance: (part) => enhanceBanner(part),
};

/** The slides of its sliders, whose overlays and buttons work as those of banners. */
export const slideKind: PartKind = {
  ...bannerKind,
  tag: 'till-slider',
  selector: '[data-content-type=slide]',
};
