/** What the server needs to render the private blocks of a page (`config-shapes.md` §3.6, page cache). */
export interface PrivateBlockSettings {
  /** Absolute, or relative to the page. */
  readonly url: string;
  /** Layout handles from the page; sent back unchanged. */
  readonly handles: unknown;
  /** Route and URL from the page; sent back unchanged. */
  readonly originalRequest: unknown;
  /** The cookie whose value names the version of the visitor's private data. */
  readonly versionCookie: string;
}

/** Untrusted HTML by block name (BLOCK-02). */
export type PrivateBlocks = Readonly<Record<string, string>>;
