import { attemptWaits, knownOrder } from './order-attempt';

/**
 * Stores the order that waits for its payment again, after an attempt to pay it has failed. Returns whether there is one
 * with these lines. `now` in ms.
 */
export function storeWaitingOrder(itemIds: readonly number[], now: number): boolean {
  const known = knownOrder(itemIds, now);
  if (known?.awaitsPayment === undefined) return false;
  attemptWaits(known);
  return true;
}
