/** What a button of the demonstration's page does, as its path names it. */
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

/** A switch that is not as a stock shop has it, in the visitor's words. */
export interface Change {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** A coupon to type, and when it holds. `label` and `note` are phrases of the dictionary. */
export interface CouponHint {
  readonly code: string;
  readonly label: string;
  /** '' where it holds for every cart. */
  readonly note: string;
  /** Amount that the note speaks of; '' without one. */
  readonly amount: string;
}

/** A product to try something on. `kind` is a phrase of the dictionary. */
export interface KindHint {
  readonly kind: string;
  readonly name: string;
  readonly url: string;
}
