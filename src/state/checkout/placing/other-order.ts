import { otherOrder } from '../../order/send-order';
import type { FlowApi } from '../../shared/store.types';
import { orderWaits } from '../checkout-actions';
import { attemptOf, type OrderedCart } from './ordered-cart';
import type { Sending } from './sending.types';

type Method = Sending['method'];

/** Loaded only where an order waits. Null when it could not be. */
export const loadWaiting = () => import('./waiting-order').catch(() => null);

/** The attempt to order a cart with this method. `now` in ms. */
export const attemptWith = (api: FlowApi, cart: OrderedCart, method: Method, now: number) => ({
  ...attemptOf(api, cart, now),
  ...(method === undefined ? {} : { method: method.code }),
});

/** An order of this cart that this method would not pay; null without one. `now` in ms. */
export const findOther = (api: FlowApi, cart: OrderedCart, method: Method, now: number) =>
  otherOrder(attemptWith(api, cart, method, now), method?.send !== undefined, now);

/**
 * Settles such an order, or asks the shopper about it, before the method can take money (PELEM-15). Returns whether there was
 * one, so that nothing may be paid now.
 */
export async function resolveOther(
  api: FlowApi,
  cart: OrderedCart,
  method: Method,
  now: () => number,
): Promise<boolean> {
  if (findOther(api, cart, method, now()) === null) return false;
  const late = await loadWaiting();
  if (late === null) {
    api.dispatch(orderWaits('unpaid'));
    return true;
  }
  const attempt = attemptWith(api, cart, method, now());
  return late.resolveBeforePaying(api, cart, attempt, method?.send !== undefined, now);
}
