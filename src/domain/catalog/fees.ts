import type { Amount, ProductFee } from './catalog.types';

/** The shop's setting for showing fees in prices, 0 to 3 (WEEE-04 to WEEE-07). */
export type FeeDisplay = 0 | 1 | 2 | 3;

/** The parts of a price with fees that are shown. */
export interface FeeView {
  /** With or without the fees. */
  readonly amount: Amount;
  /** The other one, where both are shown; null otherwise. */
  readonly withFees: Amount | null;
  /** Each fee with its label. */
  readonly fees: readonly ProductFee[];
}

/**
 * A price and its fees by the shop's display setting: 0 with fees, 1 with fees and each fee listed, 2 without fees and
 * each fee listed, 3 without and with fees (WEEE-04 to WEEE-07). `amount.shown` includes the fees.
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
