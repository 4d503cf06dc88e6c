import { minorUnits } from '../../../domain/payment/minor-units';
import type { Totals } from '../../../domain/quote.types';
import type { CreatedOrder } from './smart-buttons.types';

/** What an order costs, in units of the currency. */
export interface Price {
  readonly amount: number;
  readonly currency: string;
}

/**
 * An amount of the provider's order that is not the base grand total which the shopper has seen, or one in a currency that is
 * none of the order's. Null where all agree, and where one of the two is unknown: the provider's own window shows it too.
 */
export function otherAmount(
  { amounts, currency }: Pick<CreatedOrder, 'amounts' | 'currency'>,
  totals: Pick<Totals, 'baseGrandTotal' | 'baseCurrencyCode' | 'quoteCurrencyCode'>,
): Price | null {
  const { baseGrandTotal, baseCurrencyCode, quoteCurrencyCode } = totals;
  if (baseGrandTotal === null) return null;
  const isKnown = [null, baseCurrencyCode, quoteCurrencyCode].includes(currency);
  const shown = minorUnits(baseGrandTotal, baseCurrencyCode);
  const amount = amounts.find((one) => !isKnown || minorUnits(one, baseCurrencyCode) !== shown);
  if (amount === undefined) return null;
  return { amount, currency: isKnown || currency === null ? baseCurrencyCode : currency };
}
