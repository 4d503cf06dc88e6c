import * as v from 'valibot';
import type { PriceFormat } from '../../domain/money.types';
import type { ShopConfig } from '../../domain/quote.types';
import type { PageSource } from '../../platform/page/page-source';
import { wireFlag, wireNumber, wireText } from '../wire/wire';
import { BARE_FORMAT, formatOfSample, priceFormatSchema } from './price-format';
import { branch, configsOf, reader, recordOf } from './reader';

const url = v.pipe(v.string(), v.trim(), v.nonEmpty());

/**
 * What every page says about the shop: `window.checkout`, filled up from the checkout configuration, the page's globals
 * and a stock shop's addresses (`config-shapes.md` §2). Never throws; see `docs/configuration.md`.
 */
export function parseShopConfig(source: PageSource): ShopConfig {
  const read = reader(source.checkout, 'checkout');
  const readGlobal = reader(source.globals, 'window');
  const readCheckout = reader(source.checkoutConfig ?? {}, 'checkoutConfig');
  const baseUrl = withSlash(
    read('baseUrl', url, readGlobal('BASE_URL', url, `${window.location.origin}/`)),
  );
  const giftOptions = recordOf(source.globals.giftOptionsConfig);
  return {
    baseUrl,
    storeCode: readCheckout(
      'storeCode',
      url,
      read('storeCode', url, reader(giftOptions, 'giftOptionsConfig')('storeCode', url, 'default')),
    ),
    websiteId: read('websiteId', wireText, ''),
    storeId: read('storeId', wireText, ''),
    locale: localeOf(readGlobal('LOCALE', url, document.documentElement.lang)),
    cartUrl: read('shoppingCartUrl', url, readCheckout('cartUrl', url, `${baseUrl}checkout/cart/`)),
    checkoutUrl: read('checkoutUrl', url, `${baseUrl}checkout/`),
    updateItemQtyUrl: read('updateItemQtyUrl', url, `${baseUrl}checkout/sidebar/updateItemQty/`),
    removeItemUrl: read('removeItemUrl', url, `${baseUrl}checkout/sidebar/removeItem/`),
    loginUrl: read('customerLoginUrl', url, `${baseUrl}customer/account/login/`),
    isLoginRedirectRequired: read('isRedirectRequired', wireFlag, false),
    maxItemsToDisplay: read('maxItemsToDisplay', wireNumber, 10),
    maxItemsVisible: read('minicartMaxItemsVisible', wireNumber, 3),
    priceFormat: priceFormatOf(source),
  };
}

const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`);

function localeOf(text: string): string {
  try {
    return Intl.getCanonicalLocales(text.replace('_', '-'))[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}

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
    const parsed = v.safeParse(priceFormatSchema, candidate);
    if (parsed.success) return parsed.output;
  }
  const sample = document.querySelector('.price-wrapper .price')?.textContent ?? '';
  return formatOfSample(sample) ?? BARE_FORMAT;
}
