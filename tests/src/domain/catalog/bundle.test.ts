import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf, times } from '../../../../src/domain/catalog/amounts';
import {
  bundleParts,
  bundlePrices,
  isBundleComplete,
  type Bundle,
  type BundleSelection,
} from '../../../../src/domain/catalog/bundle';

const each = (shown: number) => ({ shown, base: shown });
const selection = (
  id: string,
  price: number,
  rest: Partial<BundleSelection> = {},
): BundleSelection => ({
  id,
  name: `Selection ${id}`,
  qty: 1,
  hasOwnQty: false,
  final: each(price),
  regular: each(price + 1),
  tiers: [],
  ...rest,
});
const bundle: Bundle = {
  isFixedPrice: false,
  final: each(0),
  regular: each(0),
  options: [
    {
      id: '1',
      title: 'A book',
      isMulti: false,
      isRequired: true,
      selections: [
        selection('1', 24, { hasOwnQty: true, tiers: [{ qty: 10, price: each(20) }] }),
        selection('2', 18),
      ],
    },
    {
      id: '3',
      title: 'Small things',
      isMulti: true,
      isRequired: false,
      selections: [selection('6', 3.5, { qty: 3 }), selection('7', 32)],
    },
  ],
};
const priceOf = (fields: readonly (readonly [string, string])[], of = bundle) =>
  bundlePrices(of, bundleParts(of, fields)).final.shown;

describe('a bundle is complete', () => {
  it.each([
    ['without its required part', [['bundle_option[3][6]', '6']], false],
    ['with it', [['bundle_option[1]', '2']], true],
    [
      'with a quantity of it that is not applied',
      [
        ['bundle_option[1]', '1'],
        ['bundle_option_qty[1]', '0'],
      ],
      false,
    ],
  ] as const)('%s: %#', (_name, fields, is) => {
    expect(isBundleComplete(bundle, bundleParts(bundle, fields))).toBe(is);
  });
});

describe('the price of a bundle', () => {
  it.each([
    ['nothing', [], 0],
    ['one selection', [['bundle_option[1]', '2']], 18],
    [
      'a quantity of its own',
      [
        ['bundle_option[1]', '1'],
        ['bundle_option_qty[1]', '2'],
      ],
      48,
    ],
    [
      'a quantity that the shop fixes',
      [
        ['bundle_option[1]', '2'],
        ['bundle_option_qty[1]', '5'],
      ],
      18,
    ],
    [
      'a tier',
      [
        ['bundle_option[1]', '1'],
        ['bundle_option_qty[1]', '10'],
      ],
      200,
    ],
    [
      'checkboxes',
      [
        ['bundle_option[3][6]', '6'],
        ['bundle_option[3][7]', '7'],
      ],
      42.5,
    ],
    ['a list of several', [['bundle_option[3][]', '6']], 10.5],
    ['what the bundle does not have', [['bundle_option[1]', '99']], 0],
  ] as const)('with %s [BNDL-03]', (_name, fields, price) => {
    expect(priceOf(fields)).toBe(price);
  });

  it.each(['-1', '-0.5', '0', 'x'])('does not apply a quantity of %s [BNDL-06]', (qty) => {
    expect(
      priceOf([
        ['bundle_option[1]', '1'],
        ['bundle_option_qty[1]', qty],
      ]),
    ).toBe(0);
  });

  it('takes the best tier that is reached, and is never dearer for it', () => {
    const tiers = [
      { qty: 2, price: each(20) },
      { qty: 3, price: each(21) },
      { qty: 4, price: each(30) },
    ];
    const tiered = {
      ...bundle,
      options: [
        {
          id: '1',
          title: '',
          isMulti: false,
          isRequired: false,
          selections: [selection('1', 24, { hasOwnQty: true, tiers })],
        },
      ],
    };
    const at = (qty: string) =>
      priceOf(
        [
          ['bundle_option[1]', '1'],
          ['bundle_option_qty[1]', qty],
        ],
        tiered,
      );
    expect([at('1'), at('2'), at('4')]).toEqual([24, 40, 80]);
  });

  it('has a regular price of its own and of its parts [PRICE-01]', () => {
    const fields = [
      ['bundle_option[1]', '2'],
      ['bundle_option[3][6]', '6'],
    ] as const;
    expect(bundlePrices({ ...bundle, regular: each(5) }, bundleParts(bundle, fields))).toEqual({
      final: each(28.5),
      regular: each(37.5),
      highest: null,
      tiers: [],
      advertised: null,
      fees: [],
    });
  });

  it('holds no part of which there are none [BNDL-06]', () => {
    const fields = [
      ['bundle_option[1]', '1'],
      ['bundle_option_qty[1]', '0'],
    ] as const;
    expect(bundleParts(bundle, fields)).toEqual([]);
  });

  it('begins with its own price where that is fixed [BNDL-03]', () => {
    const fixed = { ...bundle, isFixedPrice: true, final: each(36) };
    expect(priceOf([['bundle_option[1]', '2']], fixed)).toBe(54);
  });

  it('is always the sum of its parts', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 }).map((amount) => amount / 100);
    const parts = fc.array(
      fc.record({ price: cents, qty: fc.integer({ min: 1, max: 50 }), isChosen: fc.boolean() }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(parts, cents, (list, own) => {
        const any: Bundle = {
          isFixedPrice: true,
          final: each(own),
          regular: each(own),
          options: list.map(({ price, qty }, index) => ({
            id: String(index),
            title: '',
            isMulti: false,
            isRequired: false,
            selections: [selection(`s${String(index)}`, price, { qty })],
          })),
        };
        const fields = list.flatMap(({ isChosen }, index) =>
          isChosen ? [[`bundle_option[${String(index)}]`, `s${String(index)}`] as const] : [],
        );
        const chosen = list.filter(({ isChosen }) => isChosen);
        const total = chosen.reduce(
          (sum, { price, qty }) => sum + Math.round(price * 100) * qty,
          Math.round(own * 100),
        );
        const shown = bundleParts(any, fields);
        expect(Math.round(bundlePrices(any, shown).final.shown * 100)).toBe(total);
        expect(bundlePrices(any, shown).final).toEqual(
          sumOf([any.final, ...shown.map(({ price, qty }) => times(price, qty))]),
        );
      }),
    );
  });
});
