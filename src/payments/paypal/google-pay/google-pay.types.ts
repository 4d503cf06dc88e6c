/** What is used of Google's script `pay.js`, and of the component `Googlepay` of the provider's SDK. */

/** Passed on from the provider to Google, unread. */
type Opaque = Readonly<Record<string, unknown>>;

/** A line of the sheet (GOOGLE-14); `price` as text with the currency's decimals, negative for a discount. */
export interface DisplayItem {
  readonly label: string;
  readonly type: 'SUBTOTAL' | 'TAX' | 'LINE_ITEM';
  readonly price: string;
}

/** What a sheet is opened with. */
export interface PaymentDataRequest {
  readonly apiVersion: 2;
  readonly apiVersionMinor: 0;
  readonly allowedPaymentMethods: readonly Opaque[];
  readonly merchantInfo: Opaque;
  readonly emailRequired: true;
  readonly shippingAddressRequired: boolean;
  readonly shippingAddressParameters?: { readonly phoneNumberRequired: true };
  readonly callbackIntents: readonly ['PAYMENT_AUTHORIZATION'];
  readonly transactionInfo: {
    readonly countryCode: string;
    readonly currencyCode: string;
    readonly totalPriceStatus: 'FINAL';
    readonly totalPrice: string;
    readonly checkoutOption: 'DEFAULT' | 'COMPLETE_IMMEDIATE_PURCHASE';
    readonly displayItems?: readonly DisplayItem[];
  };
}

/** What the shopper has confirmed in the sheet; passed on to the provider. */
export interface PaymentData {
  readonly paymentMethodData: unknown;
  readonly shippingAddress?: unknown;
  readonly email?: unknown;
}

/** The end of an authorisation: an error is shown in the sheet, where the shopper may choose another card. */
export type AuthorizationResult =
  | { readonly transactionState: 'SUCCESS' }
  | {
      readonly transactionState: 'ERROR';
      readonly error: {
        readonly intent: 'PAYMENT_AUTHORIZATION';
        readonly reason: 'PAYMENT_DATA_INVALID' | 'OTHER_ERROR';
        readonly message: string;
      };
    };

/** Google's client. */
export interface PaymentsClient {
  isReadyToPay(request: Opaque): Promise<{ readonly result?: boolean }>;
  createButton(options: Opaque): HTMLElement;
  /** Rejects with `statusCode`, `CANCELED` when the shopper has closed the sheet. */
  loadPaymentData(request: PaymentDataRequest): Promise<unknown>;
}

/** What `pay.js` defines as `google.payments.api`. */
export interface GoogleApi {
  readonly PaymentsClient: new (options: {
    readonly environment: 'TEST' | 'PRODUCTION';
    readonly merchantInfo: Opaque;
    readonly paymentDataCallbacks: {
      readonly onPaymentAuthorized: (data: PaymentData) => Promise<AuthorizationResult>;
    };
  }) => PaymentsClient;
}

/** What the provider says about Google Pay for this merchant. */
export interface GooglePayAccount {
  readonly isEligible: boolean;
  readonly countryCode: string;
  readonly merchantInfo: Opaque;
  readonly allowedPaymentMethods: readonly Opaque[];
}

/** The provider's side of Google Pay. Every promise may reject. */
export interface PaypalGooglePay {
  config(): Promise<unknown>;
  confirmOrder(order: PaymentData & { readonly orderId: string }): Promise<unknown>;
  /** Lets the shopper authenticate with the bank. */
  initiatePayerAction(order: { readonly orderId: string }): Promise<unknown>;
}
