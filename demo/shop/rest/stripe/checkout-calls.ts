import type { Context, Hono } from 'hono';

import { cartLines } from '../../domain/carts/cart-lines';
import { getCart, updateCart, writeAddress, type Cart } from '../../domain/carts/cart-store';
import { isProviderOn } from '../../domain/orders/payment-methods';
import { looseAddress } from '../../domain/payments/express-address';
import { couponRule } from '../../domain/totals/rules';
import { computeTotals } from '../../domain/totals/totals';
import { futureSubscription } from '../../domain/payments/future-subscription';
import { updateInCart } from '../../domain/payments/update-in-cart';
import { upcomingInvoice } from '../../domain/payments/upcoming-invoice';
import { sessionCart } from '../../domain/session/session-cart';
import type { Shop, ShopEnv } from '../../domain/shop';
import { elementOptions, providerInit } from '../../page-config/element-options';
import { optionalText, required, toFields, type Fields } from '../../support/fields';
import { RestError } from '../../support/rest-error';
import { readBody } from '../request';
import { inText, requireCart } from './responses';

type Call = Context<ShopEnv>;

/** Saves the addresses, the rate and the coupon from the checkout; without a coupon the current one is removed. */
function keepChoices({ db }: Shop, cart: Cart, body: Fields): Cart {
  if (body.billing_address) {
    writeAddress(db, cart.id, 'billing', looseAddress(body.billing_address));
  }
  if (body.shipping_address) {
    writeAddress(db, cart.id, 'shipping', looseAddress(body.shipping_address));
    const rate = toFields(body.shipping_method);
    const carrier = optionalText(rate, 'carrier_code');
    const method = optionalText(rate, 'method_code');
    if (carrier && method) updateCart(db, cart.id, { shipping_method: `${carrier}_${method}` });
  }
  const code = optionalText(body, 'coupon_code');
  const known = { coupon_code: code, customer_id: cart.customer_id };
  const isKnown = couponRule(known, cartLines(db, cart.id)) !== null;
  updateCart(db, cart.id, { coupon_code: isKnown ? code : null });
  return getCart(db, cart.id);
}

async function methods(shop: Shop, c: Call): Promise<object> {
  const body = await readBody(c);
  required(body, 'billing_address', 'billingAddress');
  if (!isProviderOn()) {
    throw new RestError(400, 'The requested Payment Method is not available.');
  }
  keepChoices(shop, requireCart(shop, c), body);
  return { methods: ['card', 'link'] };
}

/** The checkout's calls before the payment: methods, future payments, configuration (`endpoints.md` §8). */
export function addCheckoutCalls(app: Hono<ShopEnv>, shop: Shop): void {
  app.post('/get_checkout_payment_methods', async (c) => inText(c, await methods(shop, c)));

  app.post('/get_future_subscriptions', async (c) => {
    const body = await readBody(c);
    const cart = keepChoices(shop, requireCart(shop, c), body);
    return inText(c, futureSubscription(computeTotals(shop.db, cart), shop.clock()));
  });

  app.get('/get_upcoming_invoice', (c) => {
    const cart = sessionCart(shop, c.get('session'));
    const update = updateInCart(shop.db, cart);
    if (!update || !cart) return inText(c, { upcomingInvoice: null });
    const totals = computeTotals(shop.db, cart);
    return inText(c, { upcomingInvoice: upcomingInvoice(update, totals, shop.clock()) });
  });

  const configuration = (c: Call): Response => {
    const cart = sessionCart(shop, c.get('session'));
    const totals = cart ? computeTotals(shop.db, cart) : null;
    const elementsOptions = JSON.stringify(elementOptions(totals));
    return inText(c, { ...providerInit(shop), elementsOptions });
  };
  app.post('/get_stripe_configuration', configuration);
  app.get('/get_stripe_configuration', configuration);
}
