import { useLayoutEffect } from 'react';
import type { PartKind } from '../parts/part.types';
import { enlivenBanner } from './enliven-banner';

function Banner({ part }: { readonly part: HTMLElement }) {
  useLayoutEffect(() => enlivenBanner(part), [part]);
  return null;
}

/** The page builder's banners, and the slides of its sliders, whose overlays and buttons work alike. */
export const bannerKind: PartKind = {
  tag: 'till-banner',
  selector: '[data-content-type=banner], [data-content-type=slide]',
  View: Banner,
};
