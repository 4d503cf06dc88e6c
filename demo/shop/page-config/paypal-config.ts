import { isGooglePayOn, isPaypalOn } from '../domain/orders/payment-methods';
import { currentSettings } from '../domain/settings/visitor';
import type { Shop } from '../domain/shop';
import { currentCurrency } from '../domain/totals/currencies';
import { GOOGLE_PAY_OPTIONS, PAYPAL_PATH, PAYPAL_STYLES } from '../support/paypal-block';

const LOCALES = { en: 'en_US', de: 'de_DE' } as const;

/** What loads PayPal's script: `src` is its URL, the others are attributes of its element (PSDK-02). `commit` as in the checkout. */
function sdkParams({ paypal }: Shop, commit: boolean, components = 'buttons') {
  if (paypal === undefined) return [];
  const src = new URL('/sdk/js', paypal.origin);
  src.search = new URLSearchParams({
    'client-id': paypal.clientId,
    currency: currentCurrency().code,
    locale: LOCALES[currentSettings().language],
    components,
    intent: 'capture',
    commit: String(commit),
  }).toString();
  return [
    { name: 'src', value: src.href },
    { name: 'data-partner-attribution-id', value: 'FolioAndReel' },
  ];
}

/** The sandbox's stand-in for Google's script. */
export const googleScript = ({ paypal }: Pick<Shop, 'paypal'>): string =>
  paypal === undefined ? '' : new URL('/gp/p/js/pay.js', paypal.origin).href;

/** The methods' part of `checkoutConfig.payment` (`config-shapes.md` §1.2); empty if all are disabled. */
export function paypalConfig(shop: Shop, baseUrl: string): object {
  return {
    ...(isPaypalOn() && buttonsConfig(shop, baseUrl)),
    ...(isGooglePayOn() && googlePayConfig(shop, baseUrl)),
  };
}

const buttonsConfig = (shop: Shop, baseUrl: string): object => ({
  payment_services_paypal_smart_buttons: {
    isVisible: true,
    location: 'CHECKOUT',
    createOrderUrl: `${baseUrl}${PAYPAL_PATH}order/create/`,
    sdkParams: sdkParams(shop, true),
    messageStyles: { layout: 'text', logo: { type: 'inline' } },
    canDisplayMessage: false,
    buttonStyles: PAYPAL_STYLES,
    paymentTypeIconUrl: `${baseUrl}static/cards/paypal.svg`,
  },
});

const googlePayConfig = (shop: Shop, baseUrl: string): object => ({
  payment_services_paypal_google_pay: {
    isVisible: true,
    location: 'CHECKOUT',
    mode: GOOGLE_PAY_OPTIONS.googlePayMode,
    createOrderUrl: `${baseUrl}${PAYPAL_PATH}order/create/`,
    getOrderDetailsUrl: `${baseUrl}${PAYPAL_PATH}order/getcurrentorder/`,
    threeDSMode: GOOGLE_PAY_OPTIONS.threeDSMode,
    sdkParams: sdkParams(shop, true, 'googlepay'),
    styles: GOOGLE_PAY_OPTIONS.styles,
    paymentSource: 'googlepay',
    googlePaySdkUrl: googleScript(shop),
  },
});

/** The section `payments` (`config-shapes.md` §6.3). */
export function paymentsSection(shop: Shop): object {
  const googlepay = isGooglePayOn() ? sdkParams(shop, false, 'googlepay') : [];
  return { sdkParams: { paypal: sdkParams(shop, false), applepay: [], googlepay } };
}
