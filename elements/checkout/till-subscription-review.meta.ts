import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-subscription-review>`. */
export const subscriptionReviewMeta: ElementMeta = {
  tag: 'till-subscription-review',
  area: 'checkout',
  file: 'area',
  summary: 'Reviews the update of a subscription in the checkout.',
  description:
    'Put it on the checkout page, above <till-checkout>. It shows nothing unless the page’s configuration says that a ' +
    'subscription is being updated; then what it will cost, a button that places the order once that has loaded, and ' +
    'a link that cancels the update after a question. The order summary shows the rest: the proration, the initial ' +
    'fee, and subscriptions that begin later.',
  attributes: {},
  events: [],
  fallback: 'None.',
  example: '<till-subscription-review></till-subscription-review>',
};
