/** A brand of cards, as payment gateways name it. */
export interface CardType {
  /** As the shopper and the shop's settings name it, e.g. `American Express`. */
  readonly title: string;
  /** The code that is sent to the gateway, e.g. `AE`. */
  readonly code: string;
  /** Beginnings of its numbers: digits, or two ends of a range with equally many digits, separated by blanks. */
  readonly prefixes: string;
  /** Beginnings that belong to no card of this type although `prefixes` contains them; as `prefixes`. */
  readonly except?: string;
  /** Numbers of digits that its numbers may have. */
  readonly lengths: readonly number[];
  /** After how many digits a space is shown. */
  readonly gaps: readonly number[];
  readonly securityCode: { readonly name: string; readonly size: number };
  /** Its numbers have no check digit (CARD-08). */
  readonly withoutCheckDigit?: true;
  /** The number of digits below and above which a number is none of this type (C33). */
  readonly onlyAt?: number;
}

/** How far a number is a card's (CARD-15). `unknown`: no further digit can make it one. */
type NumberStatus = 'unknown' | 'potentially-valid' | 'valid';

/** What is known of a number. The type is that of a valid one, or decided already; null else. */
export interface NumberCheck {
  readonly status: NumberStatus;
  readonly type: CardType | null;
}

/** A card that has passed every check. Never stored, logged or put into a URL, an event or the state. */
export interface CardDetails {
  /** Digits only. */
  readonly number: string;
  /** Code of its type, e.g. `VI`. */
  readonly type: string;
  /** 1 to 12. */
  readonly month: number;
  /** Four digits. */
  readonly year: number;
  /** Digits; null if it is not required. */
  readonly securityCode: string | null;
  /** The cardholder's name; null if it is not required. */
  readonly name: string | null;
}
