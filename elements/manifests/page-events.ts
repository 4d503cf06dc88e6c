import type { EventMeta } from '../element-meta';

/** Fired on the document after `till.measure()` was called (docs/measuring.md). */
export const pageEvents: readonly EventMeta[] = [
  {
    name: 'till-product-viewed',
    detail: 'CommerceDetail',
    description: 'A product page was opened.',
  },
  {
    name: 'till-list-viewed',
    detail: 'ListDetail',
    description: 'A list of products became visible.',
  },
  {
    name: 'till-list-item-selected',
    detail: 'ListDetail',
    description:
      'The shopper followed the link to a product of a list; `items` contains that product.',
  },
  {
    name: 'till-cart-viewed',
    detail: 'CommerceDetail',
    description: 'The cart page or the mini cart’s drawer was opened, and the cart is not empty.',
  },
  {
    name: 'till-items-added',
    detail: 'CommerceDetail',
    description: 'Units were added to the server’s cart; `quantity` is the number of added units.',
  },
  {
    name: 'till-items-removed',
    detail: 'CommerceDetail',
    description:
      'Units were removed from the server’s cart; `quantity` is the number of removed units.',
  },
  {
    name: 'till-wish-added',
    detail: 'CommerceDetail',
    description:
      'A product was added to the wish list with Till’s button. The shop may still refuse it.',
  },
  {
    name: 'till-checkout-entered',
    detail: 'CheckoutDetail',
    description: 'The checkout was opened; in the same window not again with the same cart.',
  },
  {
    name: 'till-shipping-chosen',
    detail: 'CheckoutDetail & { shippingTier: string }',
    description:
      'The payment step was reached with a shipping method; again for each other method.',
  },
  {
    name: 'till-payment-chosen',
    detail: 'CheckoutDetail & { paymentType: string }',
    description: 'A payment method was selected, by the shopper or by the checkout.',
  },
  {
    name: 'till-payment-submitted',
    detail: 'CheckoutDetail & { paymentType: string }',
    description:
      '“Place Order” was pressed and the order is being sent; again for each other attempt.',
  },
  {
    name: 'till-order-completed',
    detail:
      'CheckoutDetail & { transactionId: string; tax: number | null; shipping: number | null }',
    description: 'The success page shows the number of an order, once per order.',
  },
  {
    name: 'till-search-shown',
    detail: '{ searchTerm: string }',
    description:
      'The first page of a search’s results was opened. Not for a term that contains an @ or seven digits, which may be somebody’s address or number.',
  },
  {
    name: 'till-signed-in',
    detail: '{ method: string }',
    description: 'A guest has signed in; `method` is `email`.',
  },
  {
    name: 'till-signed-up',
    detail: '{ method: string }',
    description:
      'An account was created, with the shop’s form or after an order; `method` is `email`.',
  },
];
