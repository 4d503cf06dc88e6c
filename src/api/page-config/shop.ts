import type { PriceFormat } from '../../domain/money.types';
import type { ShopConfig } from '../../domain/quote.types';
import { pageLocale } from '../../platform/page/page-locale';
import type { PageSource } from '../../platform/page/page-source';
import { parseCaptchaDemands } from './captchas';
import { BARE_FORMAT, formatOfSample, parsePriceFormat } from './price-format';
import { branch, configsOf, flag, id, number, recordOf, taker, word, type Json } from './printed';

/**
 * What every page says about the shop: `window.checkout`, filled up from the checkout configuration, the page's globals
 * and a stock shop's addresses (`config-shapes.md` §2). Never throws; see `docs/configuration.md`.
 */
export function parseShopConfig(source: PageSource): ShopConfig {
  const read = taker(source.checkout, 'checkout');
  const readGlobal = taker(source.globals, 'window');
  const readCheckout = taker(source.checkoutConfig ?? {}, 'checkoutConfig');
  const baseUrl = withSlash(
    read('baseUrl', word, readGlobal('BASE_URL', word, `${window.location.origin}/`)),
  );
  const giftOptions = recordOf(source.globals.giftOptionsConfig);
  return {
    baseUrl,
    storeCode: readCheckout(
      'storeCode',
      word,
      read(
        'storeCode',
        word,
        taker(giftOptions, 'giftOptionsConfig')('storeCode', word, 'default'),
      ),
    ),
    websiteId: read('websiteId', id, ''),
    storeId: read('storeId', id, ''),
    locale: pageLocale(source.globals.LOCALE),
    cartUrl: read(
      'shoppingCartUrl',
      word,
      readCheckout('cartUrl', word, `${baseUrl}checkout/cart/`),
    ),
    checkoutUrl: read('checkoutUrl', word, `${baseUrl}checkout/`),
    updateItemQtyUrl: read('updateItemQtyUrl', word, `${baseUrl}checkout/sidebar/updateItemQty/`),
    removeItemUrl: read('removeItemUrl', word, `${baseUrl}checkout/sidebar/removeItem/`),
    loginUrl: read('customerLoginUrl', word, `${baseUrl}customer/account/login/`),
    loginPopup: loginPopupOf(
      read('authenticationPopup', record, readGlobal('authenticationPopup', record, null)),
      baseUrl,
    ),
    isLoginRedirectRequired: read('isRedirectRequired', flag, false),
    captchas: parseCaptchaDemands(source),
    maxItemsToDisplay: read('maxItemsToDisplay', number, 10),
    maxItemsVisible: read('minicartMaxItemsVisible', number, 3),
    priceFormat: priceFormatOf(source),
  };
}

const record = (value: unknown): Json | undefined =>
  typeof value === 'object' ? recordOf(value) : undefined;

/** `window.authenticationPopup` (`config-shapes.md` §2). */
function loginPopupOf(printed: Json | null, baseUrl: string): ShopConfig['loginPopup'] {
  if (printed === null) return null;
  const read = taker(printed, 'authenticationPopup');
  return {
    loginUrl: read<string | null>('customerLoginUrl', word, null),
    registerUrl: read('customerRegisterUrl', word, `${baseUrl}customer/account/create/`),
    forgotPasswordUrl: read(
      'customerForgotPasswordUrl',
      word,
      `${baseUrl}customer/account/forgotpassword/`,
    ),
  };
}

const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`);

/**
 * Pages with prices print the format in one place or another; else a price that stands in the page shows it. A stock
 * shop's other pages print none: there the cart section's own subtotal teaches it once it is loaded.
 */
function priceFormatOf(source: PageSource): PriceFormat {
  const { init, globals } = source;
  const printed = [
    source.checkoutConfig?.priceFormat,
    source.checkout.priceFormat,
    recordOf(globals.giftOptionsConfig).priceFormat,
    ...configsOf(init, 'priceBox').map((config) => branch(config, 'priceConfig').priceFormat),
    ...configsOf(init, 'configurable').map((config) => branch(config, 'spConfig').priceFormat),
    ...configsOf(init, 'Magento_Swatches/js/swatch-renderer').map(
      (config) => branch(config, 'jsonConfig').priceFormat,
    ),
  ];
  for (const candidate of printed) {
    const format = parsePriceFormat(candidate, globals.LOCALE);
    if (format !== null) return format;
  }
  const sample = document.querySelector('.price-wrapper .price')?.textContent ?? '';
  return formatOfSample(sample, globals.LOCALE) ?? BARE_FORMAT;
}
