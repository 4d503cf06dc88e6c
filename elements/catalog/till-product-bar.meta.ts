import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-product-bar>`. */
export const productBarMeta: ElementMeta = {
  tag: 'till-product-bar',
  area: 'product',
  file: 'area',
  summary: 'A bar with the product’s price and button that stays visible while the page scrolls.',
  description:
    'Appears when the shopper has scrolled past the button of the product’s form: at the top with the product’s ' +
    'name, on phones at the bottom. Its button submits that form; when something is missing, the page scrolls to ' +
    'the field and its error.',
  attributes: {
    label: {
      type: 'string',
      description: 'Name of the product. Without it, the page’s heading.',
    },
  },
  events: [],
  cssProperties: [
    {
      name: '--till-product-bar-height',
      description: 'Height of the bar from 768 px on.',
      default: '103px',
    },
    {
      name: '--till-product-bar-inset',
      description: 'Space at both sides from 768 px on, to align the bar with the page.',
      default: '24px, or the margins of a 1280 px page',
    },
  ],
  fallback: 'Nothing.',
  example: '<till-product-bar></till-product-bar>',
};
