import { isRecord } from '../../platform/record';
import type { OrderAttempt } from './order-attempt';
import { placedOrder } from './order-notes';

/** Stores that an order which waited is paid: no other window offers to pay it, or to give it up. */
export function markOrderPaid({ startedAt }: OrderAttempt): void {
  const stored = placedOrder.read();
  if (!isRecord(stored) || stored.startedAt !== startedAt) return;
  const { awaitsPayment, isCartOpen, ...paid } = stored;
  placedOrder.write(paid);
}
