import type { TillSnapshot } from './snapshot.types';

/** Reads the page's state for the page's own scripts. */
export interface Reader {
  /** The current state. */
  readonly snapshot: TillSnapshot;
  /**
   * Calls `listener` with what `select` returns, immediately and after each change, while `isOn` returns true.
   * A function that throws is reported once and does not affect other listeners.
   */
  subscribe<Value>(
    select: (snapshot: TillSnapshot) => Value,
    listener: (value: Value, previous: Value | undefined) => void,
    isOn: () => boolean,
  ): void;
  /** Starts the measuring events. */
  measure(): Promise<void>;
}
