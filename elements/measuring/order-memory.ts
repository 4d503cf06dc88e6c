import type { CommerceItem } from '../../src/platform/page/commerce.types';
import type { TillEventDetails } from '../../src/platform/page/till-events';
import { isRecord } from '../../src/platform/record';
import { jsonStorage } from '../../src/platform/storage/storage';

/** An order, without the number that the shop has not shown yet. */
export type Purchase = Omit<TillEventDetails['till-order-completed'], 'transactionId'>;

/** An order that was sent in this window and whose number the shop has not shown yet. */
const pending = jsonStorage('till-measured-order', 'sessionStorage');

/** The record of the last placed order, which checkout and wallets share; removed when its payment failed. */
const placed = jsonStorage('till-order-placed');

/** An order whose outcome the success page itself tells: the shop shows its number before the record above exists. */
const open = jsonStorage('till-order-attempt');

/** The lifetime of a guest's session. */
const LIFETIME_MS = 3_600_000;

const amountOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
/** An earlier version stored no categories. */
const itemOf = (item: CommerceItem): CommerceItem => ({
  ...item,
  categories: (item as Partial<CommerceItem>).categories ?? [],
});
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Stores the order that is being sent. `at` in milliseconds since 1970. */
export const writePending = (at: number, purchase: Purchase): void => {
  pending.write({ at, ...purchase });
};

/** Removes the stored order: it was reported or refused. */
export const removePending = (): void => {
  pending.remove();
};

/** The stored order; null if there is none, it is too old, or its payment has failed since. */
export function readPending(now: number): Purchase | null {
  const stored = pending.read();
  const order = placed.read() ?? open.read();
  if (!isRecord(stored) || !isRecord(order) || !Array.isArray(stored.items)) return null;
  const isRecent = (at: unknown): boolean => typeof at === 'number' && now - at < LIFETIME_MS;
  if (!isRecent(stored.at) || !isRecent(order.startedAt)) return null;
  return {
    currency: textOf(stored.currency),
    value: amountOf(stored.value),
    coupon: textOf(stored.coupon),
    tax: amountOf(stored.tax),
    shipping: amountOf(stored.shipping),
    items: (stored.items as readonly CommerceItem[]).map(itemOf),
  };
}
