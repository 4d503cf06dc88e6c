/** The parts of an address that a service may correct; those left out stay as they were typed. Texts are plain. */
export interface CorrectedAddress {
  readonly street?: readonly string[];
  readonly city?: string;
  readonly postcode?: string;
  /** Name of the region. */
  readonly region?: string;
  /** Code of the region (`CA`), by which its id is found where `regionId` is left out. */
  readonly regionCode?: string;
  readonly regionId?: number | null;
}

/**
 * What a service says about an address. `known`: it is deliverable as `address` has it, which may be as it was typed;
 * `unknown`: it could not be verified, and `message` says why; `failed`: the service did not work, and `message` is shown in
 * an alert, unless it is null. None of them keeps the shopper from ordering (TAXV-06, TAXV-24).
 */
export type Verification =
  | { readonly status: 'known'; readonly address: CorrectedAddress }
  | { readonly status: 'unknown'; readonly message: string }
  | { readonly status: 'failed'; readonly message: string | null };

/** How the addresses of a page are verified. */
export interface VerificationSettings {
  /** Two-letter codes of the countries that are verified (TAXV-11); null: all. */
  readonly countries: readonly string[] | null;
  /**
   * `ask`: the shopper chooses between the two addresses; `confirm`: the corrected one is shown and used; `apply`: it is used
   * without a question.
   */
  readonly choice: 'ask' | 'confirm' | 'apply';
  /**
   * Above the addresses; left out: a text of Till's own. The text of its first link leads back to the form, and all other
   * markup is removed.
   */
  readonly instructions?: string;
  /** The same above an address that could not be verified. */
  readonly unknownInstructions?: string;
}
