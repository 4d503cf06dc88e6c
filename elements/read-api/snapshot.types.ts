/** One line of the cart, as `till.cart()` returns it. */
export interface CartItemSnapshot {
  readonly itemId: string;
  readonly productId: string;
  readonly sku: string;
  /** Plain text. */
  readonly name: string;
  readonly qty: number;
  /** The unit price as the shop displays it; null when it sends none. */
  readonly price: number | null;
  /** The same without tax, where the shop displays both; else null. */
  readonly priceExclTax: number | null;
  /** The product's page; null when it has none. */
  readonly url: string | null;
  readonly imageUrl: string | null;
  /** What the shopper chose or typed, e.g. Colour: Teal. Plain text, which may be personal: an engraving, a recipient. */
  readonly options: readonly { readonly label: string; readonly value: string }[];
}

/** The cart. Amounts in the currency the shop displays; null when the shop sends none. */
export interface CartSnapshot {
  /** The number in the mini cart; depending on the shop's setting it counts units or lines. */
  readonly count: number;
  readonly subtotal: number | null;
  readonly subtotalExclTax: number | null;
  readonly subtotalInclTax: number | null;
  /** Newest first. */
  readonly items: readonly CartItemSnapshot[];
}

/** The totals of the cart, on pages that have them: the cart page and the checkout. Null is unknown, never 0. */
export interface TotalsSnapshot {
  /** Three letters, ISO 4217. */
  readonly currency: string;
  readonly grandTotal: number;
  readonly subtotal: number | null;
  readonly subtotalInclTax: number | null;
  /** Negative or 0. */
  readonly discount: number | null;
  readonly shipping: number | null;
  readonly shippingInclTax: number | null;
  readonly tax: number | null;
  /** The applied coupon. */
  readonly coupon: string | null;
  /** The lines that the shop displays, in its order. */
  readonly segments: readonly {
    readonly code: string;
    readonly title: string;
    readonly value: number | null;
  }[];
}

/** Who the shopper is to the page. */
export interface CustomerSnapshot {
  readonly isLoggedIn: boolean;
  /** Null for a guest, and until the private data has arrived. */
  readonly firstname: string | null;
}

/** What a page's own script may read. Frozen copies: a change gives new objects, and what is unchanged stays the same. */
export interface TillSnapshot {
  /** Null until the cart has been loaded. */
  readonly cart: CartSnapshot | null;
  /** Null on pages without totals. */
  readonly totals: TotalsSnapshot | null;
  readonly customer: CustomerSnapshot;
}
