import type { Customer } from '../domain/customers/customers';
import {
  hasPayLater,
  isApplePayOn,
  isGooglePayOn,
  isPaypalCardOn,
  isPaypalOn,
  isPaypalVaultOn,
  PAYPAL_VAULT,
} from '../domain/orders/payment-methods';
import { CARD_TYPES } from '../domain/payments/card-types';
import { keptCards } from '../domain/paypal/paypal-store';
import { currentSettings } from '../domain/settings/visitor';
import type { Shop } from '../domain/shop';
import { currentCurrency } from '../domain/totals/currencies';
import {
  APPLE_PAY_STYLES,
  GOOGLE_PAY_OPTIONS,
  MESSAGE_STYLES,
  PAYPAL_PATH,
  PAYPAL_STYLES,
} from '../support/paypal-block';

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

/** The parts of the script for the buttons and the messages. */
const buttonComponents = (): string => (hasPayLater() ? 'buttons,messages' : 'buttons');

/** The card fields' part; its values are those of the module. */
function cardConfig(shop: Shop, baseUrl: string, customer: Customer | null): object {
  return {
    payment_services_paypal_hosted_fields: {
      isVisible: true,
      location: 'CHECKOUT',
      createOrderUrl: `${baseUrl}${PAYPAL_PATH}order/create/`,
      getOrderDetailsUrl: `${baseUrl}${PAYPAL_PATH}order/getcurrentorder/`,
      sdkParams: sdkParams(shop, true, 'card-fields'),
      requiresCardDetails: true,
      ccIcons: Object.fromEntries(
        CARD_TYPES.map(({ code, title, icon }) => [
          code,
          { url: `${baseUrl}static/cards/${icon}.svg`, width: 46, height: 30, title },
        ]),
      ),
      cvvImageUrl: `${baseUrl}static/cards/cvv.svg`,
      paymentTypeIconUrl: `${baseUrl}static/cards/visa.svg`,
      paymentSource: 'cc',
      threeDS: 'SCA_WHEN_REQUIRED',
      isCommerceVaultEnabled: customer !== null && isPaypalVaultOn(),
      ccVaultCode: PAYPAL_VAULT.code,
      paymentsSDKUrl: '',
      storeViewCode: 'default',
      oauthToken: '',
      graphQLEndpointUrl: '',
    },
  };
}

/** The customer's kept cards, `payment.vault`: an entry each. */
function keptConfig({ db }: Shop, baseUrl: string, customer: Customer | null): object {
  if (customer === null || !isPaypalVaultOn()) return {};
  const { code } = PAYPAL_VAULT;
  const entries = keptCards(db, customer.id).map(
    ({ public_hash, brand, last4, description }, index) => [
      `${code}_${String(index)}`,
      {
        config: {
          code,
          paymentSource: 'vault',
          createOrderUrl: `${baseUrl}${PAYPAL_PATH}order/create/`,
          location: 'CHECKOUT',
          details: {
            brand,
            maskedCC: last4,
            description,
            cardholderName: customerName(customer),
          },
          publicHash: public_hash,
        },
        component: 'Magento_PaymentServicesPaypal/js/view/payment/method-renderer/vault',
      },
    ],
  );
  return { vault: Object.fromEntries(entries) as object };
}

const customerName = ({ firstname, lastname }: Customer): string => `${firstname} ${lastname}`;

/** `checkoutConfig.vault`: whether the method of the kept cards is on; PHP's empty list without one. */
export const vaultConfig = (customer: Customer | null): object =>
  customer !== null && isPaypalVaultOn() ? { [PAYPAL_VAULT.code]: { is_enabled: true } } : [];

/** The sandbox's stand-in for Apple's script. */
export const appleScript = ({ paypal }: Pick<Shop, 'paypal'>): string =>
  paypal === undefined ? '' : new URL('/jsapi/v1/apple-pay-sdk.js', paypal.origin).href;

/** The sandbox's stand-in for Google's script. */
export const googleScript = ({ paypal }: Pick<Shop, 'paypal'>): string =>
  paypal === undefined ? '' : new URL('/gp/p/js/pay.js', paypal.origin).href;

/** The parameters of the add-card page: the shop knows the customer by the session's cookie. */
function addCardParams({ paypal }: Shop, baseUrl: string): object {
  const script = new URL('/payments-sdk/payments-sdk.js', paypal?.origin ?? baseUrl);
  script.search = new URLSearchParams({
    'client-id': paypal?.clientId ?? '',
    locale: LOCALES[currentSettings().language],
  }).toString();
  return {
    savedCardListUrl: `${baseUrl}vault/cards/listaction/`,
    paymentsSDKUrl: script.href,
    storeViewCode: 'default',
    oauthToken: '',
    graphQLEndpointUrl: `${baseUrl}graphql`,
  };
}

/** Init entry of the add-card page (`config-shapes.md` §4). */
export const addCardInit = (
  shop: Shop,
  baseUrl: string,
): Readonly<Record<string, Readonly<Record<string, unknown>>>> => ({
  '#paymentservices_add_vault_card': {
    'Magento_Ui/js/core/app': {
      components: {
        'add-card-form': {
          component: 'Magento_PaymentServicesPaypal/js/view/customer_account/vault/add-card-form',
          componentParams: addCardParams(shop, baseUrl),
        },
      },
    },
  },
});

/** The methods' part of `checkoutConfig.payment` (`config-shapes.md` §1.2); empty if all are disabled. */
export function paypalConfig(shop: Shop, baseUrl: string, customer: Customer | null): object {
  return {
    ...(isPaypalOn() && buttonsConfig(shop, baseUrl)),
    ...(isPaypalCardOn() && {
      ...cardConfig(shop, baseUrl, customer),
      ...keptConfig(shop, baseUrl, customer),
    }),
    ...(isApplePayOn() && applePayConfig(shop, baseUrl)),
    ...(isGooglePayOn() && googlePayConfig(shop, baseUrl)),
  };
}

const buttonsConfig = (shop: Shop, baseUrl: string): object => ({
  payment_services_paypal_smart_buttons: {
    isVisible: true,
    location: 'CHECKOUT',
    createOrderUrl: `${baseUrl}${PAYPAL_PATH}order/create/`,
    sdkParams: sdkParams(shop, true, buttonComponents()),
    messageStyles: MESSAGE_STYLES,
    canDisplayMessage: hasPayLater(),
    buttonStyles: PAYPAL_STYLES,
    paymentTypeIconUrl: `${baseUrl}static/cards/paypal.svg`,
  },
});

const applePayConfig = (shop: Shop, baseUrl: string): object => ({
  payment_services_paypal_apple_pay: {
    isVisible: true,
    location: 'CHECKOUT',
    createOrderUrl: `${baseUrl}${PAYPAL_PATH}order/create/`,
    sdkParams: sdkParams(shop, true, 'applepay'),
    buttonStyles: APPLE_PAY_STYLES,
    paymentTypeIconUrl: `${baseUrl}static/cards/paypal.svg`,
    applePaySdkUrl: appleScript(shop),
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
  const applepay = isApplePayOn() ? sdkParams(shop, false, 'applepay') : [];
  return {
    sdkParams: { paypal: sdkParams(shop, false, buttonComponents()), applepay, googlepay },
  };
}
