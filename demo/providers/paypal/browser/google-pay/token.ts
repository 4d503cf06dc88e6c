/** What a card of the sandbox does. */
export type CardKind = 'approved' | 'challenge' | 'declined';

/** What Google's sheet hands to the provider about a card. */
export interface CardToken {
  readonly card: CardKind;
  /** The price that the payer has seen. */
  readonly price: string;
  readonly currency: string;
}
