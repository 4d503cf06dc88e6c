import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-shipping-estimate>`. */
export const shippingEstimateMeta: ElementMeta = {
  tag: 'till-shipping-estimate',
  area: 'cart',
  file: 'area',
  summary: 'Estimates shipping and tax before the checkout.',
  description:
    'The shopper enters country, region and postcode, or picks a saved address, and sees the available shipping ' +
    'methods with their prices. The totals in every other element on the page update. It needs a page whose ' +
    'configuration contains the quote (the cart); on other pages it renders nothing. `<till-cart>` includes it.',
  attributes: {},
  events: [],
  fallback: 'The page’s own information about shipping.',
  example: '<till-shipping-estimate></till-shipping-estimate>',
};
