import { isPaypalOn } from '../domain/orders/payment-methods';
import { currentSettings } from '../domain/settings/visitor';
import type { Shop } from '../domain/shop';
import { currentCurrency } from '../domain/totals/currencies';

/** A place of the buttons outside the checkout. */
export type PaypalPlace = 'product' | 'cart' | 'minicart';

const STYLES = { layout: 'vertical', color: 'gold', shape: 'rect', label: 'paypal' } as const;
const FRONT_NAME = 'paymentservicespaypal/';
const LOCALES = { en: 'en_US', de: 'de_DE' } as const;

/** The module's names of the places, which its calls get as `location`. */
const PAGE_TYPES = { product: 'PRODUCT_DETAIL', cart: 'CART', minicart: 'MINICART' } as const;
const COMPONENTS = {
  product: 'Magento_PaymentServicesPaypal/js/view/payment/smart-buttons-product',
  cart: 'Magento_PaymentServicesPaypal/js/view/payment/smart-buttons-cart',
  minicart: 'Magento_PaymentServicesPaypal/js/view/payment/smart-buttons-cart',
} as const;

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
      createOrderUrl: `${baseUrl}${FRONT_NAME}order/create/`,
      sdkParams: sdkParams(shop, true),
      messageStyles: { layout: 'text', logo: { type: 'inline' } },
      canDisplayMessage: false,
      buttonStyles: STYLES,
      paymentTypeIconUrl: `${baseUrl}static/cards/paypal.svg`,
    },
  };
}

/** The section `payments` (`config-shapes.md` §6.3). */
export function paymentsSection(shop: Shop): object {
  return { sdkParams: { paypal: sdkParams(shop, false), applepay: [], googlepay: [] } };
}

/** `data-mage-init` of the buttons' block in a place (`config-shapes.md` §5); `isVirtual`: nothing of it is shipped. */
export function paypalButtonsInit(baseUrl: string, place: PaypalPlace, isVirtual: boolean): object {
  const url = (path: string): string => `${baseUrl}${FRONT_NAME}${path}/`;
  const rest = `${baseUrl}rest/V1/`;
  const pageType = PAGE_TYPES[place];
  const create = url('smartbuttons/createpaypalorder');
  return {
    [COMPONENTS[place]]: {
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
      styles: STYLES,
      isVirtual,
      googlePayMode: 'TEST',
      pageType,
      ...(place === 'product' ? { addToCartUrl: url('smartbuttons/addtocart') } : {}),
    },
  };
}
