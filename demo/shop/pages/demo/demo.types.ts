/** The action of a button on the demo page, as in its path. */
export type ActionName =
  | 'clock-10-minutes'
  | 'clock-1-hour'
  | 'clock-1-day'
  | 'clock-31-days'
  | 'clock-now'
  | 'sign-in-jane'
  | 'sign-in-sam'
  | 'many-addresses'
  | 'fill-cart'
  | 'empty-cart'
  | 'sell-out'
  | 'raise-price'
  | 'restore-shelf'
  | 'payments-on'
  | 'keep-card'
  | 'clear-faults'
  | 'reset';

/** A setting that differs from a stock shop's, with readable texts. */
export interface Change {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** A coupon and its conditions. `label` and `note` are phrases of the dictionary. */
export interface CouponHint {
  readonly code: string;
  readonly label: string;
  /** '' if it applies to every cart. */
  readonly note: string;
  /** The amount in the note; '' without one. */
  readonly amount: string;
}

/** An example product of a type. `kind` is a phrase of the dictionary. */
export interface KindHint {
  readonly kind: string;
  readonly name: string;
  readonly url: string;
}
