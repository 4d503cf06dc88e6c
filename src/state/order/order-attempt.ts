import type { CartRef, CheckoutConfig } from '../../domain/quote.types';
import { isRecord, recordOf } from '../../platform/record';
import { entryTime } from '../../platform/storage/entry-time';
import type { jsonStorage } from '../../platform/storage/storage';
import { openCharge, openOrder, placedOrder, redirectedOrder } from './order-notes';

/**
 * An order that was sent: for which cart, when and with which lines. It survives a reload and is visible to every tab.
 */
export interface OrderAttempt {
  /** The guest's cart id, or `customer-7`. */
  readonly cartId: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The lines that were ordered; a customer's next cart has other ones. */
  readonly itemIds: readonly number[];
  /** The amount on the button that was pressed, as formatted there. */
  readonly shown?: string;
  /** The page where the shop shows the order number. */
  readonly successUrl?: string;
  /** The shop has responded: it is no longer processing the order. */
  readonly hasEnded?: boolean;
  /** The order is known to exist; the shopper may not have seen its number yet. */
  readonly isPlaced?: boolean;
  /** The code of the payment method; its own step after the order is the one that runs, whatever is chosen by then. */
  readonly method?: string;
  /** The order's entity id, where the shop has returned it. */
  readonly orderId?: number;
  /** Of a guest's order whose cart may be opened again: its number, which that cart has no more then. */
  readonly number?: string;
  /**
   * The order exists, and the method's step after it has not ended, or has led to a page that may ask for the payment. Where
   * the shop opens the cart again the shopper is asked what to do.
   */
  readonly mayBeUnpaid?: boolean;
  /** The code of the payment method on whose provider's page the order is still to be paid. */
  readonly awaitsPayment?: string;
  /**
   * With `awaitsPayment`, in this window only: the browser's checkout data, which a shopper who comes back unpaid finds
   * again.
   */
  readonly draft?: unknown;
  /** With `awaitsPayment`: its cart was open although the order was not paid, so that a closed one is paid. */
  readonly isCartOpen?: boolean;
  /** With `awaitsPayment`: the order is not paid elsewhere, but in the checkout, by the same method's next attempt. */
  readonly isPaidHere?: boolean;
  /** With `awaitsPayment`: the shopper has returned, and the order was paid nevertheless. */
  readonly isPaid?: boolean;
  /** When a window went to the success page to see whether there is an order (`ask-shop.ts`), in ms since 1970. */
  readonly askedAt?: number;
  /** The shopper has seen the order number. */
  readonly isSeen?: boolean;
  /** The cart is the one of the browser's session: the page that ordered it did not know its id. */
  readonly isSession?: boolean;
  /** With `isSession`: the number of pieces that are ordered; where fewer are left, some of several orders were placed. */
  readonly pieces?: number;
  /** Where several orders are placed at once, the folder of the shop's pages for that, with a slash at its end. */
  readonly pagesUrl?: string;
  /** Of a wallet's order: the page where it was reviewed, which the shop shows until it is ordered. */
  readonly reviewUrl?: string;
  /** With `pagesUrl` or `reviewUrl`, in this window only: when the browser sent the form, in ms since 1970; the next page is the answer. */
  readonly pressedAt?: number;
  /** With `pagesUrl`, where a payment provider's call places the orders: what it was told last (`multishipping/pay-orders.ts`). */
  readonly paid?: PaidOrders;
  /** With `isSession`: the id of the customer who orders, where the page knows it. */
  readonly customerId?: number;
}

/**
 * How far several orders have come that a payment provider's call places. Until they are `placed` the cart stays as it is, so
 * that it says nothing about them; they may be paid from `confirming` on.
 */
export interface PaidOrders {
  /** The provider's code. */
  readonly provider: string;
  readonly step: 'placing' | 'confirming' | 'confirmed' | 'refused';
  /** The number of the customer's latest order before; null without one. */
  readonly before: string | null;
  /** With `refused`: why, for the shopper. */
  readonly refusal?: string;
}

/** Maximum age of a stored attempt, in milliseconds: one hour, a guest's session. */
const LIFETIME_MS = 3_600_000;

type Note = ReturnType<typeof jsonStorage>;

/** The cart's id in an attempt. */
export const attemptCartId = (cart: CartRef, config: CheckoutConfig): string =>
  cart.kind === 'guest' ? cart.maskedId : `customer-${String(config.customer?.id ?? '')}`;

/** The cart of an attempt. */
export const attemptCart = ({ cartId }: OrderAttempt): CartRef =>
  cartId.startsWith('customer-') ? { kind: 'customer' } : { kind: 'guest', maskedId: cartId };

/** The attempt in a storage entry; null when there is none, or it is too old. `now` in ms. */
export function storedAttempt(note: Note, now: number): OrderAttempt | null {
  const stored = note.read();
  if (!isRecord(stored)) return null;
  const { cartId, itemIds } = stored;
  const startedAt = entryTime(stored.startedAt, now, LIFETIME_MS, (at) => {
    note.write({ ...stored, startedAt: at });
  });
  if (typeof cartId !== 'string' || startedAt === null) return null;
  const ids = Array.isArray(itemIds) ? itemIds.filter((one) => typeof one === 'number') : [];
  return { ...stored, cartId, startedAt, itemIds: ids };
}

/** The `cartId` of attempts whose cart is the session's; it may be any cart of this browser. */
export const SESSION_CART = 'session';

