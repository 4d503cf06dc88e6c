import type { QuoteItem, Totals, TotalsItem } from './quote.types';

/** A line that is not in the page's configuration, made from the totals. */
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
 * The quote's lines according to the latest totals: `items` is the page's configuration at load time, and another
 * window may have added or removed lines since. Without totals, or with totals without lines, `items` is returned.
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
