import type { CartRef, CheckoutConfig } from '../../domain/quote.types';
import { isRecord } from '../../platform/record';
import { jsonStorage } from '../../platform/storage/storage';
import { ledOrder, openOrder } from './order-notes';

/** An order that was sent: of which cart, when and with which lines. Outlives a reload and is seen by every tab. */
export interface OrderAttempt {
  /** The guest's cart id, or `customer-7`. */
  readonly cartId: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The lines that were ordered: a customer's new cart has others. */
  readonly itemIds: readonly number[];
  /** The sum on the button that was pressed, as written there. */
  readonly shown?: string;
  /** Where the shop shows the number. */
  readonly successUrl?: string;
  /** The shop has answered: it does not work on the order any more. */
  readonly hasEnded?: boolean;
  /** The order is known to exist; its number may not have been seen yet. */
  readonly isPlaced?: boolean;
  /** The shop's page with the number has been seen. */
  readonly isSeen?: boolean;
}

/** Older notes say nothing any more, in milliseconds: one hour, a guest's session. */
const LIFETIME_MS = 3_600_000;

type Note = ReturnType<typeof jsonStorage>;

/** The last order that is known to exist. */
const placed = jsonStorage('till-order-placed');

/** The cart's name in an attempt. */
export const attemptCartId = (cart: CartRef, config: CheckoutConfig): string =>
  cart.kind === 'guest' ? cart.maskedId : `customer-${String(config.customer?.id ?? '')}`;

/** The cart that an attempt names. */
export const attemptCart = ({ cartId }: OrderAttempt): CartRef =>
  cartId.startsWith('customer-') ? { kind: 'customer' } : { kind: 'guest', maskedId: cartId };

/** The attempt that a note holds; null when it holds none, or one that is too old. `now` in ms. */
export function noted(note: Note, now: number): OrderAttempt | null {
  const stored = note.read();
  if (!isRecord(stored)) return null;
  const { cartId, startedAt, itemIds } = stored;
  if (typeof cartId !== 'string' || typeof startedAt !== 'number') return null;
  if (now - startedAt > LIFETIME_MS) return null;
  const ids = Array.isArray(itemIds) ? itemIds.filter((one) => typeof one === 'number') : [];
  return { ...stored, cartId, startedAt, itemIds: ids };
}

/** The attempt for a cart whose outcome is not known, or null. `now` in ms. */
export function readAttempt(cartId: string, now: number): OrderAttempt | null {
  const attempt = noted(openOrder, now);
  return attempt?.cartId === cartId && attempt.isPlaced !== true ? attempt : null;
}

/** Notes an order before it is sent. */
export const writeAttempt = (attempt: OrderAttempt): void => {
  openOrder.write(attempt);
};

/** The outcome is known: there is no order; or its number was seen. */
export const clearAttempt = (): void => {
  openOrder.remove();
};

/**
 * The outcome is known: the order exists. Other tabs and pages come back to are told by this. This window is led to the
 * shop's page with the number when the attempt names one.
 */
export const attemptSucceeded = (attempt: OrderAttempt): void => {
  const note: OrderAttempt = { ...attempt, isPlaced: true };
  placed.write(note);
  if (attempt.successUrl === undefined) {
    openOrder.remove();
    return;
  }
  openOrder.write(note);
  ledOrder.write(note);
};

/** Takes a note away if it is about this order: another one may have been placed meanwhile. */
export const forgetAttempt = (note: Note, { startedAt }: OrderAttempt): void => {
  const stored = note.read();
  if (isRecord(stored) && stored.startedAt === startedAt) note.remove();
};

/** The shopper has been told of the order. */
export const forgetOrder = (): void => {
  openOrder.remove();
  ledOrder.remove();
};

/** Whether this browser knows that these lines of the cart were ordered. `now` in ms. */
export function wasOrdered(cartId: string, itemIds: readonly number[], now: number): boolean {
  const order = noted(placed, now);
  return order?.cartId === cartId && order.itemIds.some((itemId) => itemIds.includes(itemId));
}
