import * as v from 'valibot';
import { call, cartUrl, type RestContext } from './rest';

/** The way to the payment page does not wait longer for it, in milliseconds. */
const LIMIT_MS = 3000;

const ordered = v.object({ reserved_order_id: v.string() });

/**
 * The number of the order that was placed with a guest's cart; null where the shop does not say it, as once it has opened the cart
 * again.
 */
export async function loadOrderNumber(context: RestContext): Promise<string | null> {
  const result = await call({ url: cartUrl(context), timeoutMs: LIMIT_MS }, ordered);
  return result.ok ? result.value.reserved_order_id : null;
}
