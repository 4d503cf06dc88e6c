import { useLayoutEffect } from 'react';
import type { PartKind } from '../parts/part.types';
import { enhanceBanner } from './enhance-banner';

function Banner({ part }: { readonly part: HTMLElement }) {
  useLayoutEffect(() => enhanceBanner(part), [part]);
  return null;
}

/** The page builder's banners. */
export const bannerKind: PartKind = {
  tag: 'till-banner',
  selector: '[data-content-type=banner]',
  View: Banner,
};

/** The slides of its sliders, whose overlays and buttons work as those of banners. */
export const slideKind: PartKind = {
  tag: 'till-slider',
  selector: '[data-content-type=slide]',
  View: Banner,
};
