import { minorUnits } from '../../../domain/payment/minor-units';
import type { Totals } from '../../../domain/quote.types';
import type { CreatedOrder } from '../domain/smart-buttons.types';
import type { Price } from '../domain/amounts';

/** An amount as sheets take it: text with the decimals of the currency. */
export function priceText({ amount, currency }: Price): string {
  const unit = minorUnits(1, currency);
  return (minorUnits(amount, currency) / unit).toFixed(Math.round(Math.log10(unit)));
}

/** What an order charges; null where the shop does not say, or names several amounts. */
export function orderPrice({ amounts, currency }: CreatedOrder): Price | null {
  const [amount] = amounts;
  if (amount === undefined || currency === null) return null;
  const units = amounts.map((one) => minorUnits(one, currency));
  return units.every((one) => one === units[0] && one > 0) ? { amount, currency } : null;
}

/** Whether two prices are the same money. */
export const isSamePrice = (one: Price, other: Price): boolean =>
  one.currency === other.currency && priceText(one) === priceText(other);

/** A line of a sheet; `price` as text with the currency's decimals, negative for a discount. */
export interface SheetLine {
  /** The code of its total, such as `tax`. */
  readonly code: string;
  readonly label: string;
  readonly price: string;
}

/**
 * The lines of a sheet from totals. None where they do not add up to the price, as in another currency or with taxes that
 * the subtotal includes.
 */
export function sheetLines(
  {
    segments,
  }: { readonly segments: readonly Pick<Totals['segments'][number], 'code' | 'title' | 'value'>[] },
  { amount, currency }: Price,
): readonly SheetLine[] {
  const lines = segments.flatMap(({ code, title, value }) =>
    code === 'grand_total' || value === null || minorUnits(value, currency) === 0
      ? []
      : [{ code, title, value }],
  );
  const sum = lines.reduce((before, { value }) => before + minorUnits(value, currency), 0);
  if (sum !== minorUnits(amount, currency)) return [];
  return lines.map(({ code, title, value }) => ({
    code,
    label: title,
    price: priceText({ amount: value, currency }),
  }));
}
