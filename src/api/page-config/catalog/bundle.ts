import { sumOf, times } from '../../../domain/catalog/amounts';
import type { Amount } from '../../../domain/catalog/catalog.types';
import {
  NO_PRICES,
  type Bundle,
  type BundleOption,
  type BundleSelection,
} from '../../../domain/catalog/bundle';
import { ownValue } from '../../../domain/own-value';
import type { PageSource } from '../../../platform/page/page-source';
import { nameText } from '../../../platform/text/decode';
import { configsOf, flag, id, number, recordOf, text, type Json } from '../config-values';
import { parsePrices } from './prices';

/** A tier's own prices, or its one price (`config-shapes.md` §3.5). */
function tierPrice(tier: Json): Amount | null {
  const price = number(tier.price);
  return (
    parsePrices(tier.prices)?.final ?? (price === undefined ? null : { shown: price, base: price })
  );
}

function selectionOf(selectionId: string, raw: Json): BundleSelection | null {
  const prices = parsePrices(raw.prices);
  if (prices === null) return null;
  const tiers: readonly unknown[] = Array.isArray(raw.tierPrice) ? raw.tierPrice : [];
  return {
    id: selectionId,
    name: nameText(text(raw.name) ?? ''),
    qty: number(raw.qty) ?? 1,
    hasOwnQty: flag(raw.customQty) ?? false,
    final: prices.final,
    regular: prices.regular,
    tiers: tiers.map(recordOf).flatMap((tier) => {
      const price = tierPrice(tier);
      return price === null ? [] : [{ qty: number(tier.price_qty) ?? 1, price }];
    }),
  };
}

/** The init does not contain which parts are required: the fields do, or the class of the row that contains them. */
const isRequired = (optionId: string): boolean =>
  [...document.querySelectorAll('[name^="bundle_option["][required], .field.required [name]')].some(
    (field) => field.getAttribute('name')?.startsWith(`bundle_option[${optionId}]`),
  );

function optionOf(optionId: string, raw: Json): BundleOption {
  return {
    id: optionId,
    title: nameText(text(raw.title) ?? ''),
    isMulti: flag(raw.isMulti) ?? false,
    isRequired: isRequired(optionId),
    selections: Object.entries(recordOf(raw.selections)).flatMap(
      ([key, selection]) => selectionOf(key, recordOf(selection)) ?? [],
    ),
  };
}

/**
 * The regular price of a fixed-price bundle without its parts. The shop counts the cheapest selection of each required part
 * into it, but not into the final price (recorded: 60 and 50); taking that for a discount would show one that does not exist.
 */
function ownRegular(regular: Amount, final: Amount, options: readonly BundleOption[]): Amount {
  const least = options
    .filter(({ isRequired: isNeeded, selections }) => isNeeded && selections.length > 0)
    .map(({ selections }) =>
      selections
        .map((one) => times(one.regular, one.qty))
        .reduce((best, one) => (one.shown < best.shown ? one : best)),
    );
  const own = sumOf([regular, ...least.map((amount) => times(amount, -1))]);
  return own.shown > final.shown ? own : final;
}

function bundleOf(config: Json): Bundle {
  const options = recordOf(config.options);
  const positions: readonly unknown[] = Array.isArray(config.positions) ? config.positions : [];
  const order = [
    ...new Set([...positions.flatMap((one) => id(one) ?? []), ...Object.keys(options)]),
  ];
  const { final, regular } = parsePrices(config.prices) ?? NO_PRICES;
  const isFixedPrice = flag(config.isFixedPrice) ?? false;
  const parts = order
    .filter((key) => Object.hasOwn(options, key))
    .map((key) => optionOf(key, recordOf(ownValue(options, key))));
  return {
    isFixedPrice,
    final,
    regular: isFixedPrice ? ownRegular(regular, final, parts) : regular,
    options: parts,
  };
}

/** The bundles of the page by product id: the init of their forms' `priceBundle` (BNDL-03, `config-shapes.md` §3.5). */
export function parseBundles({ init }: PageSource): Readonly<Record<string, Bundle>> {
  return Object.fromEntries(
    configsOf(init, 'priceBundle').map((component) => {
      const config = recordOf(component.optionConfig);
      return [id(config.bundleId) ?? '', bundleOf(config)];
    }),
  );
}
