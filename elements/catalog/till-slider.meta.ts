import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-slider>`. */
export const sliderMeta: ElementMeta = {
  tag: 'till-slider',
  area: 'content',
  file: 'own',
  summary: 'A list of products as a horizontal slider.',
  description:
    'Wrap it around a server-rendered list, such as a product’s up-sells; the list stays as it is. Four products ' +
    'are visible, two below 768 px. The row can be swiped or moved with two buttons, which are hidden when all ' +
    'products fit.',
  attributes: {},
  events: [],
  cssProperties: [
    { name: '--till-slider-items', description: 'Number of visible products.', default: '4' },
    {
      name: '--till-slider-items-narrow',
      description: 'Number of visible products below 768 px.',
      default: '2',
    },
    { name: '--till-slider-gap', description: 'Space between two products.', default: '20px' },
  ],
  fallback: 'The list. It stays in place.',
  example:
    '<till-slider><ol class="products list items product-items"><li class="item product product-item"><a href="/daybook.html">Daybook</a></li></ol></till-slider>',
};
