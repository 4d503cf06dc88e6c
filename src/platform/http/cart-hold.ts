import { recordOf } from '../record';
import { jsonStorage } from '../storage/storage';

/*
 * While a tab places an order, the writes of every other tab of this browser wait, so that what was pressed is what is
 * ordered. A note in storage holds new writes back; writes under way share a lock that the tab with the order waits for,
 * where the browser has locks. Nobody waits for ever: the note runs out, also when its tab has crashed.
 */

/** How long a write waits for an order, and how long a note counts, in milliseconds. */
export const HOLD_MS = 20_000;

/** How long an order waits for writes that are under way, in milliseconds. */
const WRITES_LIMIT_MS = 8_000;

/** Pause between two looks at the note, in milliseconds. */
const LOOK_MS = 150;

const NAME = 'till-cart-writes';
const hold = jsonStorage('till-cart-hold');

const lockManager = (): LockManager | null =>
  (globalThis as { readonly navigator?: { readonly locks?: LockManager | null } }).navigator
    ?.locks ?? null;

const isHeld = (): boolean => {
  const left = Number(recordOf(hold.read()).until) - Date.now();
  // A note that ends later than any may is of another clock.
  return left > 0 && left <= HOLD_MS;
};

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LOOK_MS);
  });

/** Runs a write when no order is being placed; after `HOLD_MS` at the latest. */
export async function afterOrder<T>(write: () => Promise<T>): Promise<T> {
  const until = Date.now() + HOLD_MS;
  const locks = lockManager();
  for (;;) {
    while (isHeld() && Date.now() < until) await pause();
    if (locks === null || Date.now() >= until) return write();
    const turn = await locks.request(NAME, { mode: 'shared' }, async () =>
      isHeld() ? null : { answer: await write() },
    );
    if (turn !== null) return turn.answer;
  }
}

/** The hold that a tab has on the cart. */
export interface CartHold {
  /** Whether it was released, or has run out: other tabs may have written since. */
  readonly isOver: () => boolean;
  readonly again: () => Promise<void>;
  readonly release: () => void;
}

/** Holds the writes of every tab back and waits for those under way. */
export async function holdCart(): Promise<CartHold> {
  const id = crypto.getRandomValues(new Uint32Array(1))[0];
  const isMine = (): boolean => recordOf(hold.read()).id === id;
  const again = async (): Promise<void> => {
    hold.write({ id, until: Date.now() + HOLD_MS });
    const signal = AbortSignal.timeout(WRITES_LIMIT_MS);
    // A write that does not end is overtaken; the amount is looked at afterwards.
    await lockManager()
      ?.request(NAME, { signal }, () => undefined)
      .catch(() => undefined);
  };
  await again();
  return {
    isOver: () => !isMine() || !isHeld(),
    again,
    release: () => {
      if (isMine()) releaseCart();
    },
  };
}

/** The outcome of the order is known: nothing waits for it any more. */
export function releaseCart(): void {
  hold.remove();
}
