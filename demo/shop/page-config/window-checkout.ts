import { currentSettings } from '../domain/settings/visitor';

/** URLs of the shop's pages and calls; every page has them, and the checkout repeats some. */
export function shopUrls(baseUrl: string) {
  const cartUrl = `${baseUrl}checkout/cart/`;
  return {
    baseUrl,
    cartUrl,
    checkoutUrl: `${baseUrl}checkout/`,
    loginUrl: `${baseUrl}customer/account/login/`,
  };
}

/** Whether a guest who must sign in is sent to the login page instead of getting a popup. */
export function isRedirectRequired(): boolean {
  return currentSettings().guestCheckoutRedirect === 'redirect';
}

/** `window.checkout`, rendered by the mini cart's block on every page (`config-shapes.md` §2). */
export function windowCheckout(baseUrl: string): object {
  const { cartUrl, checkoutUrl, loginUrl } = shopUrls(baseUrl);
  return {
    shoppingCartUrl: cartUrl,
    checkoutUrl,
    updateItemQtyUrl: `${baseUrl}checkout/sidebar/updateItemQty/`,
    removeItemUrl: `${baseUrl}checkout/sidebar/removeItem/`,
    imageTemplate: 'Magento_Catalog/product/image_with_borders',
    baseUrl,
    minicartMaxItemsVisible: 5,
    websiteId: '1',
    maxItemsToDisplay: 10,
    storeId: '1',
    storeGroupId: '1',
    customerLoginUrl: loginUrl,
    isRedirectRequired: isRedirectRequired(),
    autocomplete: 'on',
  };
}

/** `window.authenticationPopup`, for guests (`config-shapes.md` §2). */
export function authenticationPopup(baseUrl: string): object {
  return {
    autocomplete: 'on',
    customerRegisterUrl: `${baseUrl}customer/account/create/`,
    customerForgotPasswordUrl: `${baseUrl}customer/account/forgotpassword/`,
    baseUrl,
    customerLoginUrl: `${baseUrl}customer/ajax/login/`,
  };
}
