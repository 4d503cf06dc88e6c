import type { MeasuringEvent, PARAMETERS } from '../../elements/datalayer-table';

/* What each measuring event contains, for docs/measuring.md and the tests; not part of any bundle. */

type Property = keyof typeof PARAMETERS;

const CART = ['currency', 'value'] as const;
const LIST = ['currency', 'listId', 'listName'] as const;
const CHECKOUT = ['currency', 'value', 'coupon'] as const;

/** The properties of each event, except `items`; what the page does not know is null and omitted. */
export const PROPERTIES: Readonly<Record<MeasuringEvent, readonly Property[]>> = {
  'till-product-viewed': CART,
  'till-list-viewed': LIST,
  'till-list-item-selected': LIST,
  'till-cart-viewed': CART,
  'till-items-added': CART,
  'till-items-removed': CART,
  'till-wish-added': CART,
  'till-checkout-entered': CHECKOUT,
  'till-shipping-chosen': [...CHECKOUT, 'shippingTier'],
  'till-payment-submitted': [...CHECKOUT, 'paymentType'],
  'till-order-completed': [...CHECKOUT, 'transactionId', 'tax', 'shipping'],
  'till-search-shown': ['searchTerm'],
  'till-signed-in': ['method'],
  'till-signed-up': ['method'],
};

/** The properties of an item, beside its id and its categories. */
export const ITEM_PROPERTIES: readonly Property[] = [
  'name',
  'variant',
  'brand',
  'price',
  'discount',
  'coupon',
  'quantity',
  'index',
  'listId',
  'listName',
];

/** The events without products. */
export const WITHOUT_ITEMS: readonly MeasuringEvent[] = [
  'till-search-shown',
  'till-signed-in',
  'till-signed-up',
];
