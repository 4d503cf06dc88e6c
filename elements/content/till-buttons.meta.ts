import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-buttons>`. */
export const buttonsMeta: ElementMeta = {
  tag: 'till-buttons',
  area: 'widgets',
  file: 'area',
  summary: 'The page builder’s groups of buttons.',
  description:
    'Wrap it around groups of buttons as rendered by the page builder; the markup stays as it is. With ' +
    '`data-same-width`, all buttons of a group are as wide as its widest, also when the group changes its size.',
  attributes: {},
  events: [],
  fallback: 'The buttons. They stay in place.',
  example:
    '<till-buttons><div data-content-type="buttons" data-appearance="inline" data-same-width="true" data-element="main">' +
    '<div data-content-type="button-item" data-appearance="default" data-element="main"><a class="pagebuilder-button-primary" href="/fiction.html" data-element="link"><span data-element="link_text">Fiction</span></a></div>' +
    '<div data-content-type="button-item" data-appearance="default" data-element="main"><a class="pagebuilder-button-secondary" href="/records.html" data-element="link"><span data-element="link_text">Records from the north</span></a></div>' +
    '</div></till-buttons>',
};
