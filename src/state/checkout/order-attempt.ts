import type { CartRef, CheckoutConfig } from '../../domain/quote.types';
import { jsonStorage } from '../../platform/storage/storage';

/** An order that was sent and whose outcome is not known yet; outlives a reload and is seen by every tab. */
export interface OrderAttempt {
  /** The guest's cart id, or `customer-7`. */
  readonly cartId: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The lines that were ordered: a customer's new cart has others. */
  readonly itemIds: readonly number[];
}

/** Older attempts say nothing any more, in milliseconds: one hour, a guest's session. */
const LIFETIME_MS = 3_600_000;

const record = jsonStorage('till-order-attempt');

/** The cart's name in an attempt. */
export const attemptCartId = (cart: CartRef, config: CheckoutConfig): string =>
  cart.kind === 'guest' ? cart.maskedId : `customer-${String(config.customer?.id ?? '')}`;

/** The pending attempt for a cart, or null. `now` in ms. */
export function readAttempt(cartId: string, now: number): OrderAttempt | null {
  const stored = record.read();
  if (typeof stored !== 'object' || stored === null) return null;
  const { cartId: id, startedAt, itemIds } = stored as Partial<Record<string, unknown>>;
  if (id !== cartId || typeof startedAt !== 'number' || now - startedAt > LIFETIME_MS) return null;
  const ids = Array.isArray(itemIds) ? itemIds.filter((one) => typeof one === 'number') : [];
  return { cartId, startedAt, itemIds: ids };
}

/** Notes an order before it is sent. */
export const writeAttempt = (attempt: OrderAttempt): void => {
  record.write(attempt);
};

/** The outcome is known. */
export const clearAttempt = (): void => {
  record.remove();
};
