import { randomBytes } from 'node:crypto';

import { replace, row, rows, run, type Database } from '../../db/database';

/** What the module keeps in the session of a shopper who pays with buttons outside the checkout. */
export interface PaypalVisit {
  /** The cart with the product of a product page alone; null while the shopper's own cart is paid. */
  readonly cartId: number | null;
  /** The place of the press: `PRODUCT_DETAIL`, `CART`, `MINICART` or `CHECKOUT`; '' before one. */
  readonly location: string;
}

/** What a cart is paid with after the approval. */
export interface PaypalChoice {
  readonly orderId: string;
  /** The module's own id of the order, `mp_order_id`. */
  readonly paymentsOrderId: string;
}

/** A card that PayPal keeps for a customer of the shop. */
export interface KeptCard {
  readonly public_hash: string;
  readonly vault_id: string;
  /** As PayPal names it, such as `VISA`. */
  readonly brand: string;
  readonly last4: string;
  /** What the customer calls it; '' for nothing. */
  readonly description: string;
}

/** The customer's kept cards, newest first. */
export const keptCards = (db: Database, customerId: number): readonly KeptCard[] =>
  rows<KeptCard>(
    db,
    'SELECT public_hash, vault_id, brand, last4, description FROM paypal_cards WHERE customer_id = ? ORDER BY rowid DESC',
    customerId,
  );

/** Keeps a card for a customer. */
export function keepPaypalCard(
  db: Database,
  customerId: number,
  card: Omit<KeptCard, 'public_hash'>,
): void {
  replace(db, 'paypal_cards', {
    public_hash: randomBytes(32).toString('hex'),
    customer_id: customerId,
    ...card,
  });
}

/** Forgets a kept card of a customer; false for one that is not theirs. */
export function dropPaypalCard(db: Database, customerId: number, publicHash: string): boolean {
  const isTheirs = keptCards(db, customerId).some(({ public_hash }) => public_hash === publicHash);
  if (isTheirs) run(db, 'DELETE FROM paypal_cards WHERE public_hash = ?', publicHash);
  return isTheirs;
}

/** The visit of this session. */
export function paypalVisit(db: Database, sessionId: string): PaypalVisit {
  const found = row<{ cart_id: number | null; location: string }>(
    db,
    'SELECT cart_id, location FROM paypal_visits WHERE session_id = ?',
    sessionId,
  );
  return { cartId: found?.cart_id ?? null, location: found?.location ?? '' };
}

/** Replaces the visit of this session. */
export function keepPaypalVisit(db: Database, sessionId: string, visit: PaypalVisit): void {
  const { cartId: cart_id, location } = visit;
  replace(db, 'paypal_visits', { session_id: sessionId, cart_id, location });
}

/** PayPal's order that this session has created last, and with which wallet; null before one. */
export function paypalSessionOrder(
  db: Database,
  sessionId: string,
): { readonly orderId: string; readonly source: string } | null {
  const found = row<{ order_id: string; source: string }>(
    db,
    'SELECT order_id, source FROM paypal_session_orders WHERE session_id = ?',
    sessionId,
  );
  return found && { orderId: found.order_id, source: found.source };
}

/** Notes the order that this session has created; `source` is the wallet's name at PayPal, such as `googlepay`. */
export function keepPaypalSessionOrder(
  db: Database,
  sessionId: string,
  { orderId: order_id, source }: { readonly orderId: string; readonly source: string },
): void {
  replace(db, 'paypal_session_orders', { session_id: sessionId, order_id, source });
}

/** The approved order with which a cart is paid; null for none. */
export function paypalChoice(db: Database, cartId: number): PaypalChoice | null {
  const found = row<{ order_id: string; payments_order_id: string }>(
    db,
    'SELECT order_id, payments_order_id FROM cart_paypal_orders WHERE cart_id = ?',
    cartId,
  );
  return found && { orderId: found.order_id, paymentsOrderId: found.payments_order_id };
}

/** Sets or clears the order with which a cart is paid. */
export function keepPaypalChoice(db: Database, cartId: number, choice: PaypalChoice | null): void {
  run(db, 'DELETE FROM cart_paypal_orders WHERE cart_id = ?', cartId);
  if (choice === null) return;
  const { orderId: order_id, paymentsOrderId: payments_order_id } = choice;
  replace(db, 'cart_paypal_orders', { cart_id: cartId, order_id, payments_order_id });
}
