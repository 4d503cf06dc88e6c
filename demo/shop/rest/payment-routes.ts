import type { Context, Hono } from 'hono';

import { isAgreed } from '../domain/agreements/agreements';
import { INCORRECT_CAPTCHA, isGuarded, isSolved } from '../domain/captcha/guard';
import { parseAddress } from '../domain/carts/address';
import {
  getAddress,
  getCart,
  updateCart,
  writeAddress,
  type Cart,
} from '../domain/carts/cart-store';
import { findCustomer } from '../domain/customers/customers';
import { isEmail } from '../domain/customers/email';
import type { OrderPayment } from '../domain/orders/order-store';
import { isAccepted, listedMethods } from '../domain/orders/payment-methods';
import { hasPlan } from '../domain/payments/plans';
import { placePaid } from '../domain/payments/place-paid';
import { findMulti, saveMulti } from '../domain/multishipping/multi-store';
import { requireToken } from '../domain/recaptcha/guard';
import { baseUrlOf } from '../domain/base-url';
import { currentSettings } from '../domain/settings/visitor';
import type { Shop, ShopEnv } from '../domain/shop';
import { computeTotals } from '../domain/totals/totals';
import { addressResponse } from './cart-response';
import type { CartAccess } from './cart-access';
import { dataObject, optionalText, required, toFields, type Fields } from '../support/fields';
import { readBody } from './request';
import { RestError } from '../support/rest-error';
import { paymentDetails } from './totals-response';

const PAYMENT_FIELDS = ['method', 'po_number', 'additional_data', 'extension_attributes'];

function paymentOf(body: Fields): OrderPayment {
  const payment = dataObject(required(body, 'payment_method', 'paymentMethod'), PAYMENT_FIELDS);
  const method = optionalText(payment, 'method');
  if (!method) throw new RestError(400, 'The payment method you requested is not available.');
  return { method, po_number: optionalText(payment, 'po_number') };
}

/** The method's additional data; may contain a card number, so it is not stored. */
const additionalOf = (body: Fields): unknown => toFields(body.payment_method).additional_data;

/** E-mail of the order: the customer's, or the one that a guest sends with the payment. */
function emailOf({ db }: Shop, access: CartAccess, cart: Cart, body: Fields): string {
  if (access.kind === 'customer') {
    return findCustomer(db, cart.customer_id ?? 0)?.email ?? '';
  }
  const email = String(required(body, 'email', 'email'));
  if (email === '') {
    throw new RestError(400, 'Failed address validation:\nEmail has a wrong format');
  }
  if (!isEmail(email)) throw new RestError(400, 'Invalid email format');
  return email;
}

function keepBilling({ db }: Shop, cart: Cart, body: Fields): void {
  if (body.billing_address === undefined || body.billing_address === null) return;
  writeAddress(db, cart.id, 'billing', parseAddress(body.billing_address));
}

function keepPayment({ db }: Shop, cart: Cart, payment: OrderPayment): void {
  const totals = computeTotals(db, getCart(db, cart.id));
  if (!isAccepted(payment.method, totals.grandTotal, hasPlan(totals))) {
    throw new RestError(400, 'The requested Payment Method is not available.');
  }
  updateCart(db, cart.id, { payment_json: JSON.stringify(payment) });
}

/** What the provider charges for orders to several addresses, which a page of the shop places (`endpoints.md` §10). */
function keepInstrument({ db }: Shop, { id }: Cart, additional: unknown): void {
  const state = findMulti(db, id);
  const instrument = optionalText(toFields(additional), 'payment_method');
  if (state.done.length > 0 && instrument) saveMulti(db, id, { ...state, instrument });
}

function refuseGuest(access: CartAccess): void {
  if (access.kind === 'customer' || currentSettings().guestCheckout) return;
  throw new RestError(
    400,
    'Guest checkout is not allowed. Register a customer account or login with existing one.',
  );
}

/** Refuses an order without all required agreements, with the recorded message. */
function refuseDisagreement(body: Fields): void {
  const extension = toFields(toFields(body.payment_method).extension_attributes);
  if (isAgreed(extension.agreement_ids)) return;
  throw new RestError(
    400,
    "The order wasn't placed. First, agree to the terms and conditions, then try placing your order again.",
  );
}

