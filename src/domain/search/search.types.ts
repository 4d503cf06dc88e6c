/** A term that the shop suggests while the shopper types. All texts are plain. */
export interface Suggestion {
  readonly title: string;
  /** Its URL; null: the results for its title. */
  readonly url: string | null;
  /** Its kind, where the shop sends one: `Paperback`. */
  readonly format: string;
  /** A CSS class of the shop's theme for its row; empty when there is none. */
  readonly rowClass: string;
  /** The number of products it finds; null when unknown. */
  readonly results: number | null;
}

/** The shop's suggestions for a query. */
export interface Suggestions {
  readonly list: readonly Suggestion[];
  /** The number of products that the query itself finds; null when unknown (SRCH-09). */
  readonly total: number | null;
}

/** Settings of the shop's search (`config-shapes.md` §3.6, `quickSearch`). */
export interface SearchSettings {
  /** The URL of suggestions. */
  readonly suggestUrl: string;
  /** Minimum number of characters (SRCH-05, decision C20). */
  readonly minLength: number;
  /** Milliseconds between the last keystroke and the request. */
  readonly delay: number;
}
