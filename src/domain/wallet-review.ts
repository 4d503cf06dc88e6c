/** Where the review page of a wallet's order has the items and totals. */
export const REVIEW_DETAILS = '#details-reload';

/** The choice of shipping methods on that page. */
export const REVIEW_METHODS = 'select[name="shipping_method"]';

/** A rate of that choice; `group` is the carrier, empty where the rates are in no group. */
export interface ReviewRate {
  readonly group: string;
  readonly label: string;
  readonly value: string;
}

/** The order on the review page (WREV-01). */
export interface ReviewedOrder {
  /** The text of the items and totals. */
  readonly text: string;
  /** The chosen shipping method: empty where none is chosen, null where none can be. */
  readonly rate: string | null;
}

/** The same as the shop has it now, with what is needed to show it. */
export interface CurrentReview extends ReviewedOrder {
  /** The items and totals as the shop's HTML; null on a page that has no place for them. */
  readonly html: string | null;
  readonly rates: readonly ReviewRate[];
}
