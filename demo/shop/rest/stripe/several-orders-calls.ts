import type { Context, Hono } from 'hono';

import { baseUrlOf } from '../../domain/base-url';
import { cartLines } from '../../domain/carts/cart-lines';
import { findCustomer } from '../../domain/customers/customers';
import { translate } from '../../domain/language/translate';
import { findResult, saveResult } from '../../domain/multishipping/multi-store';
import { pieceRows, readMulti } from '../../domain/multishipping/parcels';
import { partIds } from '../../domain/multishipping/parts';
import { finalizeParts, payParts, type PaidParts } from '../../domain/multishipping/pay-parts';
import type { PartsOrder } from '../../domain/multishipping/place-parts';
import { providerOf } from '../../domain/payments/place-paid';
import { sessionCart } from '../../domain/session/session-cart';
import type { Shop, ShopEnv } from '../../domain/shop';
import { optionalText } from '../../support/fields';
import { readBody } from '../request';
import { inText } from './responses';

type Call = Context<ShopEnv>;

/** The orders of the session's cart, and the addresses that they are for; null without a cart or a customer. */
function ordersOf(shop: Shop, c: Call): (PartsOrder & { readonly ids: readonly number[] }) | null {
  const session = c.get('session');
  const cart = sessionCart(shop, session);
  const customer = session.customerId === null ? null : findCustomer(shop.db, session.customerId);
  if (!cart || !customer) return null;
  const state = readMulti(shop.db, cart, customer);
  const ids = partIds(state, pieceRows(state, cartLines(shop.db, cart.id)));
  const payment = state.payment ?? { method: 'stripe_payments', po_number: null };
  return { cart, customer, state, payment, now: shop.clock(), ids };
}

const page = (c: Call, path: string): object => ({ redirect: `${baseUrlOf(c)}${path}/` });

/** Says an error on the next page. */
function tell(c: Call, text: string): void {
  c.get('session').messages.push({ type: 'error', text: translate(text) });
}

/** Stores what became of the orders, and names the page that shows it. */
function answer(shop: Shop, c: Call, paid: PaidParts): object {
  if (paid.kind === 'authenticate') return { authenticate: paid.secret };
  const { result } = paid;
  saveResult(shop.db, c.get('session').id, { ...result, isShown: false });
  return page(c, `multishipping/checkout/${result.failures.length > 0 ? 'results' : 'success'}`);
}

async function place(shop: Shop, c: Call): Promise<object> {
  const orders = ordersOf(shop, c);
  if (orders === null) return page(c, 'checkout/cart');
  const { instrument } = orders.state;
  if (instrument === null) {
    tell(c, 'Please specify a payment method.');
    return page(c, 'multishipping/checkout/billing');
  }
  const returnUrl = `${baseUrlOf(c)}stripe/payment/index/`;
  const charge = { instrument, returnUrl };
  return answer(shop, c, await payParts(shop, providerOf(shop), orders, orders.ids, charge));
}

async function finalize(shop: Shop, c: Call): Promise<object> {
  const error = optionalText(await readBody(c), 'error');
  const orders = ordersOf(shop, c);
  if (orders === null) {
    const isDone = findResult(shop.db, c.get('session').id)?.isShown === false;
    return page(c, isDone ? 'multishipping/checkout/success' : 'checkout/cart');
  }
  const paid = await finalizeParts(shop, providerOf(shop), orders, orders.ids, error);
  if (paid !== null) return answer(shop, c, paid);
  tell(c, 'Could not place order: Your checkout session has expired.');
  return page(c, 'checkout/cart');
}

/** The calls that place orders for several addresses and end them (`endpoints.md` §8). */
export function addSeveralOrdersCalls(app: Hono<ShopEnv>, shop: Shop): void {
  app.post('/place_multishipping_order', async (c) => inText(c, await place(shop, c)));
  app.post('/finalize_multishipping_order', async (c) => inText(c, await finalize(shop, c)));
}
