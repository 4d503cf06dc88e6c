import type { SectionName } from '../section.types';

/** How the shop's private-data cache works, as its pages print it (`config-shapes.md` §6.1). */
export interface SectionSettings {
  readonly loadUrl: string;
  /** Names the server knows; a request with any other name is refused whole. */
  readonly names: readonly SectionName[];
  /** Sections that exist only in the browser; cleared, never loaded. */
  readonly clientSideNames: readonly SectionName[];
  readonly expirableNames: readonly SectionName[];
  /** Minutes an expirable section lives (SECT-29). */
  readonly lifetimeMinutes: number;
  /** Seconds the cache and its cookies live (SECT-29). */
  readonly cookieLifetimeSeconds: number;
  /** The shop's own addresses, with a trailing slash; a route is what follows one of them. */
  readonly baseUrls: readonly string[];
  /** Route to the sections a write there touches; the first that fits counts (`endpoints.md` §13). */
  readonly routes: readonly (readonly [route: string, names: readonly SectionName[]])[];
  /** The page's login flag; null when the page does not tell. */
  readonly isLoggedIn: boolean | null;
  /** '' when the page does not tell. */
  readonly websiteId: string;
  readonly storeId: string;
}
