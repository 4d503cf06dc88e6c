import { describe, expect, it } from 'vitest';
import type {
  Configurable,
  ConfigurableAttribute,
  ProductPrices,
} from '../../../../src/domain/catalog/catalog.types';
import {
  chosenPrice,
  isAdvertisedInstead,
  reachedTier,
  type Pricing,
} from '../../../../src/domain/catalog/price';

const prices = (final: number, more: Partial<ProductPrices> = {}): ProductPrices => ({
  final: { shown: final, base: final - 2 },
  regular: { shown: final + 5, base: final + 3 },
  highest: null,
  tiers: [],
  advertised: null,
  fees: [],
  ...more,
});
const tiers = [
  { qty: 5, price: 30, base: 28 },
  { qty: 10, price: 25, base: null },
];

const attribute = (id: string, options: Readonly<Record<string, readonly string[]>>) => ({
  id,
  code: id,
  label: id,
  changesImages: false,
  options: Object.entries(options).map(([option, products]) => ({
    id: option,
    label: option,
    swatch: null,
    products,
  })),
});
const configurable = (
  of: Readonly<Record<string, ProductPrices>>,
  attributes: readonly ConfigurableAttribute[] = [attribute('size', { S: ['1'], M: ['2'] })],
): Configurable => ({
  attributes,
  prices: of,
  images: {},
  chooseText: '',
  defaults: {},
  defaultImages: [],
  imageStrategy: 'replace',
  mediaUrl: null,
  hasTooltips: true,
  numberToShow: null,
  swatchSize: { image: { width: 1, height: 1 }, thumb: { width: 1, height: 1 } },
});
const price = (changes: Partial<Pricing>) =>
  chosenPrice({
    prices: prices(40),
    configurable: null,
    selection: {},
    added: {},
    qty: 1,
    ...changes,
  });

const adds = (shown: number, base: number) => ({
  final: { shown, base },
  regular: { shown, base },
});

describe('the price of what is chosen', () => {
  it('is the product’s own [PRICE-01]', () => {
    expect(price({})).toEqual({
      ...prices(40),
      untiered: { shown: 40, base: 38 },
      isFrom: false,
    });
  });

  it('is none without a source', () => {
    expect(price({ prices: null })).toBeNull();
    expect(price({ prices: null, configurable: configurable({}) })).toBeNull();
  });

  it('keeps both ends of a range, each with what is added to it [PRICE-01]', () => {
    const range = prices(37.5, { highest: { shown: 131, base: 120 } });
    expect(price({ prices: range })?.highest).toEqual({ shown: 131, base: 120 });
    expect(price({ prices: range, added: { links: adds(3, 2) } })).toMatchObject({
      final: { shown: 40.5, base: 37.5 },
      highest: { shown: 134, base: 122 },
    });
  });

  it('adds every part of the form to every price, and to the tiers', () => {
    const added = { options: adds(3, 2), links: adds(1, 1) };
    expect(price({ prices: prices(40, { tiers }), added })).toMatchObject({
      final: { shown: 44, base: 41 },
      untiered: { shown: 44, base: 41 },
      regular: { shown: 49, base: 46 },
      tiers: [
        { qty: 5, price: 34 },
        { qty: 10, price: 29 },
      ],
    });
  });

  it.each([
    [1, { shown: 40, base: 38 }],
    [4, { shown: 40, base: 38 }],
    [5, { shown: 30, base: 28 }],
    [9, { shown: 30, base: 28 }],
    [10, { shown: 25, base: 25 }],
  ])('at %i pieces is that of the tier [PRICE-02]', (qty, final) => {
    expect(price({ prices: prices(40, { tiers }), qty })).toMatchObject({
      final,
      untiered: { shown: 40, base: 38 },
    });
  });

  it.each([30, 29])('is never made higher by a tier: %i stays', (own) => {
    const reached = price({ prices: prices(own, { tiers }), qty: 5 });
    expect(reached?.final).toEqual({ shown: own, base: own - 2 });
  });

  it.each([
    [{}, 40, true],
    [{ size: 'S' }, 40, false],
    [{ size: 'M' }, 45, false],
  ])(
    'with %j is the cheapest variant’s: %i, and more may be to pay: %s [SWAT-13]',
    (selection, shown, isFrom) => {
      const of = configurable({ 1: prices(40), 2: prices(45) });
      expect(price({ configurable: of, selection, prices: prices(1) })).toMatchObject({
        final: { shown },
        isFrom,
      });
    },
  );

  it('is no lowest one where all variants cost the same [SWAT-13]', () => {
    expect(price({ configurable: configurable({ 1: prices(40), 2: prices(40) }) })?.isFrom).toBe(
      false,
    );
  });

  it('is the page’s own if no variant has one, including its minimum', () => {
    const own = prices(12, { isLowest: true });
    expect(price({ configurable: configurable({}), prices: own })).toMatchObject({
      final: { shown: 12 },
      isFrom: true,
    });
    expect(price({ configurable: configurable({ 1: prices(9) }), prices: own })?.isFrom).toBe(
      false,
    );
  });
});

describe('the tier that a quantity reaches', () => {
  it('is the last one, none below the first [PRICE-02]', () => {
    expect(reachedTier(tiers, 4)).toBeNull();
    expect(reachedTier(tiers, 5)?.qty).toBe(5);
    expect(reachedTier(tiers, 50)?.qty).toBe(10);
  });
});

describe('the maker’s price', () => {
  const advertised = (amount: number | null) => ({
    amount,
    written: '',
    isShownOnGesture: false,
    message: '',
    explanation: '',
  });
  it.each([
    [null, false],
    [advertised(41), true],
    [advertised(40), false],
    [advertised(39), false],
    [advertised(null), true],
  ])('%j takes the shop’s place: %s [MSRP-02, MSRP-03]', (msrp, expected) => {
    expect(isAdvertisedInstead(prices(40, { advertised: msrp }))).toBe(expected);
  });
});
