import type { Context, Hono } from 'hono';

import { addToCart } from '../domain/carts/add-to-cart';
import { cartItems, createCart, putItem, updateCart } from '../domain/carts/cart-store';
import { wishOf } from '../domain/carts/wish-of-form';
import { findProduct } from '../domain/catalogue/catalogue';
import { isSalable } from '../domain/catalogue/stock';
import { inTransaction } from '../db/database';
import { translate } from '../domain/language/translate';
import {
  hasPaymentServices,
  hasPaypalWallets,
  isPaypalVaultOn,
} from '../domain/orders/payment-methods';
import { payingCard, PaypalError, type PaidCard } from '../domain/paypal/client';
import { createPaypalOrder, paypalOf, type CreatedOrder } from '../domain/paypal/create-order';
import {
  keepPaypalSessionOrder,
  keepPaypalVisit,
  paypalChoice,
  paypalSessionOrder,
  paypalVisit,
} from '../domain/paypal/paypal-store';
import {
  NotPayable,
  payableCart,
  paypalAmount,
  paypalCart,
  PRODUCT_PAGE,
  settleLocation,
} from '../domain/paypal/quote';
import { updateQuote } from '../domain/paypal/update-quote';
import { ensureSessionCart, sessionCart } from '../domain/session/session-cart';
import { currentSettings } from '../domain/settings/visitor';
import type { Shop, ShopEnv } from '../domain/shop';
import { baseUrlOf } from '../domain/base-url';
import { notFound } from './pages';
import { field, hasFormKey, readForm, redirect, refuseForgery, type Form } from './visit';

type Visit = Context<ShopEnv>;

const CREATED = 201;
/** The front name of the module. */
export const FRONT = '/paymentservicespaypal';

const json = (c: Visit, status: number, body: unknown): Response => {
  c.header('Content-Type', 'application/json');
  return c.body(JSON.stringify(body), status as 200);
};

/** The module's message for what went wrong; `fallback` for a failure that says nothing to shoppers. */
function messageOf(error: unknown, fallback: string): string {
  if (error instanceof NotPayable) return translate(error.message);
  if (error instanceof PaypalError) return translate(fallback);
  throw error;
}

/** Notes the order for `order/getcurrentorder`, and for the method of the shop's own order. */
function noteOrder({ db }: Shop, c: Visit, form: Form, created: CreatedOrder): void {
  const order = created.response['paypal-order'] as { readonly id?: string } | undefined;
  if (order?.id === undefined) return;
  keepPaypalSessionOrder(db, c.get('session').id, {
    orderId: order.id,
    source: field(form, 'payment_source'),
  });
}

/** `order/create`, for the checkout: the status of the service behind the module; 500 without a body if it is lost. */
async function createInCheckout(shop: Shop, c: Visit): Promise<Response> {
  const cart = sessionCart(shop, c.get('session'));
  if (!cart) return c.body('', 500);
  const form = await readForm(c);
  try {
    const isCardKept = c.req.query('vault') === 'true' && isPaypalVaultOn();
    const created = await createPaypalOrder(shop, cart, isCardKept);
    noteOrder(shop, c, form, created);
    return json(c, created.status, { response: created.response });
  } catch (error) {
    if (error instanceof PaypalError) return c.body('', 500);
    throw error;
  }
}

/** `smartbuttons/createpaypalorder`, for the other places. */
async function createOutside(shop: Shop, c: Visit): Promise<Response> {
  const session = c.get('session');
  const form = await readForm(c);
  settleLocation(shop, session, field(form, 'location') || (c.req.param('location') ?? ''));
  const failed = (error: string): Response => json(c, 500, { response: { error } });
  const fallback = "Can't create PayPal order. Please try again.";
  try {
    const created = await createPaypalOrder(shop, payableCart(shop, session));
    noteOrder(shop, c, form, created);
    return created.status === CREATED
      ? json(c, CREATED, { response: created.response })
      : failed(fallback);
  } catch (error) {
    return failed(messageOf(error, fallback));
  }
}

/** `order/getcurrentorder`: the session's order with the card that pays it; 404 without one, 500 where PayPal is not reached. */
async function currentOrder(shop: Shop, c: Visit): Promise<Response> {
  const noted = paypalSessionOrder(shop.db, c.get('session').id);
  if (!noted) return c.body('', 404);
  try {
    const found = await paypalOf(shop).find(noted.orderId);
    const { id, status } = found;
    const paying = payingCard(found);
    const details =
      paying === undefined ? {} : { payment_source_details: { card: tellCard(paying) } };
    const order = { id, status, ...details };
    return json(c, 200, { response: { is_successful: true, 'paypal-order': order } });
  } catch (error) {
    if (error instanceof PaypalError) return c.body('', 500);
    throw error;
  }
}

function tellCard({ name, last_digits, expiry, bin_details, authentication_result }: PaidCard) {
  const [card_expiry_year, card_expiry_month] = expiry.split('-');
  return {
    name,
    last_digits,
    card_expiry_month,
    card_expiry_year,
    bin_details,
    authentication_result,
  };
}

const refusal = (message: string): object => ({ error: translate(message) });

