import { isExpressOn, isProviderOn } from '../domain/orders/payment-methods';
import { currentCurrency } from '../domain/totals/currencies';
import type { Shop } from '../domain/shop';
import { buttonConfig, providerInit } from './element-options';

/**
 * The provider's part of every page's `data-till-config`: the URL of its script and, if wallets are enabled, the data of
 * their buttons. The module has this in inline scripts, which the shop's policy forbids. Empty if disabled.
 */
export function providerPageConfig(shop: Shop): object {
  if (!isProviderOn() || shop.stripe === undefined) return {};
  return {
    stripe: {
      scriptUrl: `${shop.stripe.origin}/v3/`,
      ...(isExpressOn()
        ? {
            express: {
              initParams: providerInit(shop),
              buttonConfig,
              activeLocations: ['product_page', 'minicart', 'shopping_cart_page', 'checkout_page'],
            },
          }
        : {}),
    },
  };
}

/** `window.initParams` of the page of saved methods. */
export function savedMethodsInit(shop: Shop, baseUrl: string): object {
  return {
    ...providerInit(shop),
    currency: currentCurrency().code.toLowerCase(),
    returnUrl: `${baseUrl}stripe/customer/paymentmethods/`,
  };
}

/** The product page's init entry of the instant purchase (INST-01). */
export function instantPurchaseInit(baseUrl: string) {
  const component = {
    component: 'Magento_InstantPurchase/js/view/instant-purchase',
    config: {
      template: 'Magento_InstantPurchase/instant-purchase',
      buttonText: 'Instant Purchase',
      purchaseUrl: `${baseUrl}instantpurchase/button/placeOrder/`,
    },
  };
  return {
    '#instant-purchase': {
      'Magento_Ui/js/core/app': { components: { 'instant-purchase': component } },
    },
  };
}
