import { describe, expect, it } from 'vitest';
import { quoteLines } from '../../../src/domain/quote-lines';
import type { QuoteItem, TotalsItem } from '../../../src/domain/quote.types';
import { totalsOf } from '../state/support/totals';

const renderedItem = (itemId: number): QuoteItem => ({
  itemId,
  productId: itemId * 10,
  sku: `B${String(itemId)}`,
  name: `Book ${String(itemId)}`,
  qty: 1,
  isVirtual: false,
  options: [],
  image: null,
  message: '',
});
const summed = (itemId: number, qty: number): TotalsItem => ({
  itemId,
  name: `Book ${String(itemId)}`,
  qty,
  price: 10,
  priceInclTax: 10,
  rowTotal: 10,
  rowTotalInclTax: 10,
  discountAmount: 0,
  taxAmount: 0,
  options: [{ label: 'Cover', value: 'Hard' }],
});
const items = [renderedItem(1), renderedItem(2)];

describe('the lines of a quote', () => {
  it('stay as rendered by the server without totals or with totals without lines', () => {
    expect(quoteLines(items, null)).toBe(items);
    expect(quoteLines(items, totalsOf({ items: [] }))).toBe(items);
  });

  it('follow the totals’ order: server-rendered lines unchanged, others with the data of the totals', () => {
    const lines = quoteLines(items, totalsOf({ items: [summed(3, 4), summed(2, 1)] }));
    expect(lines).toHaveLength(2);
    expect(lines[1]).toBe(items[1]);
    expect(lines[0]).toEqual({
      itemId: 3,
      productId: 0,
      sku: '',
      name: 'Book 3',
      qty: 4,
      isVirtual: false,
      options: [{ label: 'Cover', value: 'Hard' }],
      image: null,
      message: '',
    });
  });
});
