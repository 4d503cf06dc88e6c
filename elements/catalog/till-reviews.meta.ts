import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-reviews>`. */
export const reviewsMeta: ElementMeta = {
  tag: 'till-reviews',
  area: 'content',
  file: 'own',
  summary: 'The reviews of a product and a form to write one.',
  description:
    'Replaces the server-rendered list and form inside it. The list is reloaded shortly before it becomes ' +
    'visible and can be paged in place; the server’s HTML is sanitised and keeps the classes of the shop’s ' +
    'theme. The form shows an error at each incomplete field, saves what is typed until the shop has accepted ' +
    'the review, and shows the shop’s message.',
  attributes: {},
  events: [
    {
      name: 'till-review-submitted',
      description: 'The shopper submitted a review. The shop may still reject it.',
      detail: '{ title: string }',
    },
  ],
  cssProperties: [
    { name: '--till-reviews-star', description: 'Colour of the stars.', default: '#b8762c' },
  ],
  fallback: 'The server-rendered list of reviews and its form.',
  example:
    '<till-reviews><div id="product-review-container" data-role="product-review"></div></till-reviews>',
};
