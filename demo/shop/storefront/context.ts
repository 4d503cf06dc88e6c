import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

import { cartLines, isVirtualCart, itemsQty } from '../domain/carts/cart-lines';
import type { Cart } from '../domain/carts/cart-store';
import { categoryViews } from '../views/product-view';
import {
  addressBook,
  findCustomer,
  type BookAddress,
  type Customer,
} from '../domain/customers/customers';
import type { Database } from '../db/database';
import { findCountry } from '../domain/directory/countries';
import { GERMAN_DICTIONARY } from '../domain/language/translate';
import { checkoutConfig } from '../page-config/checkout-config';
import { cartInit, checkoutInit } from '../page-config/form-init';
import { giftOptionsConfig } from '../page-config/gift-options';
import {
  hasPaypalWallets,
  isExpressOn,
  isApplePayOn,
  isGooglePayOn,
  hasPayLater,
  isPaypalOn,
} from '../domain/orders/payment-methods';
import { mapsPageConfig } from '../page-config/maps-config';
import {
  cartRecaptchaInit,
  formRecaptchas,
  popupRecaptchaInit,
} from '../page-config/recaptcha-config';
import { providerPageConfig } from '../page-config/payment-pages';
import { privateDataInit } from '../page-config/private-data';
import { authenticationPopup, windowCheckout } from '../page-config/window-checkout';
import type { PageConfig, PageContext } from '../pages/context.types';
import type { AddressView, CustomerView } from '../pages/customer.types';
import type { SavedMethod } from '../domain/payments/saved-methods';
import { keepFormKeyCookie } from '../domain/session/cookies';
import { sessionCart } from '../domain/session/session-cart';
import { isXhr } from '../rest/request';
import { currentSettings } from '../domain/settings/visitor';
import type { Shop, ShopEnv } from '../domain/shop';
import { appleScript, googleScript } from '../page-config/paypal-config';
import { baseUrlOf } from '../domain/base-url';
import { exampleScripts } from './example-scripts';
import { oldFrontEndScripts } from './old-front-end';
import { takeMessages } from './visit';

const SCRIPT_URL = '/till/till.js';
const LANGUAGE_COOKIE = 'demo_lang';
const RIGHT_TO_LEFT = ['ar', 'he'];
const LOCALES = { en: 'en-US', de: 'de-DE' } as const;

/** The customer of the session, or null for a guest. */
export function currentCustomer(shop: Shop, c: Context<ShopEnv>): Customer | null {
  const { customerId } = c.get('session');
  return customerId === null ? null : findCustomer(shop.db, customerId);
}

/**
 * The visitor's language. `?lang=ar` switches the page to right-to-left and the elements to Arabic for the rest of the
 * visit; the page's own texts are not translated.
 */
function languageOf(c: Context<ShopEnv>): string {
  const asked = c.req.query('lang');
  if (asked !== undefined && /^[a-z]{2}(-[A-Z]{2})?$/.test(asked)) {
    setCookie(c, LANGUAGE_COOKIE, asked, { path: '/', sameSite: 'Lax' });
    return asked;
  }
  const kept = getCookie(c, LANGUAGE_COOKIE) ?? '';
  if (/^[a-z]{2}(-[A-Z]{2})?$/.test(kept)) return kept;
  return LOCALES[currentSettings().language];
}

function addressView(customer: Customer, address: BookAddress): AddressView {
  const town = `${address.city ?? ''}, ${address.region ?? ''} ${address.postcode ?? ''}`;
  const country = findCountry(address.country_id)?.name ?? '';
  return {
    id: String(address.id),
    lines: [
      `${address.firstname ?? ''} ${address.lastname ?? ''}`,
      address.company ?? '',
      ...address.street,
      town,
      country,
      address.telephone ?? '',
    ].filter(Boolean),
    isDefaultShipping: customer.default_shipping === address.id,
    isDefaultBilling: customer.default_billing === address.id,
  };
}

export function customerView(db: Database, customer: Customer): CustomerView {
  return {
    firstname: customer.firstname,
    lastname: customer.lastname,
    email: customer.email,
    addresses: addressBook(db, customer.id).map((address) => addressView(customer, address)),
  };
}

