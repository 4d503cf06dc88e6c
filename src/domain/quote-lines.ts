import type { QuoteItem, Totals, TotalsItem } from './quote.types';

/** A line that the page did not print, as far as the totals tell. */
const lineOf = ({ itemId, name, qty, options }: TotalsItem): QuoteItem => ({
  itemId,
  productId: 0,
  sku: '',
  name,
  qty,
  isVirtual: false,
  options,
  image: null,
  message: '',
});

/**
 * The quote's lines as the newest totals have them: the page printed `items` when it was loaded, and another window may
 * have added or removed some since. Without totals, or with totals that name no lines, they are as printed.
 */
export function quoteLines(
  items: readonly QuoteItem[],
  totals: Totals | null,
): readonly QuoteItem[] {
  if (totals === null || totals.items.length === 0) return items;
  return totals.items.map(
    (line) => items.find(({ itemId }) => itemId === line.itemId) ?? lineOf(line),
  );
}
