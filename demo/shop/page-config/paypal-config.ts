import { isPaypalOn } from '../domain/orders/payment-methods';
import { currentSettings } from '../domain/settings/visitor';
import type { Shop } from '../domain/shop';
import { currentCurrency } from '../domain/totals/currencies';
import { PAYPAL_PATH, PAYPAL_STYLES } from '../support/paypal-block';

const LOCALES = { en: 'en_US', de: 'de_DE' } as const;

/** What loads PayPal's script: `src` is its URL, the others are attributes of its element (PSDK-02). `commit` as in the checkout. */
function sdkParams({ paypal }: Shop, commit: boolean) {
  if (paypal === undefined) return [];
  const src = new URL('/sdk/js', paypal.origin);
  src.search = new URLSearchParams({
    'client-id': paypal.clientId,
    currency: currentCurrency().code,
    locale: LOCALES[currentSettings().language],
    components: 'buttons',
    intent: 'capture',
    commit: String(commit),
  }).toString();
  return [
    { name: 'src', value: src.href },
    { name: 'data-partner-attribution-id', value: 'FolioAndReel' },
  ];
}

/** The method's part of `checkoutConfig.payment` (`config-shapes.md` §1.2); empty if disabled. */
export function paypalConfig(shop: Shop, baseUrl: string): object {
  if (!isPaypalOn()) return {};
  return {
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
  };
}

/** The section `payments` (`config-shapes.md` §6.3). */
export function paymentsSection(shop: Shop): object {
  return { sdkParams: { paypal: sdkParams(shop, false), applepay: [], googlepay: [] } };
}
