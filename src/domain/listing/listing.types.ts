/** What a listing's toolbar changes (LIST-02). */
export type ToolbarControl = 'mode' | 'direction' | 'order' | 'limit';

/** The settings of a listing's toolbar, as contained in the page. */
export interface ToolbarSettings {
  /** Names of the query parameters. */
  readonly names: Readonly<Record<ToolbarControl, string>>;
  /** What the server shows without a parameter. */
  readonly defaults: Readonly<Record<ToolbarControl, string>>;
  /** Whether choices are posted as a form instead of being part of the address (LIST-10). */
  readonly isPost: boolean;
}

/** Where a choice leads: an address, with fields where they are posted there. */
export interface ListingStep {
  readonly url: string;
  /** Null if the URL contains the whole choice. */
  readonly fields: Readonly<Record<string, string>> | null;
}
