import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-product-bar>`. */
export const productBarMeta: ElementMeta = {
  tag: 'till-product-bar',
  area: 'product',
  file: 'area',
  summary: 'The product’s price and button, at hand while the shopper reads on.',
  description:
    'Appears when the page has been scrolled past the button of the product’s form: at the top, with the product’s name, ' +
    'and on phones at the foot. Its button sends that form, so what is missing is named and led to there.',
  attributes: {
    label: {
      type: 'string',
      description: 'What the product is called; the page’s heading without.',
    },
  },
  events: [],
  cssProperties: [
    {
      name: '--till-product-bar-height',
      description: 'Its height from 768 px on.',
      default: '103px',
    },
    {
      name: '--till-product-bar-inset',
      description: 'Room at its sides from 768 px on, so that it stands in line with the page.',
      default: '24px, or what a page of 1280 px leaves',
    },
  ],
  fallback: 'Nothing.',
  example: '<till-product-bar></till-product-bar>',
};
