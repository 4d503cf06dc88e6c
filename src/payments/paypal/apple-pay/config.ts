import { nonEmptyText } from '../../../api/page-config/config-values';
import type { WalletLocation } from '../../../domain/payment/wallet-location';
import type { PageSource } from '../../../platform/page/page-source';
import { recordOf } from '../../../platform/record';
import { isOn, parseBlock } from '../api/button-config';
import { findBlock } from '../api/button-places';
import { ownUrl } from '../api/own-url';
import { parseSdkParams } from '../api/sdk-params';
import type { ButtonConfig, SdkParams } from '../domain/smart-buttons.types';

/** Apple's own script. */
const APPLE_PAY_JS = 'https://applepay.cdn-apple.com/jsapi/v1/apple-pay-sdk.js';

/** How the button looks, by the names of Apple. */
export interface AppleButtonStyle {
  readonly buttonStyle: 'black' | 'white';
  readonly buttonType: 'plain' | 'check-out' | 'buy' | 'pay';
  /** In px. */
  readonly height: number;
}

/** What all places have. */
export interface ApplePayOptions {
  /** Apple's script; another one only where the shop names it. */
  readonly scriptUrl: string;
  readonly style: AppleButtonStyle;
}

/**
 * Where the shop is asked while the sheet is open; all URLs are its own. Some have a placeholder: `:cartId` and `:quoteId` for
 * the cart's id, `:countryCode` for a country (`config-shapes.md` §5).
 */
export interface SheetUrls {
  readonly estimate: { readonly customer: string; readonly guest: string };
  readonly shipping: { readonly customer: string; readonly guest: string };
  /** Null: regions are not looked up. */
  readonly countries: string | null;
  /** Gives the provider's order the amount of the cart; null where the shop has no such call. */
  readonly updateOrder: string | null;
}

/** The button of a place outside the checkout. */
export interface ApplePayButtonConfig extends ApplePayOptions, ButtonConfig {
  readonly isVirtual: boolean;
  /** Null where the shop does not say how it is asked: the review page asks for the shipping method then. */
  readonly sheet: SheetUrls | null;
}

/** The method in the checkout (`config-shapes.md` §1.2). */
export interface ApplePayCheckoutConfig extends ApplePayOptions {
  readonly createOrderUrl: string;
  readonly place: string;
  readonly sdk: SdkParams;
}

const TYPES: ReadonlyMap<unknown, AppleButtonStyle['buttonType']> = new Map([
  ['paypal', 'plain'],
  ['installment', 'plain'],
  ['checkout', 'check-out'],
  ['buynow', 'buy'],
]);

const HEIGHT = 40;
/** What Apple's button can be, in px. */
const LOWEST = 30;
const HIGHEST = 64;

/** The look that the merchant has set for the module's buttons, as far as Apple's has it (APPLE-12 to APPLE-14). */
function parseStyle(value: unknown): AppleButtonStyle {
  const { color, label, height: asked } = recordOf(value);
  const height = Number(asked);
  return {
    buttonStyle: color === 'white' ? 'white' : 'black',
    buttonType: TYPES.get(label) ?? 'pay',
    height: height >= LOWEST && height <= HIGHEST ? height : HEIGHT,
  };
}

const scriptOf = (value: unknown): string => nonEmptyText(value) ?? APPLE_PAY_JS;

function parseSheetUrls(raw: Readonly<Record<string, unknown>>): SheetUrls | null {
  const estimateMine = ownUrl(raw.estimateShippingMethodsWhenLoggedInUrl);
  const estimateGuest = ownUrl(raw.estimateShippingMethodsWhenGuestUrl);
  const shippingMine = ownUrl(raw.shippingInformationWhenLoggedInUrl);
  const shippingGuest = ownUrl(raw.shippingInformationWhenGuestUrl);
  if (estimateMine === null || estimateGuest === null) return null;
  if (shippingMine === null || shippingGuest === null) return null;
  return {
    estimate: { customer: estimateMine, guest: estimateGuest },
    shipping: { customer: shippingMine, guest: shippingGuest },
    countries: ownUrl(raw.countriesUrl),
    updateOrder: ownUrl(raw.updatePayPalOrderUrl),
  };
}

/**
 * Apple Pay of one place outside the checkout. Null where the page has none, or one whose calls would not go to this shop.
 */
export function parseApplePayButton(
  page: PageSource,
  location: WalletLocation,
): ApplePayButtonConfig | null {
  const raw = recordOf(findBlock(page, location, 'apple-pay'));
  const block = parseBlock(raw, location);
  if (block === null) return null;
  return {
    ...block,
    scriptUrl: scriptOf(raw.applePaySdkUrl),
    style: parseStyle(raw.styles),
    isVirtual: isOn(raw.isVirtual),
    sheet: parseSheetUrls(raw),
  };
}

/** The method in the checkout; null where the shop does not show it (WALL-27), or does not say how. */
export function parseApplePayCheckout(
  payment: Readonly<Record<string, unknown>>,
): ApplePayCheckoutConfig | null {
  const raw = recordOf(payment.payment_services_paypal_apple_pay);
  const createOrderUrl = ownUrl(raw.createOrderUrl);
  const sdk = parseSdkParams(raw.sdkParams);
  if (!isOn(raw.isVisible) || createOrderUrl === null || sdk === null) return null;
  return {
    scriptUrl: scriptOf(raw.applePaySdkUrl),
    style: parseStyle(raw.buttonStyles),
    createOrderUrl,
    place: nonEmptyText(raw.location) ?? 'CHECKOUT',
    sdk,
  };
}
