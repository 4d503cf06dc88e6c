import { nonEmptyText } from '../../../api/page-config/config-values';
import type { WalletLocation } from '../../../domain/payment/wallet-location';
import type { PageSource } from '../../../platform/page/page-source';
import { recordOf, type JsonRecord } from '../../../platform/record';
import { isOn, parseBlock } from '../api/button-config';
import { findBlock } from '../api/button-places';
import { ownUrl } from '../api/own-url';
import { parseSdkParams } from '../api/sdk-params';
import type { ButtonConfig, SdkParams } from '../domain/smart-buttons.types';

/** Google's own script. */
const PAY_JS = 'https://pay.google.com/gp/p/js/pay.js';

/** How the button looks, by the names of Google. */
export interface GoogleButtonStyle {
  readonly buttonColor: 'black' | 'white';
  readonly buttonType: 'pay' | 'plain' | 'checkout' | 'buy';
  /** In px. */
  readonly buttonRadius: number;
  /** In px. */
  readonly height: number;
}

/** What all places have. */
export interface GooglePayOptions {
  readonly mode: 'TEST' | 'PRODUCTION';
  /** Google's script; another one only where the shop names it. */
  readonly scriptUrl: string;
  /** When the bank authenticates the shopper; null where the shop does not say (GOOGLE-03). */
  readonly threeDsMode: string | null;
  /** Where the provider's order is read after an authentication; null without one of this shop. */
  readonly detailsUrl: string | null;
  readonly style: GoogleButtonStyle;
}

/** The button of a place outside the checkout (`config-shapes.md` §5). */
export interface GooglePayButtonConfig extends GooglePayOptions, ButtonConfig {
  readonly isVirtual: boolean;
}

/** The method in the checkout (`config-shapes.md` §1.2). */
export interface GooglePayCheckoutConfig extends GooglePayOptions {
  readonly createOrderUrl: string;
  readonly place: string;
  readonly sdk: SdkParams;
}

const TYPES: ReadonlyMap<unknown, GoogleButtonStyle['buttonType']> = new Map([
  ['paypal', 'plain'],
  ['installment', 'plain'],
  ['checkout', 'checkout'],
  ['buynow', 'buy'],
]);

const HEIGHT = 40;
const CORNERS = 4;
/** What Google's button can be, in px. */
const LOWEST = 40;
const HIGHEST = 100;

/** The look that the merchant has set for the module's buttons, as far as Google's has it. */
function parseStyle(value: unknown): GoogleButtonStyle {
  const { color, label, shape, height: asked } = recordOf(value);
  const height = Number(asked);
  const chosen = height >= LOWEST && height <= HIGHEST ? height : HEIGHT;
  const radius = shape === 'pill' ? chosen / 2 : CORNERS;
  return {
    buttonColor: color === 'white' ? 'white' : 'black',
    buttonType: TYPES.get(label) ?? 'pay',
    buttonRadius: shape === 'sharp' ? 0 : radius,
    height: chosen,
  };
}

const optionsOf = (raw: JsonRecord, mode: unknown, styles: unknown): GooglePayOptions => ({
  mode: mode === 'PRODUCTION' ? 'PRODUCTION' : 'TEST',
  scriptUrl: nonEmptyText(raw.googlePaySdkUrl) ?? PAY_JS,
  threeDsMode: nonEmptyText(raw.threeDSMode) ?? null,
  detailsUrl: ownUrl(raw.getOrderDetailsUrl),
  style: parseStyle(styles),
});

/**
 * Google Pay of one place outside the checkout, in the mode `TEST` unless the shop says otherwise (GOOGLE-09). Null where the
 * page has none, or one whose calls would not go to this shop.
 */
export function parseGooglePayButton(
  page: PageSource,
  location: WalletLocation,
): GooglePayButtonConfig | null {
  const raw = recordOf(findBlock(page, location, 'google-pay'));
  const block = parseBlock(raw, location);
  if (block === null) return null;
  const options = optionsOf(raw, raw.googlePayMode, raw.styles);
  return { ...block, ...options, isVirtual: isOn(raw.isVirtual) };
}

/** The method in the checkout; null where the shop does not show it (WALL-27), or does not say how. */
export function parseGooglePayCheckout(
  payment: Readonly<Record<string, unknown>>,
): GooglePayCheckoutConfig | null {
  const raw = recordOf(payment.payment_services_paypal_google_pay);
  const createOrderUrl = ownUrl(raw.createOrderUrl);
  const sdk = parseSdkParams(raw.sdkParams);
  if (!isOn(raw.isVisible) || createOrderUrl === null || sdk === null) return null;
  return {
    ...optionsOf(raw, raw.mode, raw.styles),
    createOrderUrl,
    place: nonEmptyText(raw.location) ?? 'CHECKOUT',
    sdk,
  };
}
