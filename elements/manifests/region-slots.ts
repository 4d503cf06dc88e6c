import type { RegionName } from '../../src/state/extensions/region.types';

/** A place for content of the page's author; `name` is the value of the content's attribute `slot`. */
interface Slot {
  readonly name: RegionName;
  readonly description: string;
}

/** Where each region is; docs/extending.md shows how to fill them. */
const PLACES: Readonly<Record<RegionName, string>> = {
  'cart-before-items': 'Above the lines of the cart.',
  'cart-after-items': 'Below the lines of the cart.',
  'cart-before-coupon': 'In the summary, above the coupon.',
  'cart-after-coupon': 'In the summary, between coupon and totals.',
  'cart-before-totals': 'In the summary, between coupon and totals.',
  'cart-beside-total': 'In the summary, under the label of the total.',
  'cart-after-totals': 'In the summary, below the totals.',
  'cart-after-button': 'Under "Proceed to Checkout".',
  'cart-empty': 'In a cart without items.',
  'mini-cart-before-items': 'Above the lines of the mini cart.',
  'mini-cart-after-items': 'Between the lines of the mini cart and its subtotal.',
  'mini-cart-before-totals': 'Between the lines of the mini cart and its subtotal.',
  'mini-cart-after-totals': 'Under the subtotal of the mini cart.',
  'mini-cart-after-button': 'Under "Proceed to Checkout" in the mini cart.',
  'mini-cart-empty': 'In a mini cart without items.',
  'checkout-before-email': 'Above the e-mail address.',
  'checkout-after-email': 'Between e-mail and shipping address.',
  'checkout-before-shipping-address': 'Between e-mail and shipping address.',
  'checkout-after-shipping-address': 'Between shipping address and shipping methods.',
  'checkout-before-shipping-methods': 'Between shipping address and shipping methods.',
  'checkout-after-shipping-methods': 'Below the shipping methods.',
  'checkout-after-next': 'Under "Next".',
  'checkout-before-payment-methods': 'Above the payment methods.',
  'checkout-after-payment-methods': 'Between payment methods and billing address.',
  'checkout-before-billing-address': 'Between payment methods and billing address.',
  'checkout-after-billing-address': 'Below the billing address.',
  'checkout-before-coupon': 'Above the coupon.',
  'checkout-after-coupon': 'Between coupon and agreements.',
  'checkout-before-agreements': 'Between coupon and agreements.',
  'checkout-after-agreements': 'Between agreements and "Place Order".',
  'checkout-before-button': 'Between agreements and "Place Order".',
  'checkout-after-button': 'Under "Place Order".',
  'checkout-before-items': 'In the order summary, above the items.',
  'checkout-after-items': 'In the order summary, between items and totals.',
  'checkout-before-totals': 'In the order summary, between items and totals.',
  'checkout-beside-total': 'In the order summary, under the label of the total.',
  'checkout-after-totals': 'In the order summary, below the totals.',
  'checkout-empty': 'In a checkout without items.',
};

const ALL = Object.entries(PLACES).map(([name, description]): Slot => ({
  name: name as RegionName,
  description,
}));

/** The order summary is part of the checkout; its regions have the checkout's names. */
const isInSummary = ({ name }: Slot): boolean => /^checkout-.*-(?:items|totals?)$/.test(name);

/** The regions of an element, which the generated manifests list as slots. */
export const regionSlots = (tag: string): readonly Slot[] =>
  tag === 'till-order-summary'
    ? ALL.filter(isInSummary)
    : ALL.filter(({ name }) => name.startsWith(`${tag.slice('till-'.length)}-`));
