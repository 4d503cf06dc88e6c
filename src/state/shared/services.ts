import type { PageSource } from '../../platform/page/page-source';

/** What flows need besides the store; replaced in tests. */
export interface Services {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The page's markup and configuration, for parts that only some elements need; null when there is no page. */
  readonly page: () => PageSource | null;
}

/** The browser's own clock, and no page. */
export const browserServices: Services = { now: () => Date.now(), page: () => null };
