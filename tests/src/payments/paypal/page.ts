import type { PageSource } from '../../../../src/platform/page/page-source';

const SHOP = 'https://shop.example/';
const FRONT = `${SHOP}paymentservicespaypal/`;
const VIEWS = 'Magento_PaymentServicesPaypal/js/view/payment/';

/** The shop's list of what loads the SDK. */
export const sdkParams = [
  { name: 'src', value: 'https://www.paypal.com/sdk/js?client-id=abc&currency=USD' },
  { name: 'partner-attribution-id', value: 'Shop' },
  { name: 'data-csp-nonce', value: 'n1' },
];

/** What the module prints for a block of buttons. */
export const buttonsInit = (pageType: string, changes: object = {}) => ({
  createOrderUrl: `${FRONT}smartbuttons/createpaypalorder/`,
  authorizeOrderUrl: `${FRONT}smartbuttons/updatequote/`,
  orderReviewUrl: `${FRONT}smartbuttons/review/`,
  cancelUrl: `${SHOP}checkout/cart/`,
  setQuoteAsInactiveUrl: `${FRONT}smartbuttons/setquoteasinactive/`,
  styles: { layout: 'vertical', color: 'gold', shape: 'rect', label: 'paypal' },
  isVirtual: false,
  pageType,
  ...changes,
});

/** What the module prints on a product page. */
export const productInit = (changes: object = {}) =>
  buttonsInit('PRODUCT_DETAIL', {
    createOrderUrl: `${FRONT}smartbuttons/createpaypalorder/location/PRODUCT_DETAIL/`,
    addToCartUrl: `${FRONT}smartbuttons/addtocart/`,
    ...changes,
  });

/** The method's part of `checkoutConfig.payment`. */
export const checkoutPayment = (changes: object = {}) => ({
  payment_services_paypal_smart_buttons: {
    isVisible: true,
    location: 'CHECKOUT',
    createOrderUrl: `${FRONT}order/create/`,
    sdkParams,
    canDisplayMessage: false,
    buttonStyles: { layout: 'vertical', color: 'gold', shape: 'rect', label: 'paypal' },
    ...changes,
  },
});

/** What the module adds to a block of Google Pay. */
export const googleOptions = {
  getOrderDetailsUrl: `${FRONT}order/getcurrentorder/`,
  threeDSMode: 'SCA_WHEN_REQUIRED',
  googlePayMode: 'PRODUCTION',
};

/** The part of Google Pay in `checkoutConfig.payment`. */
export const googlePayment = (changes: object = {}) => ({
  payment_services_paypal_google_pay: {
    isVisible: true,
    location: 'CHECKOUT',
    mode: 'PRODUCTION',
    createOrderUrl: `${FRONT}order/create/`,
    getOrderDetailsUrl: `${FRONT}order/getcurrentorder/`,
    threeDSMode: 'SCA_WHEN_REQUIRED',
    sdkParams,
    styles: { color: 'white', label: 'buynow', shape: 'pill', height: 48 },
    paymentSource: 'googlepay',
    ...changes,
  },
});

/** What the module adds to a block of Apple Pay. */
export const appleOptions = {
  estimateShippingMethodsWhenLoggedInUrl: `${SHOP}rest/V1/carts/mine/estimate-shipping-methods/`,
  estimateShippingMethodsWhenGuestUrl: `${SHOP}rest/V1/guest-carts/:cartId/estimate-shipping-methods/`,
  shippingInformationWhenLoggedInUrl: `${SHOP}rest/V1/carts/mine/shipping-information/`,
  shippingInformationWhenGuestUrl: `${SHOP}rest/V1/guest-carts/:quoteId/shipping-information/`,
  updatePayPalOrderUrl: `${FRONT}smartbuttons/updatepaypalorder/`,
  countriesUrl: `${SHOP}rest/V1/directory/countries/:countryCode/`,
};

/** The part of Apple Pay in `checkoutConfig.payment`. */
export const applePayment = (changes: object = {}) => ({
  payment_services_paypal_apple_pay: {
    isVisible: true,
    location: 'CHECKOUT',
    createOrderUrl: `${FRONT}order/create/`,
    sdkParams,
    buttonStyles: { color: 'white', label: 'buynow', height: 48 },
    ...changes,
  },
});

/** A page with blocks of buttons, by the component's last word: several blocks of one word have several selectors. */
export const pageWith = (
  blocks: readonly (readonly ['product' | 'cart', object])[],
  payment: object = {},
  wallet: 'smart-buttons' | 'apple-pay' | 'google-pay' | 'message' = 'smart-buttons',
): PageSource => ({
  checkoutConfig: Object.keys(payment).length === 0 ? null : { payment },
  checkout: {},
  init: Object.fromEntries(
    blocks.map(([word, config], index) => [
      `#b${String(index)}`,
      { [`${VIEWS}${wallet}-${word}`]: config },
    ]),
  ),
  globals: {},
  dictionaryUrl: null,
  phrases: {},
});

/** The shop's response to a created order. */
export const created = (changes: object = {}) => ({
  response: {
    is_successful: true,
    status: 201,
    'paypal-order': {
      id: 'PP-1',
      mp_order_id: 'mp-1',
      amount: '45.0000',
      currency_code: 'USD',
      ...changes,
    },
  },
});

/** A form of a request, as an object. */
export const formOf = (body: unknown): Record<string, unknown> =>
  Object.fromEntries(body instanceof FormData ? body : []);
