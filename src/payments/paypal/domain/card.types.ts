import type { SdkParams } from './smart-buttons.types';

/** The card fields in the checkout (`config-shapes.md` §1.2). All URLs are the shop's own. */
export interface CardConfig {
  readonly createOrderUrl: string;
  /** Where the card of the provider's order is read; null where the shop has no such URL. */
  readonly orderDetailsUrl: string | null;
  /** The module's name of the place. */
  readonly place: string;
  /** How the shopper pays, by the module's names. */
  readonly paymentSource: string;
  readonly sdk: SdkParams;
  /** Whether what is known of the card is sent with the order (HOSTED-05). */
  readonly needsDetails: boolean;
  /** Whether the provider may ask the cardholder's bank. */
  readonly isAuthenticated: boolean;
  /** Whether this customer may keep the card for the next order (HOSTED-06). */
  readonly canKeep: boolean;
}

/** What the provider says of the card of an order (WALL-05); null for what it leaves out. Never the whole number. */
export interface CardDetails {
  readonly bin: string | null;
  readonly holderName: string | null;
  readonly last4: string | null;
  readonly expiryMonth: string | null;
  readonly expiryYear: string | null;
  /** Who answers for a disputed payment after the bank was asked. */
  readonly liabilityShift: string | null;
}

/** A stored card (VAULT-01). */
export interface StoredCard {
  readonly publicHash: string;
  readonly createOrderUrl: string;
  readonly place: string;
  readonly paymentSource: string;
  /** The platform's code of its type, such as `VI`; null for a type that it has none for. */
  readonly type: string | null;
  /** What shoppers call its type; '' where it is not known. */
  readonly brand: string;
  /** Its last digits, or the masked number where it has no four digits at the end. */
  readonly digits: string;
  /** What the customer has called it; '' for nothing. */
  readonly description: string;
}
