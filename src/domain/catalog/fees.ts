import type { Amount, ProductFee } from './catalog.types';

/** How a price and the fees in it are shown: the shop's setting, 0 to 3 (WEEE-04 to WEEE-07). */
export type FeeDisplay = 0 | 1 | 2 | 3;

/** What of a price with fees is shown. */
export interface FeeView {
  /** With or without the fees. */
  readonly amount: Amount;
  /** The other one, where both are shown; null otherwise. */
  readonly withFees: Amount | null;
  /** Each fee with its words. */
  readonly fees: readonly ProductFee[];
}

/**
 * A price and its fees as the shop wants them seen: 0 with the fees in it, 1 with them and a word on each, 2 without them
 * and a word on each, 3 without and with them (WEEE-04 to WEEE-07). `amount.shown` holds the fees.
 */
export function feeView(amount: Amount, fees: readonly ProductFee[], display: FeeDisplay): FeeView {
  if (fees.length === 0 || display === 0) return { amount, withFees: null, fees: [] };
  if (display === 1) return { amount, withFees: null, fees };
  const sum = fees.reduce((all, fee) => all + fee.amountInclTax, 0);
  const without = { shown: amount.shown - sum, base: amount.base };
  return display === 2
    ? { amount: without, withFees: null, fees }
    : { amount: without, withFees: amount, fees: [] };
}
