import { checkoutAgreements } from '../domain/agreements/agreements';
import { captchaConfig } from '../domain/captcha/guard';
import type { Cart } from '../domain/carts/cart-store';
import { addressBook, type Customer } from '../domain/customers/customers';
import { countries } from '../data/countries';
import { giftsOf } from '../domain/gifts/gift-messages';
import { translate } from '../domain/language/translate';
import { listedMethods, paymentTexts } from '../domain/orders/payment-methods';
import { findPaymentOfCart } from '../domain/payments/payment-store';
import { updateInCart } from '../domain/payments/update-in-cart';
import type { SavedMethod } from '../domain/payments/saved-methods';
import { hasPlan } from '../domain/payments/plans';
import { rateResponse } from '../rest/cart-response';
import { activeCarriers } from '../domain/shipping/rates';
import type { Session } from '../domain/session/session';
import type { Settings } from '../domain/settings/fields';
import { currentSettings } from '../domain/settings/visitor';
import type { Shop } from '../domain/shop';
import { certificatesOf } from '../domain/tax/certificates';
import { isVerifying, verificationConfig } from '../domain/tax/verify-address';
import { DEFAULT_LOCATION } from '../domain/totals/tax';
import { computeTotals } from '../domain/totals/totals';
import { addressData } from './address-data';
import { creditConfig } from './credit-config';
import { customerData } from './customer-data';
import { cardFormConfig } from './card-form';
import { paypalConfig, vaultConfig } from './paypal-config';
import { priceFormat } from './price-format';
import { quoteData, quoteItems } from './quote-data';
import { stripeConfig } from './stripe-config';
import { totalsData } from './totals-data';
import { isRedirectRequired, shopUrls } from './window-checkout';

/** Country to `pattern_1`, `pattern_2`, ...: an object, not a list. */
function postCodes(): object {
  return Object.fromEntries(
    countries
      .filter(({ postcodes }) => postcodes.length > 0)
      .map(({ id, postcodes }) => [
        id,
        Object.fromEntries(
          postcodes.map((entry, index) => [`pattern_${String(index + 1)}`, entry]),
        ),
      ]),
  );
}

/** Tax display settings; flat, as on a recorded page. */
function taxDisplay(settings: Settings): object {
  return {
    isDisplayShippingPriceExclTax: settings.taxDisplayShipping === 'excluding',
    isDisplayShippingBothPrices: settings.taxDisplayShipping === 'both',
    reviewShippingDisplayMode: settings.taxDisplayShipping,
    reviewItemPriceDisplayMode: settings.taxDisplay,
    reviewTotalsDisplayMode: settings.taxDisplaySubtotal,
    includeTaxInGrandTotal: settings.taxInGrandTotal,
    isFullTaxSummaryDisplayed: settings.fullTaxSummary,
    isZeroTaxDisplayed: false,
    reloadOnBillingAddress: false,
    defaultCountryId: DEFAULT_LOCATION.countryId,
    defaultRegionId: String(DEFAULT_LOCATION.regionId),
    defaultPostcode: DEFAULT_LOCATION.postcode,
  };
}

/** `window.checkoutConfig` of the cart and checkout pages (`config-shapes.md` §1). */
export function checkoutConfig(
  shop: Shop,
  cart: Cart,
  customer: Customer | null,
  page: {
    readonly baseUrl: string;
    readonly session: Session;
    readonly saved: ReadonlyMap<string, SavedMethod>;
  },
): object {
  const { baseUrl, session, saved } = page;
  const settings = currentSettings();
  const urls = shopUrls(baseUrl);
  const totals = computeTotals(shop.db, cart);
  const gifts = giftsOf(shop.db, cart.id);
  return {
    payment: {
      ...paymentTexts,
      instructions: Object.fromEntries(
        Object.entries(paymentTexts.instructions).map(([code, text]) => [code, translate(text)]),
      ),
      ...creditConfig(shop, cart, customer, baseUrl),
      ...cardFormConfig(baseUrl, shop.clock()),
      ...paypalConfig(shop, baseUrl, customer),
      ...stripeConfig(shop, {
        baseUrl,
        totals,
        saved,
        now: shop.clock(),
        update: updateInCart(shop.db, cart),
        isOrderPlaced: findPaymentOfCart(shop.db, cart.id)?.state === 'pending',
      }),
    },
    formKey: session.formKey,
    customerData: customerData(shop.db, customer),
    quoteData: quoteData(cart, totals, customer, {
      isPersistent: session.rememberedId !== null,
      gifts,
    }),
    ...quoteItems(cart, totals, baseUrl, gifts),
    isCustomerLoggedIn: customer !== null,
    ...(customer === null || addressBook(shop.db, customer.id).length === 0
      ? addressData(shop.db, cart, customer)
      : {}),
    selectedShippingMethod: totals.rate ? rateResponse(totals.rate) : null,
    storeCode: 'default',
    isGuestCheckoutAllowed: settings.guestCheckout,
    isCustomerLoginRequired: !settings.guestCheckout,
    registerUrl: `${baseUrl}customer/account/create/`,
    checkoutUrl: urls.checkoutUrl,
    defaultSuccessPageUrl: `${urls.checkoutUrl}onepage/success/`,
    pageNotFoundUrl: `${urls.checkoutUrl}noroute/`,
    forgotPasswordUrl: `${baseUrl}customer/account/forgotpassword/`,
    staticBaseUrl: `${baseUrl}static/`,
    priceFormat: priceFormat(),
    basePriceFormat: priceFormat(),
    postCodes: postCodes(),
    totalsData: totalsData(totals),
    shippingPolicy: { isEnabled: false, shippingPolicyContent: '' },
    useQty: true,
    activeCarriers: activeCarriers(),
    originCountryCode: DEFAULT_LOCATION.countryId,
    paymentMethods: totals.isVirtual ? listedMethods(totals.grandTotal, hasPlan(totals)) : [],
    autocomplete: 'on',
    displayBillingOnPaymentMethod: false,
    maxCartItemsToDisplay: 10,
    cartUrl: urls.cartUrl,
    customerLoginUrl: urls.loginUrl,
    isRedirectRequired: isRedirectRequired(),
    websiteCode: 'base',
    storePickupApiSearchTermDelimiter: ':',
    vault: vaultConfig(customer),
    captcha: captchaConfig(shop, session, baseUrl),
    persistenceConfig: {
      isRememberMeCheckboxVisible: settings.persistentCart,
      isRememberMeCheckboxChecked: true,
    },
    checkoutAgreements: checkoutAgreements(),
    ...taxDisplay(settings),
    ...(isVerifying() || certificatesOf(shop) !== null
      ? { billingAddressValidation: verificationConfig() }
      : {}),
  };
}
