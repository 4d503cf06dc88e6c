/*
 * What till-datalayer.js pushes: GA4's names for Till's events and their properties. docs/measuring.md is generated from
 * it. Properties that are not listed are never pushed.
 */

/** The GA4 event for each measuring event. */
export const EVENTS = {
  'till-product-viewed': 'view_item',
  'till-list-viewed': 'view_item_list',
  'till-list-item-selected': 'select_item',
  'till-cart-viewed': 'view_cart',
  'till-items-added': 'add_to_cart',
  'till-items-removed': 'remove_from_cart',
  'till-wish-added': 'add_to_wishlist',
  'till-checkout-entered': 'begin_checkout',
  'till-shipping-chosen': 'add_shipping_info',
  'till-payment-submitted': 'add_payment_info',
  'till-order-completed': 'purchase',
  'till-search-shown': 'search',
  'till-signed-in': 'login',
  'till-signed-up': 'sign_up',
} as const;

export type MeasuringEvent = keyof typeof EVENTS;

/**
 * The GA4 parameter for each property of an event and of its items, beside `items`, an item's id and its categories.
 */
export const PARAMETERS = {
  transactionId: 'transaction_id',
  currency: 'currency',
  value: 'value',
  tax: 'tax',
  shipping: 'shipping',
  coupon: 'coupon',
  shippingTier: 'shipping_tier',
  paymentType: 'payment_type',
  searchTerm: 'search_term',
  method: 'method',
  name: 'item_name',
  variant: 'item_variant',
  brand: 'item_brand',
  price: 'price',
  discount: 'discount',
  quantity: 'quantity',
  index: 'index',
  listId: 'item_list_id',
  listName: 'item_list_name',
} as const;
