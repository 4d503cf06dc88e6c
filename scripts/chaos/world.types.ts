/** An order as the shop's database holds it. */
export interface MadeOrder {
  readonly number: string;
  /** The cart that was ordered, also where the shop has reactivated it since. */
  readonly cartId: number;
  /** In cents. */
  readonly total: number;
  /** The code of the payment method. */
  readonly method: string;
  /** Milliseconds since 1970. */
  readonly placedAt: number;
  /** `unpaid`: it waits for a payment on another page. */
  readonly state: 'placed' | 'unpaid' | 'canceled';
  /** The provider's intent or session; null where the method has none. */
  readonly paymentId: string | null;
  readonly skus: readonly string[];
}

/** A payment intent of the provider. */
export interface MadeIntent {
  readonly id: string;
  readonly status: string;
  /** The hosted session that it belongs to; null without one. */
  readonly session: string | null;
  /** The cart that it pays, as the shop has told the provider; null where it has not. */
  readonly cartId: number | null;
}

/** Money that the provider has taken or reserved. */
export interface MadeCharge {
  readonly intent: string;
  /** In cents. */
  readonly amount: number;
  /** It was given back, or the reservation was released. */
  readonly isVoided: boolean;
}

/** A press that orders: of the checkout's button, or in a wallet's sheet. */
export interface Press {
  readonly at: number;
  readonly tab: number;
  readonly by: 'button' | 'sheet';
}

/** What the shopper did and was shown. Times in milliseconds since 1970. */
export interface Shown {
  readonly presses: readonly Press[];
  /** Every amount on a button at its press: of the order, the sheet, and the provider's page. */
  readonly amounts: readonly string[];
  /** Whether a button was pressed that shows no amount. */
  readonly hasBlindPress: boolean;
  /** The order numbers with the time when each was first seen. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The texts of messages, with the whole message in each. */
  readonly messages: readonly string[];
  /** When a tab was sent to the success page. */
  readonly claims: readonly { readonly at: number; readonly tab: number }[];
  /** When the shopper put something into the cart on purpose. */
  readonly additions: readonly number[];
}

/** Both databases and the screen at the end of a run. */
export interface World {
  readonly orders: readonly MadeOrder[];
  readonly intents: readonly MadeIntent[];
  readonly charges: readonly MadeCharge[];
  readonly shown: Shown;
}
