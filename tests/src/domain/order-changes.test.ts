import { describe, expect, it } from 'vitest';
import { methodRemoval, orderChanges } from '../../../src/domain/order-changes';
import type { Totals, TotalsItem } from '../../../src/domain/quote.types';
import { totalsOf } from '../state/support/totals';

const item = (itemId: number, qty: number): TotalsItem => ({
  itemId,
  name: `Book ${String(itemId)}`,
  qty,
  price: 10,
  priceInclTax: 10,
  rowTotal: 10,
  rowTotalInclTax: 10,
  discountAmount: 0,
  taxAmount: 0,
  options: [],
});

const segment = (code: string, value: number | null) => ({
  code,
  title: code,
  value,
  area: null,
  taxDetails: [],
});

const totals = (changes: Partial<Totals> = {}): Totals =>
  totalsOf({
    itemsQty: 2,
    items: [item(1, 1), item(2, 1)],
    segments: [segment('tax', 1), segment('grand_total', 20)],
    ...changes,
  });

describe('what changed about an order', () => {
  it('is nothing when lines, coupon and sums are the same, to the last decimal that is written', () => {
    const noise = totals({ segments: [segment('tax', 1.0001), segment('grand_total', 20)] });
    expect(orderChanges(totals(), noise)).toEqual([]);
  });

  it('is nothing when a line of the sum that is zero comes or goes', () => {
    const more = totals({ segments: [...totals().segments, segment('discount', 0)] });
    expect(orderChanges(totals(), more)).toEqual([]);
    expect(orderChanges(more, totals())).toEqual([]);
  });

  it('names quantities, new lines and lines that are gone', () => {
    const now = totals({ items: [item(1, 3), item(3, 1)] });
    expect(orderChanges(totals(), now)).toEqual([
      { kind: 'quantity', name: 'Book 1', before: 1, after: 3 },
      { kind: 'quantity', name: 'Book 3', before: 0, after: 1 },
      { kind: 'quantity', name: 'Book 2', before: 1, after: 0 },
    ]);
  });

  it('names a coupon that applies no more, and the sums it made', () => {
    const shown = totals({ couponCode: 'SPRING' });
    const now = totals({
      grandTotal: 22,
      segments: [segment('tax', 1), segment('grand_total', 22)],
    });
    expect(orderChanges(shown, now)).toEqual([
      { kind: 'coupon', code: 'SPRING' },
      { kind: 'amount', code: 'grand_total', title: 'grand_total', before: 20, after: 22 },
    ]);
  });

  it('lists a removed total by its title, and no kept or added coupon', () => {
    const lines = [segment('tax', 1), segment('discount', -5), segment('grand_total', 20)];
    const shown = totals({ segments: lines, couponCode: 'SPRING' });
    expect(orderChanges(shown, totals({ couponCode: 'SPRING' }))).toEqual([
      { kind: 'amount', code: 'discount', title: 'discount', before: -5, after: null },
    ]);
    expect(orderChanges(totals(), totals({ couponCode: 'SPRING' }))).toEqual([]);
    expect(orderChanges(shown, { ...shown, couponCode: 'SUMMER' })).toEqual([]);
  });

  it('calls amounts different from half of a thousandth on', () => {
    const now = (tax: number) =>
      totals({ segments: [segment('tax', tax), segment('grand_total', 20)] });
    expect(orderChanges(totals(), now(1.00049))).toEqual([]);
    expect(orderChanges(totals(), now(1.00051))).toHaveLength(1);
    expect(orderChanges(totals(), now(0.99))).toMatchObject([{ before: 1, after: 0.99 }]);
  });

  it('finds another grand total where the sums hold only other lines', () => {
    const one = totals({ segments: [segment('tax', 1)] });
    expect(orderChanges(one, { ...one, grandTotal: 21 })).toEqual([
      { kind: 'amount', code: 'grand_total', title: '', before: 20, after: 21 },
    ]);
    expect(orderChanges(one, one)).toEqual([]);
  });

  it('finds another grand total where the sums have no line for it', () => {
    const now = totals({ grandTotal: 30, segments: [] });
    expect(orderChanges(totals({ segments: [] }), now)).toMatchObject([
      { code: 'grand_total', before: 20, after: 30 },
    ]);
  });

  it('is everything when nothing had been shown', () => {
    expect(orderChanges(null, totals())).toMatchObject([
      { code: 'tax', before: null },
      { code: 'grand_total', before: null, after: 20 },
    ]);
  });

  it('names the method that cannot be paid with any more [PAY-15]', () => {
    const shown = [{ code: 'checkmo', title: 'Check' }];
    expect(methodRemoval('checkmo', shown, 'checkmo')).toEqual([]);
    expect(methodRemoval('gone', shown, null)).toEqual([{ kind: 'method', title: '' }]);
    const both = [{ code: 'free', title: 'Free' }, ...shown];
    expect(methodRemoval('checkmo', both, 'free')).toEqual([{ kind: 'method', title: 'Check' }]);
    expect(methodRemoval('checkmo', shown, null)).toEqual([{ kind: 'method', title: 'Check' }]);
  });
});
