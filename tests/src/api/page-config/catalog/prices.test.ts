import { describe, expect, it } from 'vitest';
import { parsePrices, parseTiers } from '../../../../../src/api/page-config/catalog/prices';

const amount = (value: unknown, adjustments?: unknown) => ({
  amount: value,
  ...(adjustments !== undefined && { adjustments }),
});

describe('the prices of a price box', () => {
  it('use the final price alone where there is no other [PRICE-01]', () => {
    expect(parsePrices({ finalPrice: amount('12.5000') })).toEqual({
      fees: [],
      final: { shown: 12.5, base: 12.5 },
      regular: { shown: 12.5, base: 12.5 },
      highest: null,
      tiers: [],
      advertised: null,
    });
  });

  it('keep the displayed price separate from the one without tax, for the regular price too [PRICE-01]', () => {
    const prices = parsePrices({
      finalPrice: amount(10, { tax: '2', weee: 0.5, odd: 'x' }),
      basePrice: amount(9, []),
      oldPrice: amount(20, { tax: 4 }),
      baseOldPrice: amount(18),
    });
    expect(prices?.final).toEqual({ shown: 12.5, base: 9 });
    expect(prices?.regular).toEqual({ shown: 24, base: 18 });
  });

  it('use the final price without tax where the regular one is missing', () => {
    const raw = { finalPrice: amount(10), basePrice: amount(9), oldPrice: amount(20) };
    expect(parsePrices(raw)?.regular).toEqual({ shown: 20, base: 9 });
  });

  it.each([
    undefined,
    null,
    {},
    { finalPrice: 12 },
    { finalPrice: amount('') },
    { oldPrice: amount(3) },
  ])('are null for %j', (raw) => {
    expect(parsePrices(raw)).toBeNull();
  });

  it.each([
    [amount(30), 30],
    [amount(0), null],
    [amount(-1), null],
    [amount('x'), null],
    [undefined, null],
  ])('include the advertised price %j as %s [MSRP-01]', (msrpPrice, expected) => {
    const prices = parsePrices({ finalPrice: amount(10), msrpPrice });
    expect(prices?.advertised?.amount ?? null).toBe(expected);
    expect(prices?.advertised ?? null).toEqual(
      expected === null
        ? null
        : { amount: expected, written: '', isShownOnGesture: true, message: '', explanation: '' },
    );
  });

  it.each([
    [{ tax: 2, weee: '0.5' }, [{ code: 'weee', label: '', amount: 0.5, amountInclTax: 0.5 }]],
    [{ tax: 2, weee: 0 }, []],
    [{ weee: -1 }, []],
    [[], []],
  ])('include the fees of %j [WEEE-03]', (adjustments, fees) => {
    expect(parsePrices({ finalPrice: amount(10, adjustments) })?.fees).toEqual(fees);
  });

  it('include their own tier prices, or those next to them [PRICE-02]', () => {
    const raw = { finalPrice: amount(10), tierPrices: [{ qty: 2, price: 8 }] };
    expect(parsePrices(raw)?.tiers).toEqual([{ qty: 2, price: 8, base: null }]);
    expect(parsePrices(raw, [{ qty: 3, price: 7 }])?.tiers).toMatchObject([{ qty: 3 }]);
  });
});

describe('tier prices', () => {
  it('are sorted by quantity; what cannot be parsed is left out [PRICE-02]', () => {
    const rows = [
      { qty: '10', price: '8', basePrice: 7 },
      { qty: 5, price: 9 },
      { qty: 'x', price: 1 },
      { qty: 2 },
      null,
    ];
    expect(parseTiers(rows)).toEqual([
      { qty: 5, price: 9, base: null },
      { qty: 10, price: 8, base: 7 },
    ]);
    expect(parseTiers([])).toEqual([]);
    expect(parseTiers({ 0: rows[0] })).toEqual([]);
  });
});
