import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-slider>`. */
export const sliderMeta: ElementMeta = {
  tag: 'till-slider',
  area: 'widgets',
  file: 'own',
  summary: 'A list of products as a horizontal slider, or the page builder’s sliders.',
  description:
    'Wrap it around a server-rendered list, such as a product’s up-sells; the list stays as it is. Four products ' +
    'are visible, two below 768 px. The row can be swiped or moved with two buttons, which are hidden when all ' +
    'products fit. ' +
    'Around sliders as rendered by the page builder, it follows their `data-*` settings, and options of slick in ' +
    '`data-slick`: arrows, dots, autoplay, fading, infinite loops. Slides also change by the arrow keys and by swiping. ' +
    'Autoplay has a button that stops it, and pauses for the pointer, the focus and hidden pages; it starts stopped ' +
    'for visitors who prefer less motion.',
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
  fallback: 'The list, or the sliders. They stay in place.',
  example:
    '<till-slider><ol class="products list items product-items"><li class="item product product-item"><a href="/daybook.html">Daybook</a></li></ol></till-slider>',
};
