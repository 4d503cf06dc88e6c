/**
 * Segments that may name a cart, an item, a coupon or a store: those with digits or encoded characters, and whatever
 * follows the name of such a resource.
 */
const PRIVATE = /(?<=carts\/|coupons\/)(?!mine\b)[^/]+|(?<=\/)(?!V1\/)[^/]*[\d%][^/]*/g;

/**
 * The name of a call in User Timing, without anything that identifies a shopper or a cart: `till:GET
 * /rest/default/V1/guest-carts/:id/totals`.
 */
export const callName = (method: string, url: string): string =>
  `till:${method} ${new URL(url, document.baseURI).pathname.replace(PRIVATE, ':id')}`;
