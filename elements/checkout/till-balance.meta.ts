import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-balance>`. */
export const balanceMeta: ElementMeta = {
  tag: 'till-balance',
  area: 'content',
  file: 'own',
  summary: 'A checkbox that pays with the customer’s store credit.',
  description:
    'For cart and checkout pages whose checkoutConfig.payment.customerBalance shows that the customer has credit; it shows ' +
    'nothing elsewhere. Checking it uses the credit for the cart, unchecking it restores the amount. The totals of all ' +
    'elements on the page are loaded from the shop after each change. <till-checkout> contains it in the payment step.',
  attributes: {},
  events: [
    {
      name: 'till-balance-changed',
      description: 'The shop uses the store credit at the shopper’s request, or no longer.',
      detail: '{ applied: boolean }',
    },
  ],
  fallback: 'None.',
  example: '<till-balance></till-balance>',
};
