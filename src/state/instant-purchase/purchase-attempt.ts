import { ownValue } from '../../domain/own-value';
import { isRecord, recordOf } from '../../platform/record';
import { entryTime } from '../../platform/storage/entry-time';
import { jsonStorage } from '../../platform/storage/storage';

/** An instant purchase that was sent. It survives a reload and is visible to every tab. */
export interface PurchaseAttempt {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The id of the customer who orders; null or missing where the shop did not say it. */
  readonly owner?: number | null | undefined;
  /** What the shop has reported; missing while the order may be on its way. */
  readonly end?: 'placed' | 'refused';
  /** The shop's sentence with the order's number, where it has one. */
  readonly text?: string;
}

/** How long an order without a response may be on its way, in milliseconds: ten minutes. */
const LIFETIME_MS = 600_000;

/** The attempts of all products, by product id. */
const attempts = jsonStorage('till-instant-purchases');

function stored(now: number): Readonly<Record<string, PurchaseAttempt>> {
  const entries = recordOf(attempts.read());
  const young = Object.entries(entries).flatMap(([productId, entry]) => {
    if (!isRecord(entry)) return [];
    const startedAt = entryTime(entry.startedAt, now, LIFETIME_MS, (at) => {
      attempts.write({ ...entries, [productId]: { ...entry, startedAt: at } });
    });
    return startedAt === null ? [] : [[productId, { ...entry, startedAt }] as const];
  });
  return Object.fromEntries(young);
}

/** The last purchase of a product in this browser; null without one, or when it is too old. `now` in ms. */
export const readPurchase = (productId: string, now: number): PurchaseAttempt | null =>
  ownValue(stored(now), productId) ?? null;

/** Stores a purchase before it is sent, and again with its end. `now` in ms. */
export function writePurchase(productId: string, attempt: PurchaseAttempt, now: number): void {
  attempts.write({ ...stored(now), [productId]: attempt });
}

/** Calls `listener` when another tab has stored a purchase. */
export const onPurchaseElsewhere = (listener: () => void): void => {
  attempts.subscribe(listener);
};

/** Whether an order of the product may be on its way. */
export const isUnderWay = (attempt: PurchaseAttempt | null): boolean =>
  attempt !== null && attempt.end === undefined;
