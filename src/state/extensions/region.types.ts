/** Where a shop adds content of its own; docs/extending.md describes each place. */
export type RegionName =
  | 'cart-before-items'
  | 'cart-after-items'
  | 'cart-before-coupon'
  | 'cart-after-coupon'
  | 'cart-before-totals'
  | 'cart-beside-total'
  | 'cart-after-totals'
  | 'cart-after-button'
  | 'cart-empty'
  | 'mini-cart-before-items'
  | 'mini-cart-after-items'
  | 'mini-cart-before-totals'
  | 'mini-cart-after-totals'
  | 'mini-cart-after-button'
  | 'mini-cart-empty'
  | 'checkout-before-email'
  | 'checkout-after-email'
  | 'checkout-before-shipping-address'
  | 'checkout-after-shipping-address'
  | 'checkout-before-shipping-methods'
  | 'checkout-after-shipping-methods'
  | 'checkout-after-next'
  | 'checkout-before-payment-methods'
  | 'checkout-after-payment-methods'
  | 'checkout-before-billing-address'
  | 'checkout-after-billing-address'
  | 'checkout-before-coupon'
  | 'checkout-after-coupon'
  | 'checkout-before-agreements'
  | 'checkout-after-agreements'
  | 'checkout-before-button'
  | 'checkout-after-button'
  | 'checkout-before-items'
  | 'checkout-after-items'
  | 'checkout-before-totals'
  | 'checkout-beside-total'
  | 'checkout-after-totals'
  | 'checkout-empty';

/** What the view of a region may read. */
export interface RegionHandle {
  readonly name: RegionName;
  /** The element in which the region is, such as `<till-checkout>`. */
  readonly element: HTMLElement;
}

/**
 * The view of a region: a function that renders into `host` and may return its clean-up, or the name of a custom element,
 * which gets the handle as its property `region`.
 */
export type RegionView =
  string | ((host: HTMLElement, region: RegionHandle) => void | (() => void));

/** A view as it was registered. */
export interface RegionEntry {
  readonly name: RegionName;
  readonly view: RegionView;
}
