import type { TillEventDetails } from '../../src/platform/page/till-events';
import type { TillStore } from '../../src/state/shared/store.types';

/** Fires a measuring event on the document. */
export type Report = <Name extends keyof TillEventDetails>(
  name: Name,
  detail: TillEventDetails[Name],
) => void;

/** Dependencies of every part of measuring. */
export interface Measuring {
  readonly store: TillStore;
  readonly report: Report;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
