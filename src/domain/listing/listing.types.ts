/** What a listing's toolbar changes (LIST-02). */
export type ToolbarControl = 'mode' | 'direction' | 'order' | 'limit';

/** The settings of a listing's toolbar, as the page prints them. */
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
  /** Null: the address says it all. */
  readonly fields: Readonly<Record<string, string>> | null;
}
