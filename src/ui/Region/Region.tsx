/** A place in an element; its name follows that of the element: `till-cart` has `cart-after-totals`. */
type RegionPlace =
  | 'before-email'
  | 'before-shipping-address'
  | 'before-shipping-methods'
  | 'after-shipping-methods'
  | 'after-next'
  | 'before-payment-methods'
  | 'before-billing-address'
  | 'after-billing-address'
  | 'before-coupon'
  | 'before-agreements'
  | 'before-button'
  | 'after-button'
  | 'before-items'
  | 'after-items'
  | 'before-totals'
  | 'beside-total'
  | 'after-totals'
  | 'empty';

/**
 * An empty place for content of the shop. React leaves its children alone: `elements/regions/` fills it on pages that have
 * such content, and shows it.
 */
export const Region = ({ name }: { readonly name: RegionPlace }) => (
  <div hidden data-till-region={name} />
);
