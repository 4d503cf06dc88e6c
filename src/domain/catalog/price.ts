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

/** What is known of a product when its price is worked out. */
export interface Pricing {
  readonly prices: ProductPrices | null;
  readonly configurable: Configurable | null;
  readonly selection: Selection;
  /** Added to a piece by choices elsewhere in the form. */
  readonly added: Readonly<Record<string, AddedPrice>>;
  readonly qty: number;
}

/** The price of one piece with everything chosen so far. */
export interface ChosenPrice extends ProductPrices {
  /** One piece at a quantity below every tier. */
  readonly untiered: Amount;
  /** More is left to choose, and some of it costs more. */
  readonly isFrom: boolean;
}

const plus = (one: Amount, other: Amount): Amount => ({
  shown: one.shown + other.shown,
  base: one.base + other.base,
});

/** The tier that a quantity reaches; null below the first (PRICE-02). */
export const reachedTier = (tiers: readonly TierPrice[], qty: number): TierPrice | null =>
  tiers.findLast((tier) => tier.qty <= qty) ?? null;

/** Prices of the cheapest variant that is left with the selection, and whether others cost more (SWAT-13). */
function variantPrices(
  configurable: Configurable,
  selection: Selection,
): { prices: ProductPrices; isFrom: boolean } | null {
  const { cheapest, dearest } = matchesOf(swatchModelOf(configurable), selection);
  const prices = configurable.prices[cheapest ?? ''];
  const highest = configurable.prices[dearest ?? ''];
  if (prices === undefined) return null;
  return { prices, isFrom: highest !== undefined && highest.final.shown > prices.final.shown };
}

/**
 * What one piece costs: the chosen variant's price, or the product's own, the tier that the quantity reaches, and what
 * the rest of the form adds. Null while nothing says a price.
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

/** Whether the maker's price takes the place of the shop's: it exists and is the higher one (MSRP-02, MSRP-03). */
export const isAdvertisedInstead = ({ advertised, final }: ProductPrices): boolean =>
  advertised !== null && (advertised.amount ?? Number.POSITIVE_INFINITY) > final.shown;
