/** A saved payment method of a customer (SAVED-05, `endpoints.md` §8). */
export interface SavedMethod {
  readonly id: string;
  /** The same for the same card, however often it was saved. */
  readonly fingerprint: string;
  /** The provider's kind, e.g. `card`. */
  readonly type: string;
  /** The provider's name of the card's brand, e.g. `visa`; '' for other methods. */
  readonly brand: string;
  /** What the shopper recognises it by, e.g. `•••• 4242`; plain text. */
  readonly label: string;
  /** URL of its picture; null without one. */
  readonly icon: string | null;
  /** When a card expires; null for others. */
  readonly expiry: { readonly month: number; readonly year: number } | null;
}
