import type { PriceFormat } from '../../domain/money.types';
import type { ShopConfig } from '../../domain/quote.types';
import { pageLocale } from '../../platform/page/page-locale';
import type { PageSource } from '../../platform/page/page-source';
import { parseCaptchaDemands } from './captchas';
import { BARE_FORMAT, formatOfSample, parsePriceFormat } from './price-format';
import {
  branch,
  configsOf,
  flag,
  id,
  number,
  recordOf,
  taker,
  nonEmptyText,
  type Json,
} from './config-values';

/**
 * The shop's configuration on every page: `window.checkout`, completed from the checkout configuration, the page's
 * globals and a stock shop's URLs (`config-shapes.md` §2). Never throws; see `docs/configuration.md`.
 */
export function parseShopConfig(source: PageSource): ShopConfig {
  const read = taker(source.checkout, 'checkout');
  const readGlobal = taker(source.globals, 'window');
  const readCheckout = taker(source.checkoutConfig ?? {}, 'checkoutConfig');
  const baseUrl = withSlash(
    read(
      'baseUrl',
      nonEmptyText,
      readGlobal('BASE_URL', nonEmptyText, `${window.location.origin}/`),
    ),
  );
  const giftOptions = recordOf(source.globals.giftOptionsConfig);
  return {
    baseUrl,
    storeCode: readCheckout(
      'storeCode',
      nonEmptyText,
      read(
        'storeCode',
        nonEmptyText,
        taker(giftOptions, 'giftOptionsConfig')('storeCode', nonEmptyText, 'default'),
      ),
    ),
    websiteId: read('websiteId', id, ''),
    storeId: read('storeId', id, ''),
    locale: pageLocale(source.globals.LOCALE),
    cartUrl: read(
      'shoppingCartUrl',
      nonEmptyText,
      readCheckout('cartUrl', nonEmptyText, `${baseUrl}checkout/cart/`),
    ),
    checkoutUrl: read('checkoutUrl', nonEmptyText, `${baseUrl}checkout/`),
    updateItemQtyUrl: read(
      'updateItemQtyUrl',
      nonEmptyText,
      `${baseUrl}checkout/sidebar/updateItemQty/`,
    ),
    removeItemUrl: read('removeItemUrl', nonEmptyText, `${baseUrl}checkout/sidebar/removeItem/`),
    loginUrl: read('customerLoginUrl', nonEmptyText, `${baseUrl}customer/account/login/`),
    loginPopup: loginPopupOf(
      read('authenticationPopup', record, readGlobal('authenticationPopup', record, null)),
      baseUrl,
    ),
    isLoginRedirectRequired: read('isRedirectRequired', flag, false),
    captchas: parseCaptchaDemands(source),
    recaptcha: recaptchaIn(source.init),
    maxItemsToDisplay: read('maxItemsToDisplay', number, 10),
    maxItemsVisible: read('minicartMaxItemsVisible', number, 3),
    priceFormat: priceFormatOf(source),
  };
}

/** Most pages have no reCAPTCHA; what it is like is read where a form may need it. */
function recaptchaIn(init: PageSource['init']): string | undefined {
  const blocks = Object.values(init).flatMap((components) =>
    Object.values(components).flatMap(recaptchaOf),
  );
  return blocks.length > 0 ? `[${blocks.join()}]` : undefined;
}

/** A configuration as JSON if it has a reCAPTCHA; none that cannot be written so, as one of `till.configure()` in a cycle. */
function recaptchaOf(config: unknown): readonly string[] {
  try {
    const json = JSON.stringify(config);
    return json.includes('reCaptchaId') ? [json] : [];
  } catch {
    return [];
  }
}

const record = (value: unknown): Json | undefined =>
  typeof value === 'object' ? recordOf(value) : undefined;

/** `window.authenticationPopup` (`config-shapes.md` §2). */
function loginPopupOf(raw: Json | null, baseUrl: string): ShopConfig['loginPopup'] {
  if (raw === null) return null;
  const read = taker(raw, 'authenticationPopup');
  return {
    loginUrl: read<string | null>('customerLoginUrl', nonEmptyText, null),
    registerUrl: read('customerRegisterUrl', nonEmptyText, `${baseUrl}customer/account/create/`),
    forgotPasswordUrl: read(
      'customerForgotPasswordUrl',
      nonEmptyText,
      `${baseUrl}customer/account/forgotpassword/`,
    ),
  };
}

const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`);

/**
 * The price format: from one of several places in pages with prices, else derived from a price in the page's markup. A
 * stock shop's other pages contain none; there it is derived from the cart section's subtotal once that is loaded.
 */
function priceFormatOf(source: PageSource): PriceFormat {
  const { init, globals } = source;
  const raw = [
    source.checkoutConfig?.priceFormat,
    source.checkout.priceFormat,
    recordOf(globals.giftOptionsConfig).priceFormat,
    ...configsOf(init, 'priceBox').map((config) => branch(config, 'priceConfig').priceFormat),
    ...configsOf(init, 'configurable').map((config) => branch(config, 'spConfig').priceFormat),
    ...configsOf(init, 'Magento_Swatches/js/swatch-renderer').map(
      (config) => branch(config, 'jsonConfig').priceFormat,
    ),
  ];
  for (const candidate of raw) {
    const format = parsePriceFormat(candidate, globals.LOCALE);
    if (format !== null) return format;
  }
  const sample = document.querySelector('.price-wrapper .price')?.textContent ?? '';
  return formatOfSample(sample, globals.LOCALE) ?? BARE_FORMAT;
}
