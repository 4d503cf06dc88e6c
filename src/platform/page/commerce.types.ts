/** A product in a measuring event. Amounts without tax, in the event's currency; null is unknown. */
export interface CommerceItem {
  /** In the cart that of the variant. Null where the page does not contain it, as in lists without buttons to buy. */
  readonly sku: string | null;
  /** The platform's id of the product, the same in lists, on its page and in the cart; that of a variant is its parent's. */
  readonly productId: string | null;
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
  /** The manufacturer, where the product page names it. */
  readonly brand: string | null;
  /** The names of the product's categories, as far as the pages that led to it name them; the outermost first. */
  readonly categories: readonly string[];
  /** The coupon of an order that reduces the price of this line. */
  readonly coupon: string | null;
  /** The list that the product was opened from in this window. */
  readonly listId: string | null;
  readonly listName: string | null;
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
  /**
   * `category_12` (`category` where the page does not tell which), `search`, `related`, `upsell`, `crosssell`,
   * `recently_viewed`, `wishlist`, `compare`, or `list_` and the list's heading.
   */
  readonly listId: string;
  /** The list's heading, as the page shows it. */
  readonly listName: string;
  readonly items: readonly CommerceItem[];
}
