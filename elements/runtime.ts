import type { StateModule, TillStore } from '../src/state/shared/store.types';

/** State shared by all elements of a page, also across copies of the bundle. */
export interface TillRuntime {
  /** Version of the copy that started first and owns the store. */
  readonly version: string;
  readonly store: TillStore;
  /**
   * Loads configuration that these parts of the state need and the page lacks; resolves immediately when nothing is
   * missing.
   */
  complete(modules: readonly StateModule[]): Promise<void>;
  /** Resolves when elements may render: the shop's translations have arrived or the wait for them is over. */
  readonly translationsReady: Promise<void>;
}

const KEY = Symbol.for('till.runtime');

interface Page {
  [KEY]: TillRuntime | undefined;
}

/**
 * The page's runtime, created by the first caller's `start`. A second copy of the bundle gets the first copy's runtime,
 * so that all elements show the same cart.
 */
export function sharedRuntime(start: () => TillRuntime): TillRuntime {
  const page = globalThis as unknown as Page;
  return (page[KEY] ??= start());
}
