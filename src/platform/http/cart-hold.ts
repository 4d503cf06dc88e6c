import { recordOf } from '../record';
import { jsonStorage } from '../storage/storage';

/*
 * While a tab places an order, the writes of every other tab of this browser wait, so that the order is what was shown.
 * An entry in storage delays new writes. Pending writes share a lock that the ordering tab waits for, where the browser
 * has Web Locks. No wait is unlimited: the entry expires, also when its tab has crashed. While the shopper's bank is
 * asked to confirm, which takes minutes, writes are refused instead of waiting.
 */

/** How long a write waits for an order, and how long the entry is valid, in milliseconds. */
export const HOLD_MS = 20_000;

/**
 * How long the entry of a payment (`payment-hold.ts`) is valid, in milliseconds: browsers run the timers of a hidden tab
 * once a minute.
 */
export const PAYING_MS = 90_000;

/** How long an order waits for pending writes, in milliseconds. */
const WRITES_LIMIT_MS = 8_000;

/** Pause between two checks of the entry, in milliseconds. */
const CHECK_MS = 150;

const NAME = 'till-cart-writes';

/** The entry: whose it is, and until when it is valid. */
export const hold = jsonStorage('till-cart-hold');

const lockManager = (): LockManager | null =>
  (globalThis as { readonly navigator?: { readonly locks?: LockManager | null } }).navigator
    ?.locks ?? null;

const isPayingEntry = (): boolean => recordOf(hold.read()).isPaying === true;

const isHeld = (): boolean => {
  const left = Number(recordOf(hold.read()).until) - Date.now();
  // An entry that expires later than possible is from before the clock was set back; a payment renews its own soon.
  return left > 0 && left <= (isPayingEntry() ? PAYING_MS : HOLD_MS);
};

/** Whether some tab of this browser has asked the shopper's bank to confirm a payment, and waits for it. */
export const isPaymentRunning = (): boolean => isHeld() && isPayingEntry();

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, CHECK_MS);
  });

/**
 * Runs a write when no order is being placed; after `HOLD_MS` at the latest. Null, and nothing is written, while a
 * payment is being confirmed.
 */
export async function afterOrder<T>(write: () => Promise<T>): Promise<T | null> {
  const until = performance.now() + HOLD_MS;
  const locks = lockManager();
  for (;;) {
    while (isHeld() && !isPaymentRunning() && performance.now() < until) await pause();
    if (isPaymentRunning()) return null;
    if (locks === null || performance.now() >= until) return write();
    const turn = await locks.request(NAME, { mode: 'shared' }, async () =>
      isHeld() ? null : { result: await write() },
    );
    if (turn !== null) return turn.result;
  }
}

/** A tab's hold on the cart. */
export interface CartHold {
  /** Whether it was released or has expired: other tabs may have written since. */
  readonly isOver: () => boolean;
  readonly again: () => Promise<void>;
  readonly release: () => void;
}

/** Delays the writes of every tab and waits for the pending ones. */
export async function holdCart(): Promise<CartHold> {
  const id = crypto.getRandomValues(new Uint32Array(1))[0];
  const isMine = (): boolean => recordOf(hold.read()).id === id;
  const again = async (): Promise<void> => {
    // Another tab's payment stays protected; this tab's order waits for that one.
    if (isMine() || !isPaymentRunning()) hold.write({ id, until: Date.now() + HOLD_MS });
    const signal = AbortSignal.timeout(WRITES_LIMIT_MS);
    // The order does not wait longer for a write that does not end; the amount is checked afterwards.
    await lockManager()
      ?.request(NAME, { signal }, () => undefined)
      .catch(() => undefined);
  };
  const release = (): void => {
    if (isMine()) releaseCart();
  };
  await again();
  return { isOver: () => !isMine() || !isHeld(), again, release };
}

/** The outcome of the order is known: ends the hold. */
export function releaseCart(): void {
  hold.remove();
}
