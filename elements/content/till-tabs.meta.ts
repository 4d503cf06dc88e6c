import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-tabs>`. */
export const tabsMeta: ElementMeta = {
  tag: 'till-tabs',
  area: 'widgets',
  file: 'area',
  summary: 'The page builder’s tabs.',
  description:
    'Wrap it around tabs as rendered by the page builder; the markup stays as it is. The first panel is shown, or ' +
    'the one of `data-active-tab`. A press, the arrow keys, Home and End and links to a panel show another one. Tabs ' +
    'inside the panels of other tabs work as well. Without scripts all panels are visible.',
  attributes: {},
  events: [],
  fallback: 'The tabs. They stay in place.',
  example:
    '<till-tabs><div data-content-type="tabs" data-appearance="default" data-active-tab="0" data-element="main">' +
    '<ul role="tablist" class="tabs-navigation" data-element="navigation">' +
    '<li role="tab" class="tab-header" data-element="headers"><a href="#paper" class="tab-title"><span class="tab-title">Paper</span></a></li>' +
    '<li role="tab" class="tab-header" data-element="headers"><a href="#binding" class="tab-title"><span class="tab-title">Binding</span></a></li></ul>' +
    '<div class="tabs-content" data-element="content">' +
    '<div data-content-type="tab-item" data-appearance="default" data-tab-name="Paper" data-element="main" id="paper"><p>Cotton, 120 g.</p></div>' +
    '<div data-content-type="tab-item" data-appearance="default" data-tab-name="Binding" data-element="main" id="binding"><p>Sewn by hand.</p></div>' +
    '</div></div></till-tabs>',
};
