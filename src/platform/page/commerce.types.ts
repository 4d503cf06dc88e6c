/** A product in a measuring event. Amounts without tax, in the event's currency; null is unknown. */
export interface CommerceItem {
  readonly sku: string | null;
  readonly name: string;
  /** The chosen options of a configurable product, e.g. `Red, M`. Never what the shopper typed. */
  readonly variant: string | null;
  /** The unit price, after the discount. */
  readonly price: number | null;
  /** What one unit is reduced by. */
  readonly discount: number | null;
  readonly quantity: number;
  /** Its place, counted from 0. */
  readonly index: number;
}

/** What most measuring events carry. */
export interface CommerceDetail {
  /** Three letters, ISO 4217; null on pages that name none. */
  readonly currency: string | null;
  /** The sum of price and quantity over all items, without tax and shipping; null where a price is unknown. */
  readonly value: number | null;
  readonly items: readonly CommerceItem[];
}

/** The same about a cart that is being ordered. */
export interface CheckoutDetail extends CommerceDetail {
  /** The applied coupon. */
  readonly coupon: string | null;
}

/** Products in a list of the page. */
export interface ListDetail {
  readonly currency: string | null;
  /** `category`, `search`, `related`, `upsell`, `crosssell` or `list`. */
  readonly listId: string;
  /** The list's heading, as the page shows it. */
  readonly listName: string;
  readonly items: readonly CommerceItem[];
}
