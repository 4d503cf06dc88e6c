/** What is used of the component `Applepay` of the provider's SDK; `ApplePaySession` is Apple's own. */

/** What the provider says about Apple Pay for this merchant. */
export interface ApplePayAccount {
  /** The merchant's country, two letters. */
  readonly countryCode: string;
  /** The currency of the script's URL, three letters; null where the provider does not say. */
  readonly currencyCode: string | null;
  readonly merchantCapabilities: ApplePayJS.ApplePayMerchantCapability[];
  readonly supportedNetworks: string[];
}

/** What the provider confirms its order with. */
export interface ApplePayConfirmation {
  readonly orderId: string;
  /** Apple's encrypted token; for the provider alone. */
  readonly token: ApplePayJS.ApplePayPaymentToken;
  readonly billingContact?: ApplePayJS.ApplePayPaymentContact | undefined;
  readonly shippingContact?: ApplePayJS.ApplePayPaymentContact | undefined;
}

/** The provider's side of Apple Pay. Every promise may reject. */
export interface PaypalApplePay {
  config(): Promise<unknown>;
  validateMerchant(request: { readonly validationUrl: string }): Promise<unknown>;
  confirmOrder(order: ApplePayConfirmation): Promise<unknown>;
}