/** Refuses an order without a valid captcha, with the recorded message. */
function refuseUnsolved(shop: Shop, c: Context<ShopEnv>): void {
  const form = 'payment_processing_request';
  if (!isGuarded(form)) return;
  const typed = c.req.header('x-captcha') ?? '';
  if (typed === '') throw new RestError(400, 'Please provide CAPTCHA code and try again');
  if (isSolved(shop, c.get('session'), form, typed)) return;
  throw new RestError(400, INCORRECT_CAPTCHA);
}

/** Places the order and stores it in the visitor's session, which may then show the success page once. */
async function place(
  shop: Shop,
  c: Context<ShopEnv>,
  order: {
    readonly cart: Cart;
    readonly email: string;
    readonly payment: OrderPayment;
    readonly additional: unknown;
  },
): Promise<number> {
  const session = c.get('session');
  // A remembered shopper who continues as a guest orders as a guest.
  if (session.rememberedId !== null && order.cart.customer_id === session.rememberedId) {
    updateCart(shop.db, order.cart.id, { customer_id: null });
  }
  const cart = getCart(shop.db, order.cart.id);
  const orderId = await placePaid(shop, {
    ...order,
    cart,
    now: shop.clock(),
    baseUrl: baseUrlOf(c),
  });
  if (session.cartId === cart.id) session.cartId = null;
  if (!c.get('isNewVisitor')) session.lastOrderId = orderId;
  return orderId;
}

/** Billing address, payment and the order of a cart (`endpoints.md` §2 and §2.1). */
export function addPaymentRoutes(app: Hono<ShopEnv>, shop: Shop, access: CartAccess): void {
  const { db } = shop;
  const totals = (c: Context<ShopEnv>) => computeTotals(db, access.active(c));

  app.get('/payment-information', (c) => c.json(paymentDetails(totals(c))));
  app.get('/payment-methods', (c) => {
    const found = totals(c);
    return c.json(listedMethods(found.grandTotal, hasPlan(found)));
  });

  app.get('/billing-address', (c) => {
    const cart = access.active(c);
    return c.json(addressResponse(getAddress(db, cart.id, 'billing'), cart));
  });

  app.post('/billing-address', async (c) => {
    const body = await readBody(c);
    const address = parseAddress(required(body, 'address', 'address'));
    const cart = access.active(c);
    const id = writeAddress(db, cart.id, 'billing', address);
    if (body.use_for_shipping === true) writeAddress(db, cart.id, 'shipping', address);
    return c.json(access.kind === 'guest' ? id : String(id));
  });

  app.get('/selected-payment-method', (c) => {
    const { payment_json } = access.active(c);
    if (payment_json === null) return c.json([]);
    const { method, po_number } = JSON.parse(payment_json) as OrderPayment;
    return c.json(po_number === null ? { method } : { method, po_number });
  });

  app.put('/selected-payment-method', async (c) => {
    const body = await readBody(c);
    const cart = access.active(c);
    keepPayment(shop, cart, paymentOf({ payment_method: required(body, 'method', 'method') }));
    return c.json(String(cart.id));
  });

  app.post('/set-payment-information', async (c) => {
    const body = await readBody(c);
    const payment = paymentOf(body);
    const cart = access.active(c);
    keepBilling(shop, cart, body);
    keepPayment(shop, cart, payment);
    keepInstrument(shop, cart, additionalOf(body));
    const email = optionalText(body, 'email');
    if (access.kind === 'guest' && email) updateCart(db, cart.id, { email });
    return c.json(true);
  });

  app.post('/payment-information', async (c) => {
    await requireToken(shop, 'place_order', c.req.header('x-recaptcha'));
    const body = await readBody(c);
    const cart = access.active(c);
    const email = emailOf(shop, access, cart, body);
    refuseGuest(access);
    const payment = paymentOf(body);
    refuseDisagreement(body);
    refuseUnsolved(shop, c);
    keepBilling(shop, cart, body);
    const additional = additionalOf(body);
    return c.json(await place(shop, c, { cart, email, payment, additional }));
  });

  app.put('/order', async (c) => {
    const body = await readBody(c);
    const cart = access.active(c);
    const payment = paymentOf(body);
    const email = access.kind === 'guest' ? cart.email : emailOf(shop, access, cart, body);
    if (!email) {
      throw new RestError(400, 'Failed address validation:\n%1', ['Email has a wrong format']);
    }
    const additional = additionalOf(body);
    return c.json(await place(shop, c, { cart, email, payment, additional }));
  });
}
