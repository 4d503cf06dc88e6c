import type { CartRef, CheckoutConfig } from '../../domain/quote.types';
import { jsonStorage } from '../../platform/storage/storage';

/** An order that was sent: of which cart, when and with which lines. Outlives a reload and is seen by every tab. */
export interface OrderAttempt {
  /** The guest's cart id, or `customer-7`. */
  readonly cartId: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The lines that were ordered: a customer's new cart has others. */
  readonly itemIds: readonly number[];
}

/** Older notes say nothing any more, in milliseconds: one hour, a guest's session. */
const LIFETIME_MS = 3_600_000;

type Note = ReturnType<typeof jsonStorage>;

/** The order whose outcome is not known yet. */
const pending = jsonStorage('till-order-attempt');
/** The last order that is known to exist. */
const placed = jsonStorage('till-order-placed');

/** The cart's name in an attempt. */
export const attemptCartId = (cart: CartRef, config: CheckoutConfig): string =>
  cart.kind === 'guest' ? cart.maskedId : `customer-${String(config.customer?.id ?? '')}`;

function read(record: Note, cartId: string, now: number): OrderAttempt | null {
  const stored = record.read();
  if (typeof stored !== 'object' || stored === null) return null;
  const { cartId: id, startedAt, itemIds } = stored as Partial<Record<string, unknown>>;
  if (id !== cartId || typeof startedAt !== 'number' || now - startedAt > LIFETIME_MS) return null;
  const ids = Array.isArray(itemIds) ? itemIds.filter((one) => typeof one === 'number') : [];
  return { cartId, startedAt, itemIds: ids };
}

/** The pending attempt for a cart, or null. `now` in ms. */
export const readAttempt = (cartId: string, now: number): OrderAttempt | null =>
  read(pending, cartId, now);

/** Notes an order before it is sent. */
export const writeAttempt = (attempt: OrderAttempt): void => {
  pending.write(attempt);
};

/** The outcome is known: there is no order. */
export const clearAttempt = (): void => {
  pending.remove();
};

/** The outcome is known: the order exists. Other tabs and pages come back to are told by this. */
export const attemptSucceeded = (attempt: OrderAttempt): void => {
  pending.remove();
  placed.write(attempt);
};

/** Whether this browser knows that these lines of the cart were ordered. `now` in ms. */
export function wasOrdered(cartId: string, itemIds: readonly number[], now: number): boolean {
  const order = read(placed, cartId, now);
  return order !== null && order.itemIds.some((itemId) => itemIds.includes(itemId));
}
