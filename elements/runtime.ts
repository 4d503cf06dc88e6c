import type { StateModule, TillStore } from '../src/state/shared/store.types';

/** What the elements of a page share, whichever copy of the bundle brought them. */
export interface TillRuntime {
  /** Version of the copy that started first and therefore owns the store. */
  readonly version: string;
  readonly store: TillStore;
  /** Gets what the page should have printed for these parts of the state and did not; at once when nothing is missing. */
  complete(modules: readonly StateModule[]): Promise<void>;
  /** Settled when elements may draw: the shop's words are in, or have kept the page waiting long enough. */
  readonly wordsReady: Promise<void>;
}

const KEY = Symbol.for('till.runtime');

interface Page {
  [KEY]: TillRuntime | undefined;
}

/**
 * The page's runtime; the first caller's `start` makes it. A second copy of the bundle gets the first copy's, so that
 * all elements show one cart.
 */
export function sharedRuntime(start: () => TillRuntime): TillRuntime {
  const page = globalThis as unknown as Page;
  return (page[KEY] ??= start());
}
