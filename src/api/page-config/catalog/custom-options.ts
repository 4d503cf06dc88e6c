import type { CustomOptions, CustomOptionPrices } from '../../../domain/catalog/custom-options';
import type { PageSource } from '../../../platform/page/page-source';
import { configsOf, recordOf, type Json } from '../config-values';
import { parsePrices } from './prices';

function optionOf(raw: Json): CustomOptionPrices {
  if ('prices' in raw) {
    return { own: parsePrices(raw.prices), values: {} };
  }
  const values = Object.entries(raw).flatMap(([id, value]) => {
    const prices = parsePrices(recordOf(value).prices);
    return prices === null ? [] : [[id, prices] as const];
  });
  return { own: null, values: Object.fromEntries(values) };
}

/**
 * What custom options add to the price: the init of the form's `priceOptions`, in which an option has its own prices or
 * those of each value. Percentages are already converted to amounts.
 */
export function parseCustomOptions({ init }: PageSource): CustomOptions {
  const options = configsOf(init, 'priceOptions').flatMap((config) =>
    Object.entries(recordOf(config.optionConfig)),
  );
  return Object.fromEntries(options.map(([id, option]) => [id, optionOf(recordOf(option))]));
}
