import type {
  Appearance,
  ExpressCheckoutPartialAddress,
  ExpressPaymentType,
  LineItem,
  PaymentMethod,
  ShippingRate,
  StripeError,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';

/** The `postMessage` protocol between the provider's script in the shop's page and its frames. */

/** Pages that are shown in a frame. */
export type FrameKind = 'payment' | 'card' | 'cardCvc' | 'buttons' | 'sheet';

/** The options of a frame. */
export interface FrameOptions {
  readonly key: string;
  readonly locale: string;
  readonly appearance: Appearance;
  readonly amount: number | null;
  readonly currency: string;
  /** Options of the element itself. */
  readonly element: ElementOptions;
  /** The sheet's wallet and the shop's data on the purchase. */
  readonly sheet?: SheetOptions;
}

/** The options of an element that frames read. */
export interface ElementOptions {
  readonly fields?: { readonly country: boolean; readonly postalCode: boolean };
  readonly defaultCountry?: string;
  readonly defaultPostalCode?: string;
  readonly collapsed?: boolean;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly buttonHeight?: number;
  readonly dark?: boolean;
  readonly wallets?: readonly ExpressPaymentType[];
}

/** The shop's data on a purchase when a sheet opens: the parts of `ClickResolveDetails` that are shown. */
export interface SheetDetails {
  readonly allowedShippingCountries?: readonly string[];
  readonly business?: { readonly name: string };
  readonly emailRequired?: boolean;
  readonly phoneNumberRequired?: boolean;
  readonly shippingAddressRequired?: boolean;
  readonly lineItems?: readonly LineItem[];
  readonly shippingRates?: readonly ShippingRate[];
}

/** An express sheet. */
export interface SheetOptions {
  readonly wallet: ExpressPaymentType;
  readonly details: SheetDetails;
}

/** The state of a field frame; its content never leaves the frame. */
export interface FieldState {
  readonly empty: boolean;
  readonly complete: boolean;
  readonly collapsed: boolean;
  readonly country: string | null;
  readonly postalCode: string | null;
  readonly error?: {
    readonly type: 'validation_error';
    readonly code: string;
    readonly message: string;
  };
}

/** The payer and the addresses from a sheet when the shopper presses Pay. */
export type SheetConfirm = Pick<
  StripeExpressCheckoutElementConfirmEvent,
  'billingDetails' | 'shippingAddress' | 'shippingRate'
>;

/** The response of the shop's page to a change in a sheet. */
export interface SheetChange {
  readonly isRejected: boolean;
  readonly lineItems?: readonly LineItem[];
  readonly shippingRates?: readonly ShippingRate[];
  readonly amount: number | null;
}

/** The functions of a frame. */
export interface Calls {
  /** Shows the missing fields; returns the first error. */
  validate: { args: null; answer: StripeError | null };
  /** Sends the card; returns the method. */
  paymentMethod: { args: Readonly<Record<string, unknown>>; answer: Made<PaymentMethod> };
  /** Sends the card; returns the token as the API does. */
  confirmationToken: { args: Readonly<Record<string, unknown>>; answer: Made<object> };
  /** Sends the security code; returns the token. */
  codeToken: { args: null; answer: Made<object> };
}

/** The result of a call of the API: an object, or an error. */
export type Made<T> =
  | { readonly value: T; readonly error?: undefined }
  | { readonly value?: undefined; readonly error: StripeError };

/** From the page to a frame. */
export type ToFrame =
  | { readonly type: 'init'; readonly options: FrameOptions }
  | { readonly type: 'options'; readonly options: FrameOptions }
  | { readonly type: 'focus' | 'blur' | 'clear' | 'collapse' }
  | {
      readonly type: 'call';
      readonly id: number;
      readonly name: keyof Calls;
      readonly args: unknown;
    }
  | { readonly type: 'changed'; readonly change: SheetChange }
  | { readonly type: 'failed'; readonly message: string };

/** From a frame to the page. */
export type ToPage =
  | { readonly type: 'hello' | 'ready' | 'focus' | 'blur' | 'escape' | 'cancel' | 'paid' }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'change'; readonly state: FieldState }
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly type: 'pressed'; readonly wallet: ExpressPaymentType }
  | {
      readonly type: 'address';
      readonly name: string;
      readonly address: ExpressCheckoutPartialAddress;
    }
  | { readonly type: 'rate'; readonly rate: ShippingRate }
  | { readonly type: 'confirm'; readonly confirm: SheetConfirm }
  /** Sent by the page itself: the frame has loaded, but not the expected document. */
  | { readonly type: 'broken' };
