import type { CardDetails, CardType } from '../../../domain/payment/card.types';

/** The fields of a card form. */
export interface CardRules {
  /** The types that may be paid with. */
  readonly allowed: readonly CardType[];
  /** Whether the security code is required. */
  readonly withCode: boolean;
  /** Whether the cardholder's name is required. */
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
