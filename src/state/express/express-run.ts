import { createSerialQueue } from '../shared/serial-queue';
import type { TillStore } from '../shared/store.types';
import type { CartLinesSnapshot } from './express-cart';
import type { ExpressPress } from './express.types';

/** What the flows of a page share. */
export interface ExpressPage {
  readonly store: TillStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly delay: (ms: number) => Promise<void>;
  /** The cart before a product was added, until it is restored or ordered. */
  leftover: { readonly before: CartLinesSnapshot; readonly productIds: readonly string[] } | null;
  /** Ends when the cart of the last press has been restored. */
  restoring: Promise<void>;
}

/** The state of one press. */
export interface RunState {
  readonly page: ExpressPage;
  readonly press: ExpressPress;
  /** Ends when the cart of an earlier press has been restored. */
  readonly restored: Promise<void>;
  /** Runs one change after the other, the first one after the product was added (EXPR-08). */
  readonly enqueue: <T>(work: () => Promise<T>) => Promise<T>;
  /** The product could not be added: there is nothing to pay for. */
  isBroken: boolean;
  isCancelled: boolean;
  /** What the sheet shows, in minor units; null while it shows no total of ours. */
  total: number | null;
  /** The order that is being placed. */
  paying: Promise<boolean> | null;
}

/** A new press. */
export function startRun(page: ExpressPage, press: ExpressPress): RunState {
  const queue = createSerialQueue();
  return {
    page,
    press,
    restored: page.restoring,
    enqueue: (work) => queue('express', work),
    isBroken: false,
    isCancelled: false,
    total: press.sheet.total,
    paying: null,
  };
}
