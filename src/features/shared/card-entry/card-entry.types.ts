import type { CardDetails, CardType } from '../../../domain/payment/card.types';

/** What a card form asks for. */
export interface CardRules {
  /** The types that may be paid with. */
  readonly allowed: readonly CardType[];
  /** Whether the security code is asked for. */
  readonly withCode: boolean;
  /** Whether the cardholder's name is asked for. */
  readonly withName: boolean;
}

/** Reads a card form. */
export interface CardReader {
  /**
   * The card, or null after the errors were shown at their fields and the first of them was focused. Keep it no longer
   * than it takes to send it.
   */
  readonly read: () => CardDetails | null;
  /** Empties the form. */
  readonly clear: () => void;
}
