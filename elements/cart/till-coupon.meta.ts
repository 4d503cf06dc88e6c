import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-coupon>`. */
export const couponMeta: ElementMeta = {
  tag: 'till-coupon',
  area: 'cart',
  file: 'area',
  summary: 'The coupon box on its own.',
  description:
    'Applies and removes a coupon on any page whose configuration contains the quote (the cart and the ' +
    'checkout); on other pages it renders nothing. The other elements of the page show the new totals, and ' +
    'several coupon boxes on a page stay in sync.',
  attributes: {
    open: { type: 'boolean', description: 'Starts expanded.' },
  },
  events: [
    {
      name: 'till-coupon-applied',
      description: 'The server accepted the shopper’s coupon.',
      detail: '{ code: string }',
    },
    {
      name: 'till-coupon-removed',
      description: 'The server removed the coupon at the shopper’s request.',
      detail: '{ code: string }',
    },
  ],
  fallback: 'The server’s own coupon form.',
  example: '<till-coupon open></till-coupon>',
};
