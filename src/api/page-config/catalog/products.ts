import { addressSelection } from '../../../domain/catalog/address-selection';
import type { Configurable, PageProduct } from '../../../domain/catalog/catalog.types';
import { ownValue } from '../../../domain/own-value';
import type { PageSource } from '../../../platform/page/page-source';
import { parsePriceFormat } from '../price-format';
import { configsOf, flag, id, recordOf, type Json } from '../config-values';
import { parseConfigurable } from './configurable';
import { markupPrices } from './markup-prices';
import { formSelections } from './form-selections';
import { parsePrices, parseTiers } from './prices';
import { parseProductRow } from './product-row';

type Products = Record<string, PageProduct>;

const NOTHING: PageProduct = { priceFormat: null, prices: null, configurable: null };

/**
 * The products of the page by id, merged from all sources in the page: rows of `products-render-info`, the amounts in
 * the price's markup, the init of its swatches or drop-downs, and its price box (`config-shapes.md` §3.1, §3.2). Later
 * sources in this list take precedence. `page` contains the markup: each page of a listing has its own.
 */
export function parseProducts(
  { init, checkout, globals }: PageSource,
  page: Document = document,
): Readonly<Record<string, PageProduct>> {
  const products: Products = {};
  const note = (productId: string | undefined, raw: Partial<PageProduct>): void => {
    if (productId === undefined || productId === '') return;
    products[productId] = { ...(ownValue(products, productId) ?? NOTHING), ...withoutNulls(raw) };
  };
  const rows: readonly unknown[] = Array.isArray(checkout.products) ? checkout.products : [];
  for (const row of rows) {
    const read = parseProductRow(row);
    if (read !== null) note(...read);
  }
  const fromMarkup = markupPrices(page);
  for (const [productId, prices] of fromMarkup) note(productId, { prices });
  for (const [productId, configurable, json] of configurables(init)) {
    note(productId, {
      priceFormat: parsePriceFormat(json.priceFormat, globals.LOCALE),
      prices: parsePrices(json.prices),
      configurable,
    });
  }
  for (const config of configsOf(init, 'priceBox')) {
    const box = recordOf(config.priceConfig);
    const productId = id(box.productId) ?? '';
    const inMarkup = fromMarkup.get(productId) ?? null;
    const prices = parsePrices(box.prices, box.tierPrices) ?? inMarkup;
    note(productId, {
      priceFormat: parsePriceFormat(box.priceFormat, globals.LOCALE),
      prices: prices && {
        ...prices,
        highest: inMarkup?.highest ?? null,
        tiers: parseTiers(box.tierPrices),
        advertised: prices.advertised ?? inMarkup?.advertised ?? null,
      },
    });
  }
  return products;
}

/** Each configurable product with its initial selection and its raw `jsonConfig` or `spConfig`. */
function configurables(init: PageSource['init']): readonly [string, Configurable, Json][] {
  const fromForms = formSelections();
  return [
    ...configsOf(init, 'configurable'),
    ...configsOf(init, 'Magento_Swatches/js/swatch-renderer'),
  ].map((config) => {
    const json = recordOf(config.jsonConfig ?? config.spConfig);
    const productId = id(json.productId) ?? '';
    const configurable = parseConfigurable(config);
    const isListing = flag(config.onlySwatches) === true;
    const hash = isListing ? '' : window.location.hash;
    const defaults = {
      ...configurable.defaults,
      ...fromForms.get(productId),
      ...addressSelection(window.location.search, configurable.attributes),
      ...addressSelection(hash, configurable.attributes),
    };
    return [productId, { ...configurable, defaults }, json];
  });
}

const withoutNulls = (raw: Partial<PageProduct>): Partial<PageProduct> =>
  Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== null));
