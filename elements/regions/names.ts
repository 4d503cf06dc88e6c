import { ownValue } from '../../src/domain/own-value';

/** A place has two names where it is after one block and before the next. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'cart-before-totals': 'cart-after-coupon',
  'mini-cart-before-totals': 'mini-cart-after-items',
  'checkout-before-shipping-address': 'checkout-after-email',
  'checkout-before-shipping-methods': 'checkout-after-shipping-address',
  'checkout-before-billing-address': 'checkout-after-payment-methods',
  'checkout-before-agreements': 'checkout-after-coupon',
  'checkout-before-button': 'checkout-after-agreements',
  'checkout-before-totals': 'checkout-after-items',
};

/** The order summary is part of the checkout, wherever it is. */
const SUMMARY = 'till-order-summary';

/** The regions of a place in an element: `cart-before-totals` for the place `before-totals` of `till-cart`. */
export function namesOf(tag: string, place: string): readonly string[] {
  const element = tag === SUMMARY ? 'checkout' : tag.slice('till-'.length);
  const name = `${element}-${place}`;
  const other = ownValue(OTHER_NAMES, name);
  return other === undefined ? [name] : [other, name];
}
