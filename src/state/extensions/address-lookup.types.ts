/** An address that a provider suggests; `id` is the provider's own. Texts are plain. */
export interface AddressSuggestion {
  readonly id: string;
  readonly label: string;
}

/** The parts of an address that the provider knows; the others are left as they are. */
export interface FoundAddress {
  readonly street?: readonly string[];
  readonly city?: string;
  readonly postcode?: string;
  /** Name of the region; the platform's checkout page lists names only. */
  readonly region?: string;
  /** Code of the region (`CA`), used where the page lists codes. */
  readonly regionCode?: string;
}

/** What is being typed. */
export interface AddressQuery {
  readonly text: string;
  /** Two letters, as chosen in the form; empty without one. */
  readonly countryId: string;
}

/** Suggests addresses while the street is typed, and fills in the chosen one (docs/address-lookup.md). */
export interface AddressLookup {
  /** Unique among the providers. */
  readonly code: string;
  /** The countries it knows; left out: all. */
  readonly countries?: readonly string[];
  /** Suggestions for what is typed, best first. `signal` is aborted when more has been typed. */
  readonly suggest: (
    query: AddressQuery,
    signal: AbortSignal,
  ) => Promise<readonly AddressSuggestion[]>;
  /** The parts of a chosen suggestion. */
  readonly resolve: (suggestion: AddressSuggestion, signal: AbortSignal) => Promise<FoundAddress>;
}
