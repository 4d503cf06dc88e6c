/** One line of the cart, as `till.cart()` returns it. */
export interface CartItemSnapshot {
  readonly itemId: string;
  readonly productId: string;
  readonly sku: string;
  /** Plain text. */
  readonly name: string;
  readonly qty: number;
  /** The unit price as the shop displays it; null if the shop does not send it. */
  readonly price: number | null;
  /** The same without tax if the shop displays both; otherwise null. */
  readonly priceExclTax: number | null;
  /** The URL of the product page; null if the product has none. */
  readonly url: string | null;
  readonly imageUrl: string | null;
  /** The selected or entered options, e.g. Colour: Teal. Plain text that may be personal: an engraving, a recipient. */
  readonly options: readonly { readonly label: string; readonly value: string }[];
}

/** The cart. Amounts are in the displayed currency; null if the shop does not send them. */
export interface CartSnapshot {
  /** The number in the mini cart; depending on the shop's setting it counts units or lines. */
  readonly count: number;
  readonly subtotal: number | null;
  readonly subtotalExclTax: number | null;
  readonly subtotalInclTax: number | null;
  /** Newest first. */
  readonly items: readonly CartItemSnapshot[];
}

/** The totals of the cart, on pages that load them: the cart page and the checkout. Null is unknown, never 0. */
export interface TotalsSnapshot {
  /** ISO 4217 code. */
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
  /** The lines that the shop displays, in the shop's order. */
  readonly segments: readonly {
    readonly code: string;
    readonly title: string;
    readonly value: number | null;
  }[];
}

/** The shopper. */
export interface CustomerSnapshot {
  readonly isLoggedIn: boolean;
  /** Null for guests and until the private data is loaded. */
  readonly firstname: string | null;
}

/** The state that page scripts may read: frozen copies. A change creates new objects; unchanged parts stay identical. */
export interface TillSnapshot {
  /** Null until the cart has been loaded. */
  readonly cart: CartSnapshot | null;
  /** Null on pages without totals. */
  readonly totals: TotalsSnapshot | null;
  readonly customer: CustomerSnapshot;
}
