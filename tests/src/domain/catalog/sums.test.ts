import { describe, expect, it } from 'vitest';
import type { ProductPrices } from '../../../../src/domain/catalog/catalog.types';
import {
  giftCardAmount,
  giftCardSum,
  groupedSum,
  linksAmount,
} from '../../../../src/domain/catalog/sums';

const each = (shown: number, base = shown) => ({ shown, base });
const prices = (shown: number): ProductPrices => ({
  final: each(shown),
  regular: each(shown),
  highest: null,
  tiers: [{ qty: 10, price: shown - 1, base: null }],
  advertised: null,
  fees: [],
});

describe('the sum of a group', () => {
  const known: Record<string, ProductPrices> = { 61: prices(24), 62: prices(4.5) };
  it.each([
    ['', 0, 0],
    ['two', 0, 0],
    ['-3', 0, 0],
    ['2', 2, 48],
    ['1.5', 1.5, 36],
    ['10', 10, 230],
  ])('with a quantity of "%s" [GRPD-03]', (typed, count, amount) => {
    expect(groupedSum((id) => known[id] ?? null, [['super_group[61]', typed]])).toEqual({
      count,
      amount: each(amount),
      unpriced: null,
    });
  });

  it('takes the lowest price that the quantity reaches, never a higher one [GRPD-03]', () => {
    const tiers = [
      { qty: 2, price: 20, base: 18 },
      { qty: 3, price: 22, base: null },
      { qty: 4, price: 30, base: null },
    ];
    const of = (typed: string) =>
      groupedSum(() => ({ ...prices(24), tiers }), [['super_group[61]', typed]]).amount;
    expect(of('1')).toEqual(each(24));
    expect(of('2')).toEqual(each(40, 36));
    expect(of('4')).toEqual(each(80, 72));
  });

  it('ignores missing prices of products without a quantity', () => {
    const fields = [
      ['super_group[63]', '0'],
      ['super_group[64]', ''],
    ] as const;
    expect(groupedSum(() => null, fields)).toEqual({ count: 0, amount: each(0), unpriced: null });
  });

  it('adds up its products, and reports a selected one without a price', () => {
    const fields = [
      ['super_group[61]', '1'],
      ['super_group[62]', '2'],
      ['super_group[63]', '4'],
    ] as const;
    const sum = { count: 7, amount: each(33), unpriced: '63' };
    expect(groupedSum((id) => known[id] ?? null, fields)).toEqual(sum);
  });
});

describe('downloadable links', () => {
  it('add what each of them costs [DLINK-03]', () => {
    const links = { 9: each(5, 4), 10: each(7.5) };
    expect(
      linksAmount(links, [
        ['links[]', '9'],
        ['links[]', '10'],
        ['links[]', '99'],
      ]),
    ).toEqual(each(12.5, 11.5));
  });
});

describe('a gift card', () => {
  it.each([
    [[['giftcard_amount', '25']], 25],
    [
      [
        ['giftcard_amount', 'custom'],
        ['custom_giftcard_amount', '12.50'],
      ],
      12.5,
    ],
    [
      [
        ['giftcard_amount', 'custom'],
        ['custom_giftcard_amount', ''],
      ],
      null,
    ],
    [[['giftcard_amount', '']], null],
    [[['giftcard_amount', '0']], null],
    [[['giftcard_amount', '-5']], null],
    [[['giftcard_amount', 'some']], null],
    [[], null],
    [
      [
        ['giftcard_amount', '25'],
        ['custom_giftcard_amount', '90'],
      ],
      25,
    ],
  ] as const)('%j is worth %s [GIFTC-01]', (fields, amount) => {
    expect(giftCardAmount(fields)).toBe(amount);
  });

  it('costs amount and options, times the quantity [GIFTC-05]', () => {
    expect(giftCardSum(25, [each(2.5)], 3)).toEqual(each(82.5));
  });
});
