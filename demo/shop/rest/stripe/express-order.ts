import type { Context } from 'hono';

import { emptyAddress } from '../../domain/carts/address';
import { getAddress, getCart, updateCart, writeAddress } from '../../domain/carts/cart-store';
import { findCustomer } from '../../domain/customers/customers';
import { walletAddress } from '../../domain/payments/express-address';
import { chooseRate, ratesOfCart } from '../../domain/payments/express';
import { instrumentOf } from '../../domain/payments/instrument';
import { placeCharged } from '../../domain/payments/place-paid';
import { computeTotals } from '../../domain/totals/totals';
import type { Shop, ShopEnv } from '../../domain/shop';
import { baseUrlOf } from '../../domain/base-url';
import { optionalText, toFields, type Fields } from '../../support/fields';
import { requireCart } from './responses';

type Call = Context<ShopEnv>;

/** Saves the addresses and the rate from the wallet; the checkout may already have the address. */
function keepSheet(shop: Shop, cartId: number, result: Fields): void {
  const { db } = shop;
  const billingDetails = toFields(result.billing_details);
  const billing = walletAddress(billingDetails, {});
  const { isVirtual } = computeTotals(db, getCart(db, cartId));
  if (billing) writeAddress(db, cartId, 'billing', billing);
  if (isVirtual) return;
  const shipping = walletAddress(result.shipping_address, billingDetails);
  if (shipping) writeAddress(db, cartId, 'shipping', shipping);
  const known = getAddress(db, cartId, 'shipping');
  // Some wallets do not provide the payer's address.
  if (!billing) writeAddress(db, cartId, 'billing', { ...emptyAddress, ...known });
  const rate = optionalText(toFields(result.shipping_rate), 'id');
  if (rate === null) return;
  const cart = getCart(db, cartId);
  if (ratesOfCart(shop, cart).some(({ id }) => id === rate)) chooseRate(shop, cart, rate);
}

/** Places the order of a wallet's sheet; returns the redirect URL (EXPR-20). */
export async function placeExpress(shop: Shop, c: Call, result: Fields): Promise<object> {
  const { db } = shop;
  const session = c.get('session');
  const cart = requireCart(shop, c);
  const token = optionalText(toFields(result.confirmation_token), 'id');
  const instrument = instrumentOf({ confirmation_token: token });
  keepSheet(shop, cart.id, result);
  const billing = toFields(result.billing_details);
  const customer = session.customerId === null ? null : findCustomer(db, session.customerId);
  const email = customer?.email ?? optionalText(billing, 'email') ?? '';
  updateCart(db, cart.id, { email });
  const id = await placeCharged(
    shop,
    {
      cart: getCart(db, cart.id),
      email,
      payment: { method: 'stripe_payments_express', po_number: null },
      now: shop.clock(),
      additional: null,
      baseUrl: baseUrlOf(c),
    },
    instrument,
  );
  if (session.cartId === cart.id) session.cartId = null;
  session.lastOrderId = id;
  return { redirect: `${baseUrlOf(c)}checkout/onepage/success/` };
}
