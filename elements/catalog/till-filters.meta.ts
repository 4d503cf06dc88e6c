import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-filters>`. */
export const filtersMeta: ElementMeta = {
  tag: 'till-filters',
  area: 'listing',
  file: 'area',
  summary: 'The layered navigation of a product list: filters to choose, and those that are on.',
  description:
    'Replaces the server-rendered layered navigation inside it. Filters that are on are shown as chips that can be ' +
    'removed; a list of more than 20 values scrolls and can be searched, and a filter by price has fields for the ' +
    'lowest and the highest price. On narrow screens the filters are in a drawer: several can be chosen there, and ' +
    'nothing is requested until the shopper opens the products. With a ' +
    '`<till-product-list swap>` on the page, the page is not left.',
  attributes: {},
  events: [
    {
      name: 'till-filters-changed',
      description: 'The shopper chose or removed filters; `url` is the list with them.',
      detail: '{ url: string }',
      cancels: 'The list stays as it is.',
    },
  ],
  fallback: 'The server-rendered layered navigation.',
  example:
    '<till-filters><div class="block filter"><div class="filter-options-item"><div class="filter-options-title">Format</div><div class="filter-options-content"><ol class="items"><li class="item"><a href="/fiction?format=401" rel="nofollow">Hardback <span class="count">12</span></a></li></ol></div></div></div></till-filters>',
};
