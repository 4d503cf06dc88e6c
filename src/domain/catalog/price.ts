import { ownValue } from '../own-value';
import type {
  AddedPrice,
  Amount,
  Configurable,
  ProductPrices,
  Selection,
  TierPrice,
} from './catalog.types';
import { NO_AMOUNT } from './amounts';
import { matchesOf, swatchModelOf } from './swatch-model';

/** The input of a product's price calculation. */
export interface Pricing {
  readonly prices: ProductPrices | null;
  readonly configurable: Configurable | null;
  readonly selection: Selection;
  /** Added to the unit price by other choices in the form. */
  readonly added: Readonly<Record<string, AddedPrice>>;
  readonly qty: number;
}

/** The unit price with everything chosen so far. */
export interface ChosenPrice extends ProductPrices {
  /** The unit price at a quantity below every tier. */
  readonly untiered: Amount;
  /** Some of the remaining choices cost more. */
  readonly isFrom: boolean;
}

const plus = (one: Amount, other: Amount): Amount => ({
  shown: one.shown + other.shown,
  base: one.base + other.base,
});

/** The tier that a quantity reaches; null below the first (PRICE-02). */
export const reachedTier = (tiers: readonly TierPrice[], qty: number): TierPrice | null =>
  tiers.findLast((tier) => tier.qty <= qty) ?? null;

/** Prices of the cheapest variant that matches the selection, and whether others cost more (SWAT-13). */
function variantPrices(
  configurable: Configurable,
  selection: Selection,
): { prices: ProductPrices; isFrom: boolean } | null {
  const { cheapest, dearest } = matchesOf(swatchModelOf(configurable), selection);
  const prices = ownValue(configurable.prices, cheapest ?? '');
  const highest = ownValue(configurable.prices, dearest ?? '');
  if (prices === undefined) return null;
  return { prices, isFrom: highest !== undefined && highest.final.shown > prices.final.shown };
}

/**
 * The unit price: the chosen variant's or the product's own, or that of the tier reached by the quantity, plus what the
 * rest of the form adds. Null while no price is known.
 */
export function chosenPrice(pricing: Pricing): ChosenPrice | null {
  const { configurable, selection, qty } = pricing;
  const ofVariants = configurable === null ? null : variantPrices(configurable, selection);
  const own = ofVariants?.prices ?? pricing.prices;
  if (own === null) return null;
  const added = Object.values(pricing.added);
  const extra = added.map((one) => one.final).reduce(plus, NO_AMOUNT);
  const tier = reachedTier(own.tiers, qty);
  const isCheaper = tier !== null && tier.price < own.final.shown;
  const final = isCheaper ? { shown: tier.price, base: tier.base ?? tier.price } : own.final;
  return {
    ...own,
    final: plus(final, extra),
    untiered: plus(own.final, extra),
    regular: added.map((one) => one.regular).reduce(plus, own.regular),
    tiers: own.tiers.map((each) => ({ ...each, price: each.price + extra.shown })),
    highest: own.highest === null ? null : plus(own.highest, extra),
    isFrom: ofVariants?.isFrom ?? own.isLowest ?? false,
  };
}

/** Whether the manufacturer's price is shown instead of the shop's: it exists and is higher (MSRP-02, MSRP-03). */
export const isAdvertisedInstead = ({ advertised, final }: ProductPrices): boolean =>
  advertised !== null && (advertised.amount ?? Number.POSITIVE_INFINITY) > final.shown;
