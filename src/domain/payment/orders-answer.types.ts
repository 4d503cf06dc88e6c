/**
 * What follows the placing of orders. `redirect`: the shop has done what it could, and this page of its own says what became
 * of the orders. `authenticate`: they exist, and are paid once the shopper has confirmed with the bank; the secret is kept in
 * memory only.
 */
export type OrdersAnswer =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'authenticate'; readonly secret: string };
