import type { Totals } from '../../../domain/quote.types';
import type { Price } from '../domain/amounts';
import { sheetLines } from '../sheets/price';
import type { DisplayItem } from './google-pay.types';

const TYPES: ReadonlyMap<string, DisplayItem['type']> = new Map([
  ['subtotal', 'SUBTOTAL'],
  ['tax', 'TAX'],
]);

/** The lines of Google's sheet from the totals on screen (GOOGLE-14); see `sheetLines`. */
export const displayItems = (totals: Totals, price: Price): readonly DisplayItem[] =>
  sheetLines(totals, price).map(({ code, label, price: text }) => ({
    label,
    type: TYPES.get(code) ?? 'LINE_ITEM',
    price: text,
  }));
