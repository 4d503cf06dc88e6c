/** A product in a measuring event. Amounts without tax, in the event's currency; null is unknown. */
export interface CommerceItem {
  readonly sku: string | null;
  readonly name: string;
  /** The selected options of a configurable product, e.g. `Red, M`. Never text that the shopper typed. */
  readonly variant: string | null;
  /** The unit price, after the discount. */
  readonly price: number | null;
  /** The discount per unit. */
  readonly discount: number | null;
  readonly quantity: number;
  /** Position in the list, from 0. */
  readonly index: number;
}

/** The detail of most measuring events. */
export interface CommerceDetail {
  /** ISO 4217 code; null on pages that do not contain it. */
  readonly currency: string | null;
  /** The sum of price times quantity, without tax and shipping; null if a price is unknown. */
  readonly value: number | null;
  readonly items: readonly CommerceItem[];
}

/** The detail of checkout events. */
export interface CheckoutDetail extends CommerceDetail {
  /** The applied coupon. */
  readonly coupon: string | null;
}

/** Products in a list on the page. */
export interface ListDetail {
  readonly currency: string | null;
  /** `category`, `search`, `related`, `upsell`, `crosssell` or `list`. */
  readonly listId: string;
  /** The list's heading, as the page shows it. */
  readonly listName: string;
  readonly items: readonly CommerceItem[];
}