/** The elements on each type of page. */
const ELEMENTS = {
  plain: ['till-mini-cart', 'till-search'],
  product: ['till-mini-cart', 'till-search', 'till-gallery'],
  cart: ['till-mini-cart', 'till-search', 'till-cart'],
  checkout: ['till-checkout'],
} as const;

/** The page configurations of the platform that a page has in addition to those of every page. */
export type PageKind = keyof typeof ELEMENTS;

type SavedMethods = ReadonlyMap<string, SavedMethod>;

function pageConfig(
  shop: Shop,
  c: Context<ShopEnv>,
  kind: PageKind,
  customer: Customer | null,
  cart: Cart | null,
  saved: SavedMethods,
): PageConfig {
  const baseUrl = baseUrlOf(c);
  const init = [
    ...privateDataInit(baseUrl, customer !== null),
    ...(customer === null ? popupRecaptchaInit(shop) : []),
  ];
  const everywhere = {
    checkout: windowCheckout(baseUrl),
    ...providerPageConfig(shop),
    ...mapsPageConfig(shop),
    ...(currentSettings().language === 'de' && { dictionaryUrl: GERMAN_DICTIONARY }),
    ...(customer === null && { authenticationPopup: authenticationPopup(baseUrl) }),
  };
  if (kind === 'plain' || kind === 'product' || !cart) return { till: everywhere, init };
  const session = c.get('session');
  return {
    till: {
      ...everywhere,
      checkoutConfig: checkoutConfig(shop, cart, customer, { baseUrl, session, saved }),
      ...((kind === 'cart' || currentSettings().giftMessages.includes('order')) && {
        giftOptionsConfig: giftOptionsConfig(shop, cart, customer, {
          baseUrl,
          formKey: session.formKey,
        }),
      }),
    },
    init: [
      ...init,
      ...(kind === 'cart'
        ? [cartInit(), ...cartRecaptchaInit(shop)]
        : [checkoutInit(shop, baseUrl)]),
    ],
  };
}

/** The context of a page for this visit; `saved` is for the checkout. Consumes the pending messages. */
export function pageContext(
  shop: Shop,
  c: Context<ShopEnv>,
  kind: PageKind = 'plain',
  saved: SavedMethods = new Map(),
): PageContext {
  const session = c.get('session');
  const customer = currentCustomer(shop, c);
  const cart = sessionCart(shop, session);
  const lines = cart ? cartLines(shop.db, cart.id) : [];
  const lang = languageOf(c);
  const url = new URL(c.req.url);
  keepFormKeyCookie(c, session.formKey);
  return {
    baseUrl: baseUrlOf(c),
    path: url.pathname + url.search,
    lang,
    dir: currentSettings().rtl || RIGHT_TO_LEFT.includes(lang.slice(0, 2)) ? 'rtl' : 'ltr',
    formKey: session.formKey,
    // A page that a script fetches is not shown: the messages are kept for the next one.
    messages: (isXhr(c) ? [] : takeMessages(c)).map(({ type, text }) => ({ type, textHtml: text })),
    categories: categoryViews,
    customer: customer ? customerView(shop.db, customer) : null,
    cartCount: itemsQty(lines),
    asksConsent: currentSettings().asksConsent,
    blocking: oldFrontEndScripts(),
    currency: currentSettings().currency,
    measuredIn: currentSettings().measuring ? currentSettings().currency : undefined,
    hasWallets: isExpressOn() || hasPaypalWallets() || currentSettings().paymentExamples,
    ...(hasPaypalWallets() && {
      paypal: {
        isCartVirtual: isVirtualCart(lines),
        hasButtons: isPaypalOn(),
        hasMessages: hasPayLater(),
        appleScript: isApplePayOn() ? appleScript(shop) : null,
        googleScript: isGooglePayOn() ? googleScript(shop) : null,
      },
    }),
    hasInstantPurchase: currentSettings().instantPurchase,
    hasCompare: currentSettings().compareProducts,
    hasOwnContent: currentSettings().regionExamples,
    scriptUrl: SCRIPT_URL,
    scripts: kind === 'checkout' || kind === 'cart' ? exampleScripts() : [],
    preload: shop.filesOf(ELEMENTS[kind]),
    config: pageConfig(shop, c, kind, customer, cart, saved),
    recaptcha: formRecaptchas(shop),
  };
}
