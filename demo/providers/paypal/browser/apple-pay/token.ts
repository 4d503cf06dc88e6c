/** What a card of the sandbox does. */
export type CardKind = 'approved' | 'declined';

/** What Apple's sheet hands to the provider about a card. */
export interface CardToken {
  readonly card: CardKind;
  /** The total that the payer has authorised; null for one that was still open. */
  readonly price: string | null;
  readonly currency: string;
}
