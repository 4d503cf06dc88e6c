import { currentSettings } from '../domain/settings/visitor';

/** Where the shop's own pages and calls are; every page prints them, and the checkout prints some again. */
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

/** `window.checkout`, as the mini cart's block prints it on every page (`config-shapes.md` §2). */
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

/** `window.authenticationPopup`, printed for guests (`config-shapes.md` §2). */
export function authenticationPopup(baseUrl: string): object {
  return {
    autocomplete: 'on',
    customerRegisterUrl: `${baseUrl}customer/account/create/`,
    customerForgotPasswordUrl: `${baseUrl}customer/account/forgotpassword/`,
    baseUrl,
    customerLoginUrl: `${baseUrl}customer/ajax/login/`,
  };
}
