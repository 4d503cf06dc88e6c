import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Configurable, Selection } from '../../../../src/domain/catalog/catalog.types';
import {
  buildSwatchModel,
  chosenVariant,
  matchesOf,
  offeredOptions,
  possibleSelection,
  swatchModelOf,
} from '../../../../src/domain/catalog/swatch-model';

const price = (amount: number) => {
  const both = { shown: amount, base: amount };
  return { final: both, regular: both, highest: null, tiers: [], advertised: null, fees: [] };
};

/** A product whose variants are these rows of option ids, one for each attribute; null lacks it. */
function product(rows: readonly (readonly (string | null)[])[], optionIds: readonly string[][]) {
  const configurable: Configurable = {
    attributes: optionIds.map((ids, attribute) => ({
      id: `a${String(attribute)}`,
      code: `code${String(attribute)}`,
      label: `Attribute ${String(attribute)}`,
      changesImages: true,
      options: ids.map((id) => ({
        id,
        label: id,
        swatch: null,
        products: rows.flatMap((row, index) => (row[attribute] === id ? [String(index)] : [])),
      })),
    })),
    prices: Object.fromEntries(rows.map((_row, index) => [String(index), price(10 + index)])),
    images: {},
    chooseText: '',
    defaults: {},
    defaultImages: [],
    imageStrategy: 'replace',
    mediaUrl: null,
    hasTooltips: true,
    numberToShow: null,
    swatchSize: { image: { width: 30, height: 20 }, thumb: { width: 110, height: 90 } },
  };
  return configurable;
}

const shirt = product(
  [
    ['black', 's'],
    ['black', 'm'],
    ['blue', 's'],
  ],
  [
    ['black', 'blue', 'red'],
    ['s', 'm'],
  ],
);
const offered = (selection: Selection) =>
  [...offeredOptions(buildSwatchModel(shirt), selection).values()].map((ids) => [...ids]);

describe('the swatch model', () => {
  it('offers options that still lead to a variant [SWAT-11]', () => {
    expect(offered({ a0: 'blue' })).toEqual([['black', 'blue'], ['s']]);
    expect(offered({ a1: 'm' })).toEqual([['black'], ['s', 'm']]);
  });

  it('never offers an option without products [SWAT-12]', () => {
    expect(offered({})).toEqual([
      ['black', 'blue'],
      ['s', 'm'],
    ]);
  });

  it('finds the variant once everything is chosen, and the cheapest before [SWAT-06][SWAT-13]', () => {
    const model = buildSwatchModel(shirt);
    expect(chosenVariant(model, { a0: 'black' })).toBeNull();
    expect(chosenVariant(model, { a0: 'black', a1: 'm' })).toBe('1');
    expect(matchesOf(model, { a1: 's' })).toEqual({
      first: '0',
      cheapest: '0',
      dearest: '2',
      count: 2,
    });
    expect(matchesOf(model, { a0: 'red' }).count).toBe(0);
  });

  it('keeps the part of a selection that is available', () => {
    expect(possibleSelection(buildSwatchModel(shirt), { a0: 'blue', a1: 'm', other: 'x' })).toEqual(
      {
        a0: 'blue',
      },
    );
  });

  it('keeps consecutive selections separate', () => {
    const model = buildSwatchModel(shirt);
    expect(possibleSelection(model, { a0: 'blue' })).toEqual({ a0: 'blue' });
    expect(possibleSelection(model, { a0: 'black', a1: 'm' })).toEqual({ a0: 'black', a1: 'm' });
    expect(possibleSelection(model, { a1: 'm' })).toEqual({ a1: 'm' });
    expect(possibleSelection(model, { a0: 'pink', a1: 's' })).toEqual({ a1: 's' });
    expect(possibleSelection(model, { a0: 'red', a1: 's' })).toEqual({ a1: 's' });
  });

  it('has nothing left for an option that the product does not know', () => {
    expect(matchesOf(buildSwatchModel(shirt), { a0: 'pink' })).toEqual({
      first: null,
      cheapest: null,
      dearest: null,
      count: 0,
    });
    expect(matchesOf(buildSwatchModel(shirt), { other: 'pink' }).count).toBe(3);
  });

  it('finds the cheapest and the dearest among many variants, the first of equals, unpriced ones never [SWAT-13]', () => {
    const sizes = Array.from({ length: 70 }, (_, index) => `s${String(index)}`);
    const many = product(
      sizes.map((size) => [size]),
      [sizes],
    );
    const priced = (prices: Readonly<Record<number, number>>) =>
      matchesOf(
        buildSwatchModel({
          ...many,
          prices: Object.fromEntries(
            Object.entries(prices).map(([id, amount]) => [id, price(amount)]),
          ),
        }),
        {},
      );
    expect(priced({ 3: 20, 33: 9, 40: 20, 65: 9, 69: 12 })).toEqual({
      first: '0',
      cheapest: '33',
      dearest: '3',
      count: 70,
    });
    expect(priced({ 68: 4 })).toMatchObject({ cheapest: '68', dearest: '68' });
    expect(priced({ 0: 4, 1: 3, 2: 5 })).toMatchObject({ cheapest: '1', dearest: '2' });
    expect(priced({})).toMatchObject({ first: '0', cheapest: null, dearest: null });
  });

  it('is of no variants where nothing can be chosen', () => {
    const bare = buildSwatchModel(product([], []));
    expect(bare.variants).toEqual([]);
    expect(chosenVariant(bare, {})).toBeNull();
  });

  it('is built once for a product', () => {
    expect(swatchModelOf(shirt)).toBe(swatchModelOf(shirt));
    expect(swatchModelOf({ ...shirt })).not.toBe(swatchModelOf(shirt));
  });

  it('never offers an option without a purchasable variant [SWAT-11]', () => {
    const names = [
      ['p', 'q', 'r'],
      ['x', 'y'],
      ['k', 'l', 'm', 'n'],
    ];
    const row = fc.tuple(
      ...names.map((ids) => fc.option(fc.constantFrom(...ids), { freq: 8, nil: null })),
    );
    const walk = fc.array(fc.nat(1000), { maxLength: 3 });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 90 }), walk, (rows, picks) => {
        const model = buildSwatchModel(product(rows, names));
        let selection: Selection = {};
        for (const [step, pick] of picks.entries()) {
          const attribute = `a${String(step)}`;
          const choices = [...(offeredOptions(model, selection).get(attribute) ?? [])];
          const choice = choices[pick % Math.max(1, choices.length)];
          if (choice === undefined) break;
          selection = { ...selection, [attribute]: choice };
          for (const [id, ids] of offeredOptions(model, selection)) {
            expect(ids.size).toBeGreaterThan(0);
            for (const option of ids) {
              const wish: Selection = { ...selection, [id]: option };
              const buyable = rows.some(
                (variant) =>
                  variant.every((value) => value !== null) &&
                  Object.entries(wish).every(
                    ([key, value]) => variant[Number(key.slice(1))] === value,
                  ),
              );
              expect(buyable).toBe(true);
            }
          }
        }
        if (Object.keys(selection).length === names.length) {
          expect(rows[Number(chosenVariant(model, selection))]).toEqual(Object.values(selection));
        }
      }),
    );
  });
});
