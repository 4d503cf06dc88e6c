/** What the server needs to know to draw the private blocks of a page (`config-shapes.md` §3.6, page cache). */
export interface PrivateBlockSettings {
  /** Absolute, or relative to the page. */
  readonly url: string;
  /** Layout handles of the page, as it prints them; sent back unread. */
  readonly handles: unknown;
  /** Route and address of the page, as it prints them; sent back unread. */
  readonly originalRequest: unknown;
  /** The cookie whose value names the version of the visitor's private data. */
  readonly versionCookie: string;
}

/** Block name to its HTML, which is not to be trusted (BLOCK-02). */
export type PrivateBlocks = Readonly<Record<string, string>>;
