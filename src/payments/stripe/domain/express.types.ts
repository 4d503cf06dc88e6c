/** A line in the wallet's sheet; the amount in minor units. */
export interface ExpressLineItem {
  readonly name: string;
  readonly amount: number;
}

/** A shipping rate in the wallet's sheet; the id is `carrier_method`, the amount in minor units. */
export interface ExpressRate {
  readonly id: string;
  readonly displayName: string;
  readonly amount: number;
}

/** The options that the shop passes to the sheet (EXPR-02, EXPR-19). A missing key is not passed on. */
export interface ExpressPayload {
  readonly allowedShippingCountries?: readonly string[] | undefined;
  readonly billingAddressRequired?: boolean | undefined;
  readonly emailRequired?: boolean | undefined;
  readonly phoneNumberRequired?: boolean | undefined;
  readonly shippingAddressRequired?: boolean | undefined;
  readonly lineItems?: readonly ExpressLineItem[] | undefined;
  readonly shippingRates?: readonly ExpressRate[] | undefined;
}

/** How the provider's elements are created (EXPR-19); `amount` in minor units of `currency`. */
export interface ExpressElementOptions {
  readonly mode: 'payment' | 'subscription' | 'setup';
  readonly amount?: number | undefined;
  readonly currency?: string | undefined;
  /** The provider's further options, unchanged. */
  readonly [option: string]: unknown;
}

/** A response about the sheet. `elementOptions` is null where express is not possible now. */
export interface ExpressParams {
  readonly elementOptions: ExpressElementOptions | null;
  readonly payload: ExpressPayload | null;
}

/** An address as a wallet names its parts. */
export interface ExpressAddress {
  readonly city?: string;
  readonly state?: string;
  readonly region?: string;
  readonly postal_code?: string;
  readonly country?: string;
  readonly line1?: string;
  readonly line2?: string | null;
  readonly [part: string]: unknown;
}

/** The payer and the delivery address, as returned by the wallet on confirmation (EXPR-02). */
export interface ExpressResult {
  readonly confirmationToken: { readonly id: string };
  readonly billingDetails?: unknown;
  readonly shippingAddress?: unknown;
  readonly shippingRate?: { readonly id: string };
  readonly expressPaymentType: string;
}

/** How an event of the sheet is resolved. `total` is passed to the provider first; null keeps it (EXPR-10). */
export interface ExpressAnswer {
  readonly answer: ExpressPayload;
  readonly total: number | null;
}
