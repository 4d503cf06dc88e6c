import type {
  Amount,
  ProductFee,
  ProductPrices,
  TierPrice,
} from '../../../domain/catalog/catalog.types';
import { number, recordOf } from '../config-values';

const NONE: readonly never[] = [];

/**
 * `{amount, adjustments}`: the shown price is the amount with its adjustments (PRICE-01); null when it is not a number.
 */
function amountOf(raw: unknown): number | null {
  const { amount, adjustments } = recordOf(raw);
  const sum = number(amount);
  if (sum === undefined) return null;
  if (adjustments === undefined) return sum;
  return Object.values(recordOf(adjustments)).reduce<number>(
    (all, adjustment) => all + (number(adjustment) ?? 0),
    sum,
  );
}

const pair = (shown: number, base: number | null): Amount => ({ shown, base: base ?? shown });

/**
 * The prices of a price box, or of one variant (`config-shapes.md` §3.1, §3.2; SWAT-05, PRICE-01); null without a final
 * price. An advertised price of 0 means none.
 */
export function parsePrices(raw: unknown, tierPrices?: unknown): ProductPrices | null {
  const prices = recordOf(raw);
  const final = amountOf(prices.finalPrice);
  if (final === null) return null;
  const regular = amountOf(prices.oldPrice);
  const advertised = amountOf(prices.msrpPrice) ?? 0;
  const base = amountOf(prices.basePrice);
  return {
    fees: parseFees(prices.finalPrice),
    final: pair(final, base),
    regular: pair(regular ?? final, amountOf(prices.baseOldPrice) ?? base),
    highest: null,
    tiers: parseTiers(tierPrices ?? prices.tierPrices),
    advertised:
      advertised > 0
        ? { amount: advertised, written: '', isShownOnGesture: true, message: '', explanation: '' }
        : null,
  };
}

/** The fees among a price's adjustments; the others are taxes (WEEE-03). */
function parseFees(raw: unknown): readonly ProductFee[] {
  const { weee } = recordOf(recordOf(raw).adjustments);
  const amount = number(weee) ?? 0;
  return amount > 0 ? [{ code: 'weee', label: '', amount, amountInclTax: amount }] : NONE;
}

/** Tier prices (PRICE-02), by ascending quantity; invalid ones are skipped. */
export function parseTiers(raw: unknown): readonly TierPrice[] {
  if (!Array.isArray(raw) || raw.length === 0) return NONE;
  const rows: readonly unknown[] = raw;
  return rows
    .flatMap((row) => {
      const { qty, price, basePrice } = recordOf(row);
      const from = number(qty);
      const each = number(price);
      if (from === undefined || each === undefined) return [];
      return [{ qty: from, price: each, base: number(basePrice) ?? null }];
    })
    .sort((one, other) => one.qty - other.qty);
}