/** `smartbuttons/addtocart`: a cart of the product alone; the shopper's own stays as it is. */
function putAside(shop: Shop, c: Visit, form: Form): object {
  const { db } = shop;
  const session = c.get('session');
  if (!hasFormKey(c, form)) {
    return refusal('Your session has expired. Please refresh the page and try again.');
  }
  const product = findProduct(Number(field(form, 'product')));
  if (!product || !isSalable(db, product)) {
    return refusal('Product is out of stock. Please try again later.');
  }
  if (session.customerId === null && !currentSettings().guestCheckout) {
    return refusal('To check out, please sign in with your email address.');
  }
  return inTransaction(db, () => {
    // Without its customer until it is ordered: it would become the customer's own cart.
    const cart = createCart(db, shop.clock());
    const added = addToCart(db, cart.id, wishOf(form, product));
    if (!added.ok) {
      updateCart(db, cart.id, { is_active: 0 });
      return refusal(added.message);
    }
    keepPaypalVisit(db, session.id, { cartId: cart.id, location: PRODUCT_PAGE });
    return { success: { quoteIdMask: cart.masked_id, quoteId: cart.id } };
  });
}

/** `smartbuttons/updatequote`, after the approval: payer and addresses go into the cart. */
async function authorize(shop: Shop, c: Visit): Promise<Response> {
  const session = c.get('session');
  const form = await readForm(c);
  settleLocation(shop, session, paypalVisit(shop.db, session.id).location);
  try {
    const cart = payableCart(shop, session);
    updateQuote(shop, cart, await paypalOf(shop).find(field(form, 'paypal_order_id')));
  } catch (error) {
    const message = messageOf(error, "Can't update quote. Please try again.");
    return json(c, 500, { success: false, error: message });
  }
  return json(c, 200, {
    success: true,
    redirectUrl: `${baseUrlOf(c)}${FRONT.slice(1)}/smartbuttons/review/`,
  });
}

/** `smartbuttons/updatepaypalorder`: PayPal's order gets the amount of the cart. */
async function updateOrder(shop: Shop, c: Visit): Promise<Response> {
  try {
    const session = c.get('session');
    const cart = payableCart(shop, session);
    // Before the approval it is that of the session.
    const order = paypalChoice(shop.db, cart.id) ?? paypalSessionOrder(shop.db, session.id);
    if (!order) throw new NotPayable("Can't initialize checkout. Please try again.");
    await paypalOf(shop).updateAmount(order.orderId, paypalAmount(shop, cart));
    return json(c, 200, { success: true });
  } catch (error) {
    const message = messageOf(
      error,
      'Error happened when processing the request. Please try again later.',
    );
    return json(c, 500, { error: true, message });
  }
}

/** `smartbuttons/cancel`: the product of a product page joins the shopper's own cart. */
function cancel(shop: Shop, c: Visit): Response {
  const { db } = shop;
  const session = c.get('session');
  const { cartId } = paypalVisit(db, session.id);
  if (cartId !== null && paypalCart(shop, session) !== null) {
    inTransaction(db, () => {
      const own = ensureSessionCart(shop, session);
      for (const item of cartItems(db, cartId)) putItem(db, own.id, item);
      updateCart(db, cartId, { is_active: 0 });
    });
  }
  keepPaypalVisit(db, session.id, { cartId: null, location: '' });
  return redirect(c, '/checkout/cart/');
}

/** The calls of PayPal's buttons (`endpoints.md` §7). Most accept every request, as those of the module do. */
export function addPaypalButtons(app: Hono<ShopEnv>, shop: Shop): void {
  const register =
    (isOn: () => boolean) =>
    (
      method: 'GET' | 'POST',
      path: string,
      handle: (c: Visit) => Response | Promise<Response>,
    ): void => {
      app.on(method, `${FRONT}/${path}`, (c) => (isOn() ? handle(c) : notFound(shop, c)));
    };
  const on = register(hasPaypalWallets);
  /** In the checkout card fields need the calls too. */
  const inModule = register(hasPaymentServices);
  /** For the two calls that are not open: without a script's header or a form key they are refused. */
  const guarded = (handle: (c: Visit) => Response | Promise<Response>) => async (c: Visit) =>
    refuseForgery(c, await readForm(c)) ?? handle(c);

  inModule('POST', 'order/create', (c) => createInCheckout(shop, c));
  inModule('GET', 'order/getcurrentorder', (c) => currentOrder(shop, c));
  on('POST', 'smartbuttons/createpaypalorder', (c) => createOutside(shop, c));
  on('POST', 'smartbuttons/createpaypalorder/location/:location', (c) => createOutside(shop, c));
  on('POST', 'smartbuttons/addtocart', async (c) =>
    json(c, 200, putAside(shop, c, await readForm(c))),
  );
  on('POST', 'smartbuttons/updatequote', (c) => authorize(shop, c));
  on(
    'POST',
    'smartbuttons/updatepaypalorder',
    guarded((c) => updateOrder(shop, c)),
  );
  on(
    'POST',
    'smartbuttons/setquoteasinactive',
    // Of the shopper's own cart, too, unless a product page put one aside: as in the module.
    guarded((c) => {
      const cart = paypalCart(shop, c.get('session'));
      if (!cart) return json(c, 500, { error: 'Error when setting the quote as inactive' });
      updateCart(shop.db, cart.id, { is_active: 0 });
      return json(c, 200, null);
    }),
  );
  on('GET', 'smartbuttons/cancel', (c) => cancel(shop, c));
}
