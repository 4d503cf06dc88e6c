/** An amount of an upcoming invoice: `label` is the text to show, in the invoice's currency (SUBS-07). */
export interface InvoiceAmount {
  readonly label: string;
  /** In the invoice's currency; null where the server sends none. */
  readonly amount: number | null;
}

/** What a subscription costs once it is changed (SUBS-07). Null where a part does not apply. */
export interface UpcomingInvoice {
  readonly newPrice: InvoiceAmount | null;
  readonly prorationFee: InvoiceAmount | null;
  readonly unusedTime: InvoiceAmount | null;
  /** A text of the server. */
  readonly credit: string | null;
  /** What the change adds to this order, in the currency of the cart and in the shop's own. */
  readonly prorationAdjustment: number | null;
  readonly baseProrationAdjustment: number | null;
}

/** A subscription whose payments begin later (SUBS-08); all are texts of the server. */
export interface FutureSubscription {
  readonly title: string;
  readonly startDate: string;
  readonly frequency: string;
  readonly amount: string;
}

/** Where a subscription update leads (SUBS-09); pages of the shop, null for any other. */
export interface SubscriptionUpdate {
  readonly successUrl: string | null;
  readonly cancelUrl: string | null;
}

/** The subscription settings of a checkout page. */
export interface SubscriptionConfig {
  /** Null while no subscription is being updated. */
  readonly update: SubscriptionUpdate | null;
  readonly hasFuture: boolean;
  readonly future: readonly FutureSubscription[];
}
