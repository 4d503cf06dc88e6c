import type { Address, Directory, FieldConfig } from './address.types';
import type { CaptchaDemand } from './captcha.types';
import type { GiftPlaces } from './gift-message.types';
import type { PriceFormat } from './money.types';

/** A choice shown below an item's name, e.g. Colour: Teal. Plain text. */
export interface ItemOption {
  readonly label: string;
  readonly value: string;
}

/** Image of an item; sizes in CSS pixels. */
export interface ItemImage {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A line of the quote as the checkout lists it (QUOT-07, CONF-05). */
export interface QuoteItem {
  readonly itemId: number;
  readonly productId: number;
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  readonly isVirtual: boolean;
  readonly options: readonly ItemOption[];
  readonly image: ItemImage | null;
  /** The server's message about the line (CONF-04), plain text. */
  readonly message: string;
}

/** A line of the totals (QUOT-02). Amounts in the quote currency; null is unknown, never 0. */
export interface TotalsItem {
  readonly itemId: number;
  readonly name: string;
  readonly qty: number;
  readonly price: number | null;
  readonly priceInclTax: number | null;
  readonly rowTotal: number | null;
  readonly rowTotalInclTax: number | null;
  readonly discountAmount: number | null;
  readonly taxAmount: number | null;
  readonly options: readonly ItemOption[];
}

/** A line of the totals, in the server's order (QUOT-03, QUOT-06). `value` is null when the server sends none. */
export interface TotalsSegment {
  readonly code: string;
  readonly title: string;
  readonly value: number | null;
  readonly area: string | null;
  /** Taxes behind a tax segment (QUOT-04). */
  readonly taxDetails: readonly {
    readonly amount: number | null;
    readonly rates: readonly { readonly title: string; readonly percent: number | null }[];
  }[];
}

/**
 * Totals of a quote, always as the server computed them (QUOT-02). Amounts in the quote currency; missing values are
 * null, never 0.
 */
export interface Totals {
  readonly grandTotal: number;
  readonly baseGrandTotal: number | null;
  readonly subtotal: number | null;
  readonly subtotalInclTax: number | null;
  readonly subtotalWithDiscount: number | null;
  readonly discountAmount: number | null;
  readonly shippingAmount: number | null;
  readonly shippingInclTax: number | null;
  readonly taxAmount: number | null;
  readonly couponCode: string | null;
  readonly couponLabel: string | null;
  /** What modules say about the totals, such as a tax service about the tax, as plain text (TAXV-09); absent: nothing. */
  readonly messages?: readonly string[];
  readonly itemsQty: number;
  readonly baseCurrencyCode: string;
  readonly quoteCurrencyCode: string;
  readonly items: readonly TotalsItem[];
  readonly segments: readonly TotalsSegment[];
}

/**
 * A shipping rate (SHIP-07). `available` false carries `errorMessage`. Amounts in the quote currency, null if unknown.
 */
export interface ShippingRate {
  readonly carrierCode: string;
  readonly methodCode: string | null;
  readonly carrierTitle: string;
  readonly methodTitle: string;
  readonly amount: number | null;
  readonly priceExclTax: number | null;
  readonly priceInclTax: number | null;
  readonly available: boolean;
  readonly errorMessage: string;
}

/** The pair of codes that identifies a rate (SHIP-14). */
export interface ShippingMethodRef {
  readonly carrierCode: string;
  readonly methodCode: string;
}

/** A payment method offered by the server (PAY-04). */
export interface PaymentMethod {
  readonly code: string;
  readonly title: string;
}

/** A card or account that the shop has stored for the customer (CONF-13). */
export interface StoredPayment {
  /** Code of the method that pays with it, e.g. `payflowpro_cc_vault`. */
  readonly code: string;
  /** Sent as `additional_data.public_hash`. */
  readonly publicHash: string;
  /** Sent as `additional_data.is_active_payment_token_enabler`. */
  readonly isActivePaymentTokenEnabler: boolean;
  /** Whether the shop has enabled stored payments of this method. */
  readonly isEnabled: boolean;
  /** Data to show, e.g. the card's type and last digits; differs by provider. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** The cart of REST calls (HTTP-02, HTTP-03). */
export type CartRef =
  { readonly kind: 'guest'; readonly maskedId: string } | { readonly kind: 'customer' };

/** How prices are shown (CONF-06 to CONF-08, SUMM-05, SUMM-06). */
export type TaxDisplay = 'excluding' | 'including' | 'both';

/** The shop's configuration on every page (`window.checkout` and friends, `config-shapes.md` §2). */
export interface ShopConfig {
  /** Absolute, with a trailing slash. */
  readonly baseUrl: string;
  readonly storeCode: string;
  readonly websiteId: string;
  readonly storeId: string;
  /** BCP 47, e.g. `en-US`. */
  readonly locale: string;
  readonly cartUrl: string;
  readonly checkoutUrl: string;
  readonly updateItemQtyUrl: string;
  readonly removeItemUrl: string;
  readonly loginUrl: string;
  readonly isLoginRedirectRequired: boolean;
  /** The page's configuration of its login popup; null when it has none (GATE-07). */
  readonly loginPopup: {
    /** The URL of the popup's login; null: the shop's default (LOGIN-01, LOGIN-02). */
    readonly loginUrl: string | null;
    readonly registerUrl: string;
    readonly forgotPasswordUrl: string;
  } | null;
  /** The forms with a captcha, according to the page. */
  readonly captchas: Readonly<Record<string, CaptchaDemand>>;
  /** JSON of the init scripts where they name a reCAPTCHA; `parseRecaptchas` reads it. */
  readonly recaptcha?: string | undefined;
  readonly maxItemsToDisplay: number;
  readonly maxItemsVisible: number;
  readonly priceFormat: PriceFormat;
}

/** The configuration of checkout and cart pages (`window.checkoutConfig`, `config-shapes.md` §1), normalised. */
export interface CheckoutConfig {
  readonly cart: CartRef | null;
  readonly isVirtual: boolean;
  readonly isPersistent: boolean;
  readonly isLoggedIn: boolean;
  readonly isGuestCheckoutAllowed: boolean;
  /** The guest must log in within the checkout (STEP-17). */
  readonly isLoginRequired: boolean;
  readonly customer: {
    readonly id: number;
    readonly email: string;
    readonly firstname: string;
    readonly lastname: string;
    readonly addresses: readonly Address[];
  } | null;
  readonly validatedEmail: string;
  readonly items: readonly QuoteItem[];
  readonly totals: Totals | null;
  readonly selectedShippingMethod: ShippingMethodRef | null;
  /** Filled only for virtual carts. */
  readonly paymentMethods: readonly PaymentMethod[];
  readonly activeCarriers: readonly string[];
  readonly shippingAddressFromData: Readonly<Record<string, unknown>> | null;
  readonly billingAddressFromData: Readonly<Record<string, unknown>> | null;
  /** The server has validated the billing data in the page: it applies unless the shopper has chosen otherwise. */
  readonly isBillingAddressFromDataValid: boolean;
  readonly directory: Directory;
  readonly shippingFields: readonly FieldConfig[];
  readonly billingFields: readonly FieldConfig[];
  readonly useQty: boolean;
  readonly maxCartItemsToDisplay: number;
  readonly taxDisplay: {
    readonly shipping: TaxDisplay;
    readonly totals: TaxDisplay;
    readonly itemPrice: TaxDisplay;
    readonly isFullSummary: boolean;
    readonly isZeroTaxDisplayed: boolean;
    readonly includeTaxInGrandTotal: boolean;
  };
  readonly priceFormat: PriceFormat;
  readonly storedPayments: readonly StoredPayment[];
  /** Where the page allows gift messages (GMSG-03). */
  readonly gifts: GiftPlaces;
  /** The `payment` part of the configuration as the page has it; each payment method parses its own key. */
  readonly payment: Readonly<Record<string, unknown>>;
  readonly successUrl: string;
  /** The URL for a payment cancelled on a provider's page (CONF-15). */
  readonly cancelUrl: string;
  readonly cartUrl: string;
  readonly checkoutUrl: string;
  readonly forgotPasswordUrl: string;
  readonly pageNotFoundUrl: string;
  readonly registerUrl: string;
  readonly loginUrl: string;
  /** Texts of the offline methods. HTML from the merchant; goes through the sanitiser. */
  readonly paymentTexts: {
    readonly instructions: Readonly<Record<string, string>>;
    readonly checkPayableTo: string;
    readonly checkMailingAddress: string;
  };
  readonly agreements: readonly {
    readonly id: string;
    readonly isManual: boolean;
    readonly checkboxText: string;
    readonly content: string;
    readonly contentHeight: string;
  }[];
  /** The page has an agreement that cannot be read, and so cannot be accepted: nothing is ordered. */
  readonly hasUnreadableAgreement?: boolean;
}
