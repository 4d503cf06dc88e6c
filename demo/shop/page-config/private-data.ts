import { sectionNames } from '../sections/sections';

/** The sections that each route invalidates: the shop's part of the platform's table, in its order (§13). */
const SECTIONS_OF_ROUTE: Readonly<Record<string, readonly string[]>> = {
  'customer/ajax/login': ['captcha', 'checkout-data', 'cart'],
  'rest/*/v1/carts/*/payment-information': [
    'captcha',
    'cart',
    'last-ordered-items',
    'instant-purchase',
  ],
  'rest/*/v1/guest-carts/*/payment-information': ['captcha', 'cart'],
  'customer/account/logout': [
    'recently_viewed_product',
    'recently_compared_product',
    '*',
    'persistent',
  ],
  'checkout/cart/add': ['cart', 'directory-data'],
  'checkout/cart/delete': ['cart'],
  'checkout/cart/updatepost': ['cart'],
  'checkout/cart/updateitemoptions': ['cart'],
  'checkout/cart/couponpost': ['cart'],
  'checkout/cart/estimatepost': ['cart'],
  'checkout/cart/estimateupdatepost': ['cart'],
  'checkout/onepage/saveorder': ['cart', 'checkout-data', 'last-ordered-items'],
  'checkout/sidebar/removeitem': ['cart'],
  'checkout/sidebar/updateitemqty': ['cart'],
  'rest/*/v1/guest-carts/*/selected-payment-method': ['cart', 'checkout-data'],
  'rest/*/v1/carts/*/selected-payment-method': ['cart', 'checkout-data', 'instant-purchase'],
  'customer/account/loginpost': ['*'],
  'customer/account/createpost': ['*'],
  'customer/account/editpost': ['*'],
  'customer/address/*': ['instant-purchase'],
  'customer/account/*': ['instant-purchase'],
  'paymentservicespaypal/smartbuttons/placeorder': ['cart', 'checkout-data'],
  'paymentservicespaypal/smartbuttons/cancel': ['cart', 'checkout-data'],
  'review/product/post': ['review'],
  'catalog/product_compare/add': ['compare-products'],
  'catalog/product_compare/remove': ['compare-products'],
  'catalog/product_compare/clear': ['compare-products'],
  'wishlist/index/add': ['wishlist'],
  'wishlist/index/remove': ['wishlist'],
  'wishlist/index/update': ['wishlist'],
  'wishlist/index/cart': ['wishlist', 'cart'],
  'wishlist/index/fromcart': ['wishlist', 'cart'],
  'wishlist/index/allcart': ['wishlist', 'cart'],
  '*': ['messages'],
};

const CLIENT_SIDE = ['checkout-data', 'cart-data'];
const COOKIE_SECONDS = '3600';
const SECTION_MINUTES = 60;

/** The two init entries for a page's private data (`config-shapes.md` §6.1). */
export function privateDataInit(
  baseUrl: string,
  isLoggedIn: boolean,
): readonly Readonly<Record<string, Readonly<Record<string, unknown>>>>[] {
  return [
    {
      '*': {
        'Magento_Customer/js/section-config': {
          sections: SECTIONS_OF_ROUTE,
          clientSideSections: CLIENT_SIDE,
          baseUrls: [baseUrl],
          sectionNames: [...sectionNames(), ...CLIENT_SIDE],
        },
      },
    },
    {
      '*': {
        'Magento_Customer/js/customer-data': {
          sectionLoadUrl: `${baseUrl}customer/section/load/`,
          expirableSectionLifetime: SECTION_MINUTES,
          expirableSectionNames: ['cart', 'persistent'],
          cookieLifeTime: COOKIE_SECONDS,
          cookieDomain: '',
          updateSessionUrl: `${baseUrl}customer/account/updateSession/`,
          isLoggedIn: isLoggedIn ? '1' : '',
        },
      },
    },
    {
      '*': {
        'mage/cookies': { expires: null, path: '/', secure: false, lifetime: COOKIE_SECONDS },
      },
    },
  ];
}
