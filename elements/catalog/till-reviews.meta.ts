import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-reviews>`. */
export const reviewsMeta: ElementMeta = {
  tag: 'till-reviews',
  area: 'content',
  file: 'own',
  summary: 'The reviews of a product, and a form to write one.',
  description:
    'Takes over the server’s list and form inside it. The list is read anew when it is about to be seen and paged ' +
    'through in place; the server’s HTML is made safe and keeps the classes of the shop’s theme. The form says what is ' +
    'missing, keeps what is typed until the shop has taken it, and shows what the shop says of it.',
  attributes: {},
  events: [
    {
      name: 'till-review-submitted',
      description: 'The shopper sent a review. The shop may still refuse it.',
      detail: '{ title: string }',
    },
  ],
  cssProperties: [
    { name: '--till-reviews-star', description: 'Colour of the stars.', default: '#b8762c' },
  ],
  fallback: 'The server’s list of reviews and its form.',
  example:
    '<till-reviews><div id="product-review-container" data-role="product-review"></div></till-reviews>',
};
