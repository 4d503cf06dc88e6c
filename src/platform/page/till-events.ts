/* Generated from the metas of the elements by `npm run manifests`. */

/** The `detail` of every event; null: none. */
export interface TillEventDetails {
  /** The shopper opened the drawer. */
  'till-cart-opened': null;
  /** The shopper closed the drawer. */
  'till-cart-closed': null;
  /** The shopper chose another quantity. The server may still refuse it. */
  'till-quantity-changed': { itemId: string; sku: string; qty: number; previousQty: number };
  /** The shopper took a line out of the cart. */
  'till-item-removed': { itemId: string; sku: string; qty: number };
  /** The shopper wants the removed line back; `itemId` is the one it had. The server may still refuse it. */
  'till-item-restored': { itemId: string; sku: string; qty: number };
  /** The shopper follows the link to the checkout. */
  'till-checkout-started': { count: number; subtotal: number | null };
  /** The shopper emptied the cart, and confirmed it. */
  'till-cart-cleared': null;
  /** The server accepted the shopper’s coupon. */
  'till-coupon-applied': { code: string };
  /** The server took the coupon off, as the shopper asked. */
  'till-coupon-removed': { code: string };
  /** The shopper chose a quantity that can be ordered. */
  'till-quantity-chosen': { qty: number };
  /** Another step is shown because the shopper went on or back. */
  'till-step-changed': { step: 'shipping' | 'payment' };
  /** The shopper chose a shipping method. */
  'till-shipping-method-selected': { carrierCode: string; methodCode: string };
  /** The shopper chose a payment method. */
  'till-payment-method-selected': { code: string };
  /** The order exists; the success page opens next. */
  'till-order-placed': { orderId: number | null };
  /** The server made the account the shopper asked for. */
  'till-account-created': { email: string };
  /** The shopper chose an option, or took the choice back (`optionId` is null). */
  'till-option-chosen': { productId: string; attributeId: string; attribute: string; optionId: string | null };
  /** The shopper opened the pictures over the whole window. */
  'till-gallery-opened': { index: number };
  /** A picture could not be loaded, three more attempts included; not the shopper’s doing. */
  'till-picture-failed': { src: string };
  /** The shopper started a film or a recording. */
  'till-media-played': { src: string; label: string };
  /** The shop has put the product into the cart. */
  'till-product-added': { sku: string; productIds: readonly string[]; productInfo: readonly { id: string; optionValues: readonly string[] }[] };
  /** The shop refused the product, or did not answer. */
  'till-product-refused': { sku: string; productIds: readonly string[]; productInfo: readonly { id: string; optionValues: readonly string[] }[] };
  /** The shopper searches for what is typed. */
  'till-search-submitted': { query: string };
  /** The shopper follows a suggestion, or the link to all results. */
  'till-suggestion-chosen': { title: string; url: string };
  /** The shopper sent a review. The shop may still refuse it. */
  'till-review-submitted': { title: string };
  /** The shopper follows a product. */
  'till-product-chosen': { id: string; url: string };
  /** The shopper opened the popup. */
  'till-login-opened': null;
  /** The view has taken the place of the fallback. */
  'till-element-ready': { tag: string };
  /** The code could not be loaded, or the view broke. The fallback or a retry button shows. */
  'till-element-failed': { tag: string; message: string };
}

/** Every event by its name. */
export type TillEventMap = {
  [Name in keyof TillEventDetails]: CustomEvent<TillEventDetails[Name]>;
};
