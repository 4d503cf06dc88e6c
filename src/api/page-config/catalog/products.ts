import type { PrintedProduct } from '../../../domain/catalog/catalog.types';
import type { PageSource } from '../../../platform/page/page-source';
import { parsePriceFormat } from '../price-format';
import { configsOf, id, recordOf } from '../printed';
import { parseConfigurable } from './configurable';
import { markedPrices } from './marked-prices';
import { parsePrices } from './prices';

type Products = Record<string, PrintedProduct>;

const NOTHING: PrintedProduct = { priceFormat: null, prices: null, configurable: null };

/**
 * The products of the page by id, each from what the page prints of it: the init of its swatches or drop-downs, its
 * price box, and the amounts in its price's markup (`config-shapes.md` §3.1, §3.2).
 */
export function parseProducts({ init }: PageSource): Readonly<Record<string, PrintedProduct>> {
  const products: Products = {};
  const note = (productId: string | undefined, printed: Partial<PrintedProduct>): void => {
    if (productId === undefined || productId === '') return;
    products[productId] = { ...(products[productId] ?? NOTHING), ...withoutNulls(printed) };
  };
  const marked = markedPrices();
  for (const [productId, prices] of marked) note(productId, { prices });
  for (const config of [
    ...configsOf(init, 'configurable'),
    ...configsOf(init, 'Magento_Swatches/js/swatch-renderer'),
  ]) {
    const json = recordOf(config.jsonConfig ?? config.spConfig);
    note(id(json.productId), {
      priceFormat: parsePriceFormat(json.priceFormat),
      prices: parsePrices(json.prices),
      configurable: parseConfigurable(config),
    });
  }
  for (const config of configsOf(init, 'priceBox')) {
    const box = recordOf(config.priceConfig);
    const productId = id(box.productId) ?? '';
    const prices = parsePrices(box.prices, box.tierPrices);
    const highest = marked.get(productId)?.highest ?? null;
    note(productId, {
      priceFormat: parsePriceFormat(box.priceFormat),
      prices: prices === null ? null : { ...prices, highest },
    });
  }
  return products;
}

const withoutNulls = (printed: Partial<PrintedProduct>): Partial<PrintedProduct> =>
  Object.fromEntries(Object.entries(printed).filter(([, value]) => value !== null));
