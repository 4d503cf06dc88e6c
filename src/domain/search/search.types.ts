/** A term that the shop suggests while the shopper types. All texts are plain. */
export interface Suggestion {
  readonly title: string;
  /** Where it leads; null: to the results for its title. */
  readonly url: string | null;
  /** What it is, where the shop says so: `Paperback`. */
  readonly format: string;
  /** A class for its row, as the shop's theme has it; empty when there is none. */
  readonly rowClass: string;
  /** How many products it finds; null when the shop does not count. */
  readonly results: number | null;
}

/** What the shop answers to a few letters. */
export interface Suggestions {
  readonly list: readonly Suggestion[];
  /** How many products the letters themselves find; null when the shop does not say (SRCH-09). */
  readonly total: number | null;
}

/** How the shop's search works (`config-shapes.md` §3.6, `quickSearch`). */
export interface SearchSettings {
  /** Where suggestions are asked for. */
  readonly suggestUrl: string;
  /** Characters from which on there are any (SRCH-05, decision C20). */
  readonly minLength: number;
  /** Milliseconds between the last key and the question. */
  readonly delay: number;
}
