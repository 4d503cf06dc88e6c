import type { Context } from 'hono';

import { ProviderError } from '../../domain/payments/provider';
import type { Cart } from '../../domain/carts/cart-store';
import { findOrder, type Order } from '../../domain/orders/order-store';
import { sessionCart } from '../../domain/session/session-cart';
import type { Shop, ShopEnv } from '../../domain/shop';
import { RestError } from '../../support/rest-error';

/** The module's responses are JSON in a JSON string, to be parsed twice (decision C44). */
export function inText(c: Context<ShopEnv>, value: unknown): Response {
  return c.json(JSON.stringify(value));
}

/** The last order of this session; null without one, or once its success page was shown. */
export function lastOrder({ db }: Shop, c: Context<ShopEnv>): Order | null {
  const { lastOrderId } = c.get('session');
  return lastOrderId === null ? null : findOrder(db, lastOrderId);
}

/** The session's cart; 400 without one. */
export function requireCart(shop: Shop, c: Context<ShopEnv>): Cart {
  const cart = sessionCart(shop, c.get('session'));
  if (!cart) throw new RestError(400, 'There are no items in your cart.');
  return cart;
}

/** The error message for the shopper. */
export function messageOf(error: unknown): string {
  if (error instanceof RestError || error instanceof ProviderError) return error.message;
  throw error;
}

/** Runs a call to the provider; a refusal becomes a 400 with its message. */
export async function asRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new RestError(400, messageOf(error));
  }
}