/** The stored attempt for a cart whose outcome is unknown, or null. `now` in ms. */
export function readAttempt(cartId: string, now: number): OrderAttempt | null {
  const attempt = storedAttempt(openOrder, now);
  if (attempt === null || attempt.isPlaced === true) return null;
  const isSame = attempt.cartId === cartId || attempt.isSession === true || cartId === SESSION_CART;
  return isSame ? attempt : null;
}

/** Stores an attempt before the order is sent. */
export const writeAttempt = (attempt: OrderAttempt): void => {
  openOrder.write(attempt);
};

/** Removes the attempt when it is known that there is no order, or when its number was seen. */
export const clearAttempt = (): void => {
  openOrder.remove();
};

/** The customer who orders, as `customer-7`; null for a guest, and where the page that ordered did not know. */
export function buyerOf({ cartId, customerId }: OrderAttempt): string | null {
  if (customerId !== undefined) return `customer-${String(customerId)}`;
  return cartId.startsWith('customer-') ? cartId : null;
}

/** Whether the noted payment is this customer's, and older: it was paid for this order, or told before it was sent. */
function endsCharge(attempt: OrderAttempt): boolean {
  const { owner, askedAt } = recordOf(openCharge.read());
  const payer = typeof owner === 'number' ? `customer-${String(owner)}` : null;
  return payer === buyerOf(attempt) && Number(askedAt) <= attempt.startedAt;
}

/**
 * Stores that the order exists, for other tabs and for pages restored by the back button. The caller then sends this
 * window to the success page, if the attempt has one.
 */
export const attemptSucceeded = (attempt: OrderAttempt): void => {
  const note: OrderAttempt = { ...attempt, isPlaced: true };
  placedOrder.write(note);
  if (endsCharge(attempt)) openCharge.remove();
  if (attempt.successUrl === undefined) {
    openOrder.remove();
    return;
  }
  openOrder.write(note);
  redirectedOrder.write(note);
};

/**
 * Stores that the order exists and is still to be paid on the page of this payment method's provider. `draft` is what the
 * shopper typed.
 */
export const attemptAwaitsPayment = (attempt: OrderAttempt, code: string, draft: unknown): void => {
  const note = { ...attempt, method: code, awaitsPayment: code };
  attemptSucceeded(note);
  redirectedOrder.write({ ...note, isPlaced: true, draft });
};

/**
 * Stores an order whose cart is open although it can still be paid: whichever window shows the cart asks what to do. No noted
 * payment ends with it.
 */
export const attemptWaits = (attempt: OrderAttempt): void => {
  const note: OrderAttempt = { ...attempt, isPlaced: true };
  placedOrder.write(note);
  openOrder.write(note);
  redirectedOrder.remove();
};

/**
 * Whether an order is paid, or needs no payment elsewhere, once its cart is closed. Some shops keep the cart of an unpaid
 * order closed until the shopper returns.
 */
export const meansPaid = ({ awaitsPayment, isCartOpen }: OrderAttempt): boolean =>
  awaitsPayment === undefined || isCartOpen === true;

/** Removes a storage entry if it is about this order: another one may have been placed since. */
export const forgetAttempt = (note: Note, { startedAt }: OrderAttempt): void => {
  const stored = note.read();
  if (isRecord(stored) && stored.startedAt === startedAt) note.remove();
};

/** The shopper has been informed about the order. */
export const forgetOrder = (): void => {
  openOrder.remove();
  redirectedOrder.remove();
};

/** The shop has cancelled the order again and restored the cart: it may be ordered once more. */
export const withdrawOrder = (): void => {
  placedOrder.remove();
  forgetOrder();
};

/**
 * The order that this browser knows was placed with these lines; null without one. Lines are known by their ids, which no
 * other cart has. `now` in ms.
 */
export function knownOrder(itemIds: readonly number[], now: number): OrderAttempt | null {
  const order = storedAttempt(placedOrder, now);
  return order?.itemIds.some((itemId) => itemIds.includes(itemId)) === true ? order : null;
}

/** A cart, by its id in an attempt, and its lines. */
type CartOfOrder = Pick<OrderAttempt, 'cartId' | 'itemIds'>;

/**
 * Whether an order that waits to be paid is a guest's who has signed in since: the lines of the guest's cart are in the account's
 * under other ids, and the guest's cart is gone.
 */
export const isMoved = (order: OrderAttempt, { cartId, itemIds }: CartOfOrder): boolean =>
  order.awaitsPayment !== undefined &&
  buyerOf(order) === null &&
  cartId.startsWith('customer-') &&
  !order.itemIds.some((itemId) => itemIds.includes(itemId));

/** The order that this browser knows was placed with this cart; null without one. `now` in ms. */
export function orderOfCart(cart: CartOfOrder, now: number): OrderAttempt | null {
  const open = storedAttempt(openOrder, now);
  return knownOrder(cart.itemIds, now) ?? (open !== null && isMoved(open, cart) ? open : null);
}

/**
 * Whether an order may be on its way, or waits to be paid on its provider's page: no wallet orders meanwhile. Where the
 * shop has ended its work, the order itself is looked up first. `now` in ms.
 */
export function isOrderOpen(now: number): boolean {
  const order = storedAttempt(openOrder, now);
  if (order === null || order.hasEnded === true) return false;
  if (order.isPlaced !== true) return true;
  return order.awaitsPayment !== undefined && order.isPaidHere !== true;
}
