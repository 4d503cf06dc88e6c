import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-content>`. */
export const contentMeta: ElementMeta = {
  tag: 'till-content',
  area: 'widgets',
  file: 'area',
  summary: 'All page builder parts of a page.',
  description:
    'Wrap it around the content of a page or of a block; the markup stays as it is. Tabs, banners, groups of ' +
    'buttons, sliders, carousels of products, maps and rows with moving backgrounds inside it work, also those that ' +
    'are added later. Each kind has its own element for pages that contain only that: `<till-tabs>`, `<till-banner>`, ' +
    '`<till-buttons>`, `<till-slider>`, `<till-carousel>`, `<till-map>` and `<till-row>`. Parts inside such an element are left to ' +
    'it. Link `till.css` so that nothing moves when the parts are enhanced.',
  attributes: {},
  events: [
    {
      name: 'till-consent-requested',
      description:
        'The shopper pressed “Show the map” on a page that requires consent (`data-till-consent`).',
      detail: "{ service: 'google-maps' }",
      cancels: 'No consent is given: the page asks for it in its own way.',
    },
  ],
  fallback: 'The content. It stays in place.',
  example:
    '<till-content>' +
    '<div data-content-type="tabs" data-appearance="default" data-active-tab="0" data-element="main">' +
    '<ul role="tablist" class="tabs-navigation" data-element="navigation">' +
    '<li role="tab" class="tab-header" data-element="headers"><a href="#paper" class="tab-title"><span class="tab-title">Paper</span></a></li>' +
    '<li role="tab" class="tab-header" data-element="headers"><a href="#binding" class="tab-title"><span class="tab-title">Binding</span></a></li></ul>' +
    '<div class="tabs-content" data-element="content">' +
    '<div data-content-type="tab-item" data-appearance="default" data-tab-name="Paper" data-element="main" id="paper"><p>Cotton, 120 g.</p></div>' +
    '<div data-content-type="tab-item" data-appearance="default" data-tab-name="Binding" data-element="main" id="binding"><p>Sewn by hand.</p></div>' +
    '</div></div>' +
    '<div data-content-type="banner" data-appearance="poster" data-show-button="hover" data-show-overlay="hover" data-element="main">' +
    '<a href="/fiction.html" data-element="link"><div class="pagebuilder-banner-wrapper" data-background-images="{}" data-background-type="image" data-element="wrapper">' +
    '<div class="pagebuilder-overlay pagebuilder-poster-overlay" data-overlay-color="rgba(22,58,50,0.12)" aria-label="" title="" data-element="overlay">' +
    '<div class="pagebuilder-poster-content"><div data-element="content"><p>New novels</p></div>' +
    '<button type="button" class="pagebuilder-banner-button pagebuilder-button-primary" data-element="button">Browse</button>' +
    '</div></div></div></a></div>' +
    '</till-content>',
};
