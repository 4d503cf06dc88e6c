import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-slider>`. */
export const sliderMeta: ElementMeta = {
  tag: 'till-slider',
  area: 'content',
  file: 'own',
  summary: 'A list of products as a row that is swiped.',
  description:
    'Stands around the server’s list, as that of the up-sells of a product; it stays as it is. Four products are in sight, ' +
    'two below 768 px; the row is swiped, or moved by two buttons, which are away where all of it is in sight.',
  attributes: {},
  events: [],
  cssProperties: [
    { name: '--till-slider-items', description: 'Products in sight.', default: '4' },
    {
      name: '--till-slider-items-narrow',
      description: 'Products in sight below 768 px.',
      default: '2',
    },
    { name: '--till-slider-gap', description: 'Room between two products.', default: '20px' },
  ],
  fallback: 'The list; it stays.',
  example:
    '<till-slider><ol class="products list items product-items"><li class="item product product-item"><a href="/daybook.html">Daybook</a></li></ol></till-slider>',
};
