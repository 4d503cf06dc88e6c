import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-pay-later>`. */
export const payLaterMeta: ElementMeta = {
  tag: 'till-pay-later',
  area: 'content',
  file: 'own',
  summary: 'A payment provider’s message about paying later, such as in four parts.',
  description:
    'For product pages and the cart, where the shop’s payment module has such a message. It names the price with the chosen ' +
    'options and the quantity, or the cart’s total, and follows both. Nothing is loaded before it comes near the window. Its ' +
    'room is reserved for a message of text, so that nothing moves when it appears; the banners of `layout: flex` are higher, and ' +
    'need `--till-pay-later-height`. Where the page has no message the element is empty and loads ' +
    'nothing; where the provider cannot be reached, it stays empty, and takes no room on the next page. The checkout shows ' +
    'the message in the provider’s method by itself.',
  attributes: {
    location: {
      type: 'string',
      tsType: "'product' | 'cart'",
      default: 'product',
      description: 'Which price the message is about.',
    },
    productId: {
      type: 'string',
      description: 'Id of the product. Without it, the product around the element or of the page.',
    },
  },
  events: [],
  cssProperties: [
    {
      name: '--till-pay-later-height',
      description:
        'Height reserved for the message: that of two lines of the provider’s text. A shop with banners sets theirs.',
      default: '40px',
    },
  ],
  fallback: 'Nothing, or the container of the shop’s own message.',
  example: '<till-pay-later location="product"></till-pay-later>',
};
