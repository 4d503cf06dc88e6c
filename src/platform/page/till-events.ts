/* Generated from the elements’ meta files by `npm run manifests`. */

import type { CheckoutDetail, CommerceDetail, ListDetail } from './commerce.types';

/** The `detail` of each event; null when it has none. */
export interface TillEventDetails {
  /** The shopper opened the drawer. */
  'till-cart-opened': null;
  /** The shopper closed the drawer. */
  'till-cart-closed': null;
  /** The shopper chose another quantity. The server may still reject it. */
  'till-quantity-changed': { itemId: string; sku: string; qty: number; previousQty: number };
  /** The shopper removed a line from the cart. */
  'till-item-removed': { itemId: string; sku: string; qty: number };
  /** The shopper undid a removal. `itemId` is the id of the removed line; the server may still reject the request. */
  'till-item-restored': { itemId: string; sku: string; qty: number };
  /** The shopper clicked the link to the checkout. */
  'till-checkout-started': { count: number; subtotal: number | null };
  /** The shopper emptied the cart and confirmed it. */
  'till-cart-cleared': null;
  /** The server accepted the shopper’s coupon. */
  'till-coupon-applied': { code: string };
  /** The server removed the coupon at the shopper’s request. */
  'till-coupon-removed': { code: string };
  /** The shop saved the shopper’s gift message. */
  'till-gift-message-saved': { itemId: string | null };
  /** The shop deleted the gift message at the shopper’s request. */
  'till-gift-message-deleted': { itemId: string | null };
  /** The shopper chose a quantity that can be ordered. */
  'till-quantity-chosen': { qty: number };
  /** The shopper moved to another step. */
  'till-step-changed': { step: 'shipping' | 'payment' };
  /** The shopper chose a shipping method. */
  'till-shipping-method-selected': { carrierCode: string; methodCode: string };
  /** The shopper chose a payment method. */
  'till-payment-method-selected': { code: string };
  /** The shop uses the store credit at the shopper’s request, or no longer. */
  'till-balance-changed': { applied: boolean };
  /** The order was placed; the success page opens next. */
  'till-order-placed': { orderId: number | null };
  /** The server created the account. */
  'till-account-created': { email: string };
  /** The digits typed so far belong to another card type; `type` is its code, null while it is not decided. */
  'till-card-type-changed': { type: string | null };
  /** Every field has become valid, or one of them no longer is. */
  'till-card-completeness-changed': { isComplete: boolean };
  /** The shopper chose an option or cleared the choice (`optionId` is null). */
  'till-option-chosen': { productId: string; attributeId: string; attribute: string; optionId: string | null };
  /** The shopper opened the full-window view. */
  'till-gallery-opened': { index: number };
  /** An image could not be loaded, even after three retries. Not fired by an action of the shopper. */
  'till-picture-failed': { src: string };
  /** The shopper started a video or a recording. */
  'till-media-played': { src: string; label: string };
  /** A product was added to the cart from its tile. */
  'till-product-added': { sku: string; productIds: readonly string[]; productInfo: readonly { id: string; optionValues: readonly string[] }[] };
  /** The shop refused to add a product from its tile, or no response arrived. */
  'till-product-refused': { sku: string; productIds: readonly string[]; productInfo: readonly { id: string; optionValues: readonly string[] }[] };
  /** The shop placed the order. */
  'till-purchase-placed': { productId: string };
  /** The shop refused the order. */
  'till-purchase-refused': { productId: string };
  /** The shopper submitted a search. */
  'till-search-submitted': { query: string };
  /** The shopper chose a suggestion or the link to all results. */
  'till-suggestion-chosen': { title: string; url: string };
  /** Another page of the list has taken its place: the one the shopper chose, or went back or forward to. */
  'till-listing-shown': { url: string };
  /** The shopper chose a mode, a sort order, a direction or a page size. */
  'till-toolbar-changed': { control: 'mode' | 'direction' | 'order' | 'limit'; value: string };
  /** The shopper chose or removed filters; `url` is the list with them. */
  'till-filters-changed': { url: string };
  /** The shopper submitted a review. The shop may still reject it. */
  'till-review-submitted': { title: string };
  /** The shopper clicked a product. */
  'till-product-chosen': { id: string; url: string };
  /** The shopper opened the sign-in popup. */
  'till-login-opened': null;
  /** The shop accepted the shopper’s address. */
  'till-newsletter-subscribed': null;
  /** The shopper pressed “Show the map” on a page that requires consent (`data-till-consent`). */
  'till-consent-requested': { service: 'google-maps' };
  /** The shopper added a product to the wish list. The shop may still refuse it. */
  'till-product-wished': { id: string };
  /** The shopper removed an item from the wish list; it can still be undone. */
  'till-wish-removed': { itemId: string };
  /** The shopper undid the removal of a product. The shop may still refuse to add it again. */
  'till-product-compared': { id: string };
  /** The shopper removed a product from the comparison list; it can still be undone. */
  'till-compare-removed': { id: string };
  /** The shopper removed all products from the comparison list. */
  'till-compare-cleared': null;
  /** The element has rendered and replaced its fallback content. */
  'till-element-ready': { tag: string };
  /** The code could not be loaded, or rendering failed. The fallback content or a retry button is shown. `code` is explained in [messages.md](messages.md), `cause` is the error. */
  'till-element-failed': { tag: string; message: string; code: string; cause: unknown };
  /** A product page was opened. */
  'till-product-viewed': CommerceDetail;
  /** A list of products became visible. */
  'till-list-viewed': ListDetail;
  /** The shopper followed the link to a product of a list; `items` contains that product. */
  'till-list-item-selected': ListDetail;
  /** The cart page or the mini cart’s drawer was opened, and the cart is not empty. */
  'till-cart-viewed': CommerceDetail;
  /** Units were added to the server’s cart; `quantity` is the number of added units. */
  'till-items-added': CommerceDetail;
  /** Units were removed from the server’s cart; `quantity` is the number of removed units. */
  'till-items-removed': CommerceDetail;
  /** A product was added to the wish list with Till’s button. The shop may still refuse it. */
  'till-wish-added': CommerceDetail;
  /** The checkout was opened; in the same window not again with the same cart. */
  'till-checkout-entered': CheckoutDetail;
  /** The payment step was reached with a shipping method; again for each other method. */
  'till-shipping-chosen': CheckoutDetail & { shippingTier: string };
  /** A payment method was selected, by the shopper or by the checkout. */
  'till-payment-chosen': CheckoutDetail & { paymentType: string };
  /** “Place Order” was pressed and the order is being sent; again for each other attempt. */
  'till-payment-submitted': CheckoutDetail & { paymentType: string };
  /** The success page shows the number of an order, once per order. */
  'till-order-completed': CheckoutDetail & { transactionId: string; tax: number | null; shipping: number | null };
  /** The first page of a search’s results was opened. Not for a term that contains an @ or seven digits, which may be somebody’s address or number. */
  'till-search-shown': { searchTerm: string };
  /** A guest has signed in; `method` is `email`. */
  'till-signed-in': { method: string };
  /** An account was created, with the shop’s form or after an order; `method` is `email`. */
  'till-signed-up': { method: string };
}

/** Every event by name. */
export type TillEventMap = {
  [Name in keyof TillEventDetails]: CustomEvent<TillEventDetails[Name]>;
};
