import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-banner>`. */
export const bannerMeta: ElementMeta = {
  tag: 'till-banner',
  area: 'widgets',
  file: 'area',
  summary: 'The page builder’s banners.',
  description:
    'Wrap it around banners as rendered by the page builder; the markup stays as it is. An overlay or a button that ' +
    'is to be shown on hover appears while the pointer is above the banner or the keyboard focus in it. On a touch ' +
    'screen both stay visible.',
  attributes: {},
  events: [],
  fallback: 'The banners. They stay in place.',
  example:
    '<till-banner><div data-content-type="banner" data-appearance="poster" data-show-button="hover" data-show-overlay="hover" data-element="main">' +
    '<a href="/fiction.html" data-element="link"><div class="pagebuilder-banner-wrapper" data-background-images="{}" data-background-type="image" data-element="wrapper">' +
    '<div class="pagebuilder-overlay pagebuilder-poster-overlay" data-overlay-color="rgba(22,58,50,0.12)" aria-label="" title="" data-element="overlay">' +
    '<div class="pagebuilder-poster-content"><div data-element="content"><p>New novels</p></div>' +
    '<button type="button" class="pagebuilder-banner-button pagebuilder-button-primary" data-element="button">Browse</button>' +
    '</div></div></div></a></div></till-banner>',
};
