import { minorUnits } from '../../../domain/payment/minor-units';
import type { Totals } from '../../../domain/quote.types';
import type { CreatedOrder } from '../domain/smart-buttons.types';
import type { Price } from '../domain/amounts';
import type { DisplayItem } from './google-pay.types';

/** An amount as the sheet takes it: text with the decimals of the currency. */
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

const TYPES: ReadonlyMap<string, DisplayItem['type']> = new Map([
  ['subtotal', 'SUBTOTAL'],
  ['tax', 'TAX'],
]);

/**
 * The lines of a sheet from the totals on screen (GOOGLE-14). None where they do not add up to the price, as in another
 * currency or with taxes that the subtotal includes.
 */
export function displayItems({ segments }: Totals, price: Price): readonly DisplayItem[] {
  const { currency } = price;
  const lines = segments.flatMap(({ code, title, value }) =>
    code === 'grand_total' || value === null || minorUnits(value, currency) === 0
      ? []
      : [{ title, value, type: TYPES.get(code) ?? 'LINE_ITEM' }],
  );
  const sum = lines.reduce((before, { value }) => before + minorUnits(value, currency), 0);
  if (sum !== minorUnits(price.amount, currency)) return [];
  return lines.map(({ title, value, type }) => ({
    label: title,
    type,
    price: priceText({ amount: value, currency }),
  }));
}
