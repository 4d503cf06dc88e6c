import type { Totals } from '../quote.types';

/** What the shopper would pay, in units of a currency. */
export interface PayLaterPrice {
  readonly amount: number;
  /** ISO 4217; null where the page does not say. */
  readonly currency: string | null;
}

/** The total of a cart in each currency in which the shop says it. */
export const totalPrices = ({
  grandTotal,
  quoteCurrencyCode,
  baseGrandTotal,
  baseCurrencyCode,
}: Pick<
  Totals,
  'grandTotal' | 'quoteCurrencyCode' | 'baseGrandTotal' | 'baseCurrencyCode'
>): readonly PayLaterPrice[] => [
  { amount: grandTotal, currency: quoteCurrencyCode },
  ...(baseGrandTotal === null ? [] : [{ amount: baseGrandTotal, currency: baseCurrencyCode }]),
];
