import type { PageSource } from '../../platform/page/page-source';

/** What flows need of the world besides the store; replaced in tests. */
export interface Services {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** What the page prints, for the parts of the configuration that only some elements need; null when there is no page. */
  readonly page: () => PageSource | null;
}

/** The browser's own clock, and no page. */
export const browserServices: Services = { now: () => Date.now(), page: () => null };
