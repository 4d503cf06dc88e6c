import type { Context, Hono } from 'hono';

import { findProduct } from '../domain/catalogue/catalogue';
import { wishOf } from '../domain/carts/wish-of-form';
import { purchaseAtOnce } from '../domain/orders/instant-purchase';
import { translateHtml } from '../domain/language/translate';
import type { Shop, ShopEnv } from '../domain/shop';
import { RestError } from '../support/rest-error';
import { field, hasFormKey, readForm, flash, type Form } from './visit';

type Visit = Context<ShopEnv>;

const FAILED = 'Something went wrong while processing your order. Please try again later.';
const FIELDS = [
  'product',
  'instant_purchase_payment_token',
  'instant_purchase_shipping_address',
  'instant_purchase_billing_address',
  'instant_purchase_carrier',
  'instant_purchase_shipping',
];

const answer = (c: Visit, type: 'success' | 'error', text: string): Response => {
  flash(c, type, text);
  return c.json({ response: text });
};

function purchase(shop: Shop, c: Visit, form: Form): Response {
  const { customerId } = c.get('session');
  const product = findProduct(Number(field(form, 'product')));
  const isWhole = FIELDS.every((name) => field(form, name) !== '');
  if (!isWhole || !hasFormKey(c, form) || !product || customerId === null) {
    return answer(c, 'error', FAILED);
  }
  try {
    const order = purchaseAtOnce(shop, customerId, wishOf(form, product), {
      token: field(form, 'instant_purchase_payment_token'),
      shipping: field(form, 'instant_purchase_shipping_address'),
      billing: field(form, 'instant_purchase_billing_address'),
    });
    return answer(c, 'success', translateHtml('Your order number is: %1.', order.increment_id));
  } catch (error) {
    if (error instanceof RestError) return answer(c, 'error', FAILED);
    throw error;
  }
}

/**
 * The instant purchase of a product page (`endpoints.md` §6, INST-03): the form with six more fields. Only the type of
 * the message shows whether the order was placed.
 */
export function addInstantPurchaseRoutes(app: Hono<ShopEnv>, shop: Shop): void {
  app.post('/instantpurchase/button/placeOrder', async (c) => purchase(shop, c, await readForm(c)));
}
