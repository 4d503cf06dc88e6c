import type { Context, Hono } from 'hono';

import { isAgreed } from '../domain/agreements/agreements';
import { getAddress, getCart, updateCart, type Cart } from '../domain/carts/cart-store';
import { findCustomer } from '../domain/customers/customers';
import { APPLE_PAY, GOOGLE_PAY, hasPaypalWallets, PAYPAL } from '../domain/orders/payment-methods';
import { PaypalError } from '../domain/paypal/client';
import { paypalOf } from '../domain/paypal/create-order';
import {
  keepPaypalVisit,
  paypalChoice,
  paypalSessionOrder,
  paypalVisit,
} from '../domain/paypal/paypal-store';
import { placeWithPaypal } from '../domain/paypal/place';
import { NotPayable, payableCart, paypalAmount, PRODUCT_PAGE } from '../domain/paypal/quote';
import * as pages from '../pages/index';
import { baseUrlOf } from '../domain/base-url';
import type { Shop, ShopEnv } from '../domain/shop';
import { RestError } from '../support/rest-error';
import { paypalReviewView } from './paypal-review-view';
import { pageContext } from './context';
import { notFound } from './pages';
import { FRONT } from './paypal-buttons';
import { agreedIds, field, flash, readForm, redirect, type Form } from './visit';

type Visit = Context<ShopEnv>;

const CART = '/checkout/cart/';
const REVIEW = `${FRONT}/smartbuttons/review/`;
const NOT_SAVED = "Can't update shipping method. Please try again.";

/** The script of the page that the module's own front end starts. */
const reviewInit = (baseUrl: string, isVirtual: boolean) => ({
  '#order-review-form': {
    validation: {},
    'Magento_PaymentServicesPaypal/js/order-review': {
      updateShippingMethodUrl: `${baseUrl}${FRONT.slice(1)}/smartbuttons/saveshippingmethod/`,
      canEditShippingMethod: '1',
      isVirtual: isVirtual ? 1 : 0,
      editShoppingCartSelector: '.magento-payments-review-items .edit',
    },
  },
});

/** The cart that is reviewed, or null after a message. */
function reviewedCart(shop: Shop, c: Visit): Cart | null {
  try {
    const cart = payableCart(shop, c.get('session'));
    if (paypalChoice(shop.db, cart.id) !== null) return cart;
    throw new NotPayable("Can't initialize checkout. Please try again.");
  } catch (error) {
    if (!(error instanceof NotPayable)) throw error;
    flash(c, 'error', error.message);
    return null;
  }
}

function show(shop: Shop, c: Visit): Response | Promise<Response> {
  const cart = reviewedCart(shop, c);
  if (!cart) return redirect(c, CART);
  const view = { ...paypalReviewView(shop, cart), method: methodOf(sourceOf(shop, c)).title };
  const ctx = pageContext(shop, c);
  const init = [...ctx.config.init, reviewInit(ctx.baseUrl, view.shipping === null)];
  return c.html(pages.renderPaypalReview({ ...ctx, config: { ...ctx.config, init } }, view));
}

/** Another shipping method: the details for a script, the page for a form (WREV-03). */
async function saveShippingMethod(shop: Shop, c: Visit): Promise<Response> {
  const form = await readForm(c);
  const isAjax = field(form, 'isAjax') !== '';
  const cart = reviewedCart(shop, c);
  if (cart) {
    const code = field(form, 'shipping_method');
    const groups = paypalReviewView(shop, cart).shipping?.groups ?? [];
    const isOffered = groups.some(({ rates }) => rates.some((rate) => rate.code === code));
    if (isOffered) updateCart(shop.db, cart.id, { shipping_method: code });
    else flash(c, 'error', NOT_SAVED);
    const { cart: changed } = paypalReviewView(shop, getCart(shop.db, cart.id));
    if (isAjax && isOffered) return c.json({ html: pages.reviewDetails(changed).toString() });
  }
  const { href } = new URL(REVIEW, baseUrlOf(c));
  return isAjax ? c.json({ redirectUrl: href }) : redirect(c, REVIEW);
}

/** The wallet that the session's order is paid with, by its name at PayPal. */
const sourceOf = ({ db }: Shop, c: Visit): string =>
  paypalSessionOrder(db, c.get('session').id)?.source ?? 'paypal';

const WALLETS = new Map([
  ['applepay', APPLE_PAY],
  ['googlepay', GOOGLE_PAY],
]);

const methodOf = (source: string) => WALLETS.get(source) ?? PAYPAL;

/** Places the order of the reviewed cart; returns its id. */
async function placeReviewed(shop: Shop, c: Visit, cart: Cart): Promise<number> {
  const { db } = shop;
  const session = c.get('session');
  const choice = paypalChoice(db, cart.id);
  if (!choice) throw new NotPayable("Can't initialize checkout. Please try again.");
  const customer = session.customerId === null ? null : findCustomer(db, session.customerId);
  const email = customer?.email ?? getAddress(db, cart.id, 'billing').email ?? '';
  const source = sourceOf(shop, c);
  await paypalOf(shop).updateAmount(choice.orderId, paypalAmount(shop, cart));
  return placeWithPaypal(shop, {
    // The cart of a product page belongs to nobody until it is ordered.
    cart: { ...cart, customer_id: customer?.id ?? null },
    email,
    payment: { method: methodOf(source).code, po_number: null },
    now: shop.clock(),
    additional: {
      payments_order_id: choice.paymentsOrderId,
      paypal_order_id: choice.orderId,
      payment_source: source,
    },
    baseUrl: baseUrlOf(c),
  });
}

/** The message of a refused order. */
function refusalOf(error: unknown): string {
  if (error instanceof RestError || error instanceof NotPayable) return error.message;
  if (error instanceof PaypalError) return 'Your payment was not successful. Try again.';
  throw error;
}

async function place(shop: Shop, c: Visit, form: Form): Promise<Response> {
  const session = c.get('session');
  const cart = reviewedCart(shop, c);
  if (!cart) return redirect(c, CART);
  if (!isAgreed(agreedIds(form))) {
    flash(c, 'error', 'Please agree to all Terms and Conditions before placing the order.');
    return redirect(c, REVIEW);
  }
  const { location } = paypalVisit(shop.db, session.id);
  try {
    session.lastOrderId = await placeReviewed(shop, c, cart);
  } catch (error) {
    flash(c, 'error', refusalOf(error));
    return redirect(c, REVIEW);
  }
  if (session.cartId === cart.id) session.cartId = null;
  keepPaypalVisit(shop.db, session.id, { cartId: null, location: '' });
  const isOfProduct = location === PRODUCT_PAGE;
  return redirect(c, isOfProduct ? `${FRONT}/smartbuttons/success/` : '/checkout/onepage/success/');
}

/** The order review page of PayPal's buttons, and what it sends (`endpoints.md` §7). */
export function addPaypalReview(app: Hono<ShopEnv>, shop: Shop): void {
  app.get(`${FRONT}/smartbuttons/review`, (c) =>
    hasPaypalWallets() ? show(shop, c) : notFound(shop, c),
  );
  for (const action of ['saveshippingmethod', 'saveShippingMethod']) {
    app.post(`${FRONT}/smartbuttons/${action}`, (c) =>
      hasPaypalWallets() ? saveShippingMethod(shop, c) : notFound(shop, c),
    );
  }
  app.post(`${FRONT}/smartbuttons/placeorder`, async (c) =>
    hasPaypalWallets() ? place(shop, c, await readForm(c)) : notFound(shop, c),
  );
}
