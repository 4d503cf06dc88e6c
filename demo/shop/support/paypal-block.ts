/** A place of the buttons outside the checkout. */
export type PaypalPlace = 'product' | 'cart' | 'minicart';

/** How the buttons look. */
export const PAYPAL_STYLES = {
  layout: 'vertical',
  color: 'gold',
  shape: 'rect',
  label: 'paypal',
} as const;
/** How the messages about paying later look. */
export const MESSAGE_STYLES = { layout: 'text', logo: { type: 'inline' } } as const;
/** How Google Pay looks and works. */
export const GOOGLE_PAY_OPTIONS = {
  googlePayMode: 'TEST',
  threeDSMode: 'SCA_WHEN_REQUIRED',
  styles: { layout: 'vertical', color: 'black', shape: 'rect', label: 'paypal', height: 45 },
} as const;
/** How Apple Pay looks. */
export const APPLE_PAY_STYLES = {
  layout: 'vertical',
  color: 'black',
  shape: 'rect',
  label: 'buynow',
  height: 45,
} as const;
/** The first part of the module's paths. */
export const PAYPAL_PATH = 'paymentservicespaypal/';

/** The module's names of the places, which its calls get as `location`. */
const PAGE_TYPES = { product: 'PRODUCT_DETAIL', cart: 'CART', minicart: 'MINICART' } as const;
const VIEW = 'Magento_PaymentServicesPaypal/js/view/payment/';

const componentOf = (wallet: string, place: PaypalPlace): string =>
  `${VIEW}${wallet}-${place === 'product' ? 'product' : 'cart'}`;

/** `data-mage-init` of the buttons' block in a place (`config-shapes.md` §5); `isVirtual`: nothing of it is shipped. */
export const paypalButtonsInit = (
  baseUrl: string,
  place: PaypalPlace,
  isVirtual: boolean,
): object => ({
  [componentOf('smart-buttons', place)]: blockOptions(baseUrl, place, isVirtual),
});

/** The same of Google Pay; `scriptUrl` is the sandbox's stand-in for Google's script. */
export const googlePayInit = (
  baseUrl: string,
  place: PaypalPlace,
  isVirtual: boolean,
  scriptUrl: string,
): object => ({
  [componentOf('google-pay', place)]: {
    ...blockOptions(baseUrl, place, isVirtual),
    ...GOOGLE_PAY_OPTIONS,
    googlePaySdkUrl: scriptUrl,
  },
});

/** The same of Apple Pay; `scriptUrl` is the sandbox's stand-in for Apple's script. */
export const applePayInit = (
  baseUrl: string,
  place: PaypalPlace,
  isVirtual: boolean,
  scriptUrl: string,
): object => ({
  [componentOf('apple-pay', place)]: {
    ...blockOptions(baseUrl, place, isVirtual),
    styles: APPLE_PAY_STYLES,
    applePaySdkUrl: scriptUrl,
  },
});

/** The containers of the messages, as the module names them. */
const MESSAGE_PLACES = {
  product: '.product-add-form .pay-later-message',
  cart: '.checkout-methods-items .pay-later-message',
} as const;

/** `data-mage-init` of the message about paying later in a place. */
export const payLaterInit = (place: keyof typeof MESSAGE_PLACES): object => ({
  [`${VIEW}message-${place}`]: {
    styles: MESSAGE_STYLES,
    placement: 'cart',
    renderContainer: MESSAGE_PLACES[place],
  },
});

/** What the blocks of all wallets have. */
function blockOptions(baseUrl: string, place: PaypalPlace, isVirtual: boolean): object {
  const url = (path: string): string => `${baseUrl}${PAYPAL_PATH}${path}/`;
  const rest = `${baseUrl}rest/V1/`;
  const pageType = PAGE_TYPES[place];
  const create = url('smartbuttons/createpaypalorder');
  return {
    createOrderUrl: place === 'product' ? `${create}location/${pageType}/` : create,
    authorizeOrderUrl: url('smartbuttons/updatequote'),
    orderReviewUrl: url('smartbuttons/review'),
    cancelUrl: place === 'product' ? url('smartbuttons/cancel') : `${baseUrl}checkout/cart/`,
    estimateShippingMethodsWhenLoggedInUrl: `${rest}carts/mine/estimate-shipping-methods/`,
    estimateShippingMethodsWhenGuestUrl: `${rest}guest-carts/:cartId/estimate-shipping-methods/`,
    shippingInformationWhenLoggedInUrl: `${rest}carts/mine/shipping-information/`,
    shippingInformationWhenGuestUrl: `${rest}guest-carts/:quoteId/shipping-information/`,
    updatePayPalOrderUrl: url('smartbuttons/updatepaypalorder'),
    countriesUrl: `${rest}directory/countries/:countryCode/`,
    setQuoteAsInactiveUrl: url('smartbuttons/setquoteasinactive'),
    placeOrderUrl: url('smartbuttons/placeorder'),
    getOrderDetailsUrl: url('order/getcurrentorder'),
    threeDSMode: false,
    styles: PAYPAL_STYLES,
    isVirtual,
    googlePayMode: 'TEST',
    pageType,
    ...(place === 'product' ? { addToCartUrl: url('smartbuttons/addtocart') } : {}),
  };
}
