import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-coupon>`. */
export const couponMeta: ElementMeta = {
  tag: 'till-coupon',
  area: 'cart',
  file: 'area',
  summary: 'The coupon box by itself.',
  description:
    'Applies and cancels a coupon, wherever it stands on a page that prints the quote (the cart and the checkout); ' +
    'elsewhere it draws nothing. Every other element of the page shows the new totals, and a coupon applied in one box ' +
    'is applied in all.',
  attributes: {
    open: { type: 'boolean', description: 'Starts unfolded.' },
  },
  events: [
    {
      name: 'till-coupon-applied',
      description: 'The server accepted the shopper’s coupon.',
      detail: '{ code: string }',
    },
    {
      name: 'till-coupon-removed',
      description: 'The server took the coupon off, as the shopper asked.',
      detail: '{ code: string }',
    },
  ],
  fallback: 'The server’s own coupon form.',
  example: '<till-coupon open></till-coupon>',
};
