import type { SectionName } from '../section.types';

/** Settings of the shop's private-data cache, from its pages (`config-shapes.md` §6.1). */
export interface SectionSettings {
  readonly loadUrl: string;
  /** Names known to the server; it refuses a request with any other name. */
  readonly names: readonly SectionName[];
  /** Sections that exist only in the browser; cleared, never loaded. */
  readonly clientSideNames: readonly SectionName[];
  readonly expirableNames: readonly SectionName[];
  /** Lifetime of an expirable section, in minutes (SECT-29). */
  readonly lifetimeMinutes: number;
  /** Lifetime of the cache and its cookies, in seconds (SECT-29). */
  readonly cookieLifetimeSeconds: number;
  /** The shop's own base URLs, with a trailing slash; a route is the path after one of them. */
  readonly baseUrls: readonly string[];
  /** Route to the sections that a write to it affects; the first match counts (`endpoints.md` §13). */
  readonly routes: readonly (readonly [route: string, names: readonly SectionName[]])[];
  /** The page's login flag; null when unknown. */
  readonly isLoggedIn: boolean | null;
  /** '' when unknown. */
  readonly websiteId: string;
  readonly storeId: string;
}
