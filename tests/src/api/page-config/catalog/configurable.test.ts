import { afterEach, describe, expect, it } from 'vitest';
import { parseConfigurable } from '../../../../../src/api/page-config/catalog/configurable';
import { parseProducts } from '../../../../../src/api/page-config/catalog/products';
import { hoodieConfig, hoodieInit, hoodiePage, pageWith } from '../../../state/support/products';

const swatch = (look: object) => {
  const [colour] = parseConfigurable(
    hoodieInit({ jsonSwatchConfig: { 93: { 4: look } } }),
  ).attributes;
  return colour?.options[0]?.swatch;
};

afterEach(() => {
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

describe('the options of a configurable product', () => {
  it.each([
    [
      { type: '0', value: 'S' },
      { kind: 'text', value: 'S', thumb: '' },
    ],
    [
      { type: 1, value: '#ffffff' },
      { kind: 'colour', value: '#ffffff', thumb: '' },
    ],
    [
      { type: '1', value: 'red' },
      { kind: 'colour', value: 'red', thumb: '' },
    ],
    [
      { type: '1', value: '' },
      { kind: 'empty', value: '', thumb: '' },
    ],
    [
      { type: '2', value: '/a.png', thumb: '/b.png' },
      { kind: 'image', value: '/a.png', thumb: '/b.png' },
    ],
    [
      { type: '2', value: ' ' },
      { kind: 'empty', value: ' ', thumb: '' },
    ],
    [
      { type: '0', value: '' },
      { kind: 'text', value: '', thumb: '' },
    ],
    [
      { type: '3', value: null },
      { kind: 'empty', value: '', thumb: '' },
    ],
    [
      { type: '9', value: 'x' },
      { kind: 'empty', value: 'x', thumb: '' },
    ],
    [{ value: 'x' }, null],
  ])('parses the swatch %j as %j [SWAT-08]', (look, expected) => {
    expect(swatch(look)).toEqual(expected);
  });

  it('sorts attributes by position, and parses their texts [SWAT-04]', () => {
    const attributes = {
      1: { id: 1, code: 'c', label: 'A &amp; B', position: '2', options: 'none' },
      2: { id: '2', position: 10 },
      3: {
        id: '3',
        position: 0,
        options: [{ id: 5, label: 'X &lt;', products: [7, '8', null] }, {}],
      },
      4: {},
    };
    expect(parseConfigurable({ spConfig: { attributes } }).attributes).toEqual([
      {
        id: '3',
        code: '',
        label: '',
        changesImages: true,
        options: [{ id: '5', label: 'X <', swatch: null, products: ['7', '8'] }],
      },
      { id: '', code: '', label: '', changesImages: true, options: [] },
      { id: '1', code: 'c', label: 'A & B', changesImages: true, options: [] },
      { id: '2', code: '', label: '', changesImages: true, options: [] },
    ]);
  });

  it('uses the platform’s defaults where the page has no configuration', () => {
    expect(parseConfigurable({})).toEqual({
      attributes: [],
      prices: {},
      images: {},
      chooseText: '',
      defaults: {},
      defaultImages: [],
      imageStrategy: 'replace',
      mediaUrl: null,
      hasTooltips: true,
      numberToShow: null,
      swatchSize: { image: { width: 30, height: 20 }, thumb: { width: 110, height: 90 } },
    });
  });

  it('parses the price of each variant, the default selection, and how swatches are shown [SWAT-05, SWAT-06, SWAT-22]', () => {
    const of = parseConfigurable(
      hoodieInit({
        jsonConfig: { ...hoodieConfig, defaultValues: { 93: 4, 137: null } },
        gallerySwitchStrategy: 'prepend',
        numberToShow: '8',
        showTooltip: '0',
        jsonSwatchImageSizeConfig: { swatchImage: { width: '40' }, swatchThumb: { height: 70 } },
      }),
    );
    expect(Object.keys(of.prices)).toEqual(['10', '11', '13']);
    expect(of.prices['10']?.tiers).toHaveLength(1);
    expect(Object.keys(of.images)).toEqual(['10', '13']);
    expect(of).toMatchObject({
      chooseText: 'Choose an Option...',
      defaults: { 93: '4' },
      imageStrategy: 'prepend',
      mediaUrl: 'https://shop.test/swatches/ajax/media/',
      hasTooltips: false,
      numberToShow: 8,
      swatchSize: { image: { width: 40, height: 20 }, thumb: { width: 110, height: 70 } },
    });
    expect(of.defaults).not.toHaveProperty('137');
  });
});

describe('the default selection', () => {
  const defaultsOf = (changes: Readonly<Record<string, unknown>> = {}) =>
    parseProducts(hoodiePage(changes))['19']?.configurable?.defaults;

  it('comes from the page’s URL, or else from the form [SWAT-15]', () => {
    document.body.innerHTML =
      '<form><input name="product" value="19"><input name="super_attribute[93]" value="5"></form>';
    expect(defaultsOf()).toEqual({ 93: '5' });
    window.history.replaceState(null, '', '/#color=4&137=8');
    expect(defaultsOf()).toEqual({ 93: '4', 137: '8' });
  });

  it('does not come from the URL in a listing', () => {
    window.history.replaceState(null, '', '/#color=4');
    expect(defaultsOf({ onlySwatches: true })).toEqual({});
    expect(defaultsOf({ onlySwatches: '0' })).toEqual({ 93: '4' });
  });
});

describe('the price of a product in a page', () => {
  const box = (priceConfig: object, more: object = {}) =>
    parseProducts(pageWith({ '#box': { priceBox: { priceConfig } }, ...more }));
  const mark = (inside: string): void => {
    document.body.innerHTML = `<div data-role="priceBox" data-product-id="60">${inside}</div>`;
  };
  const amount = (type: string, value: number) =>
    `<i data-price-type="${type}" data-price-amount="${String(value)}"></i>`;
  const prices = { finalPrice: { amount: 12 } };

  it('comes from its price box, with tier prices and format [PRICE-01, PRICE-02]', () => {
    const products = box({
      productId: 60,
      prices,
      tierPrices: [{ qty: 5, price: 10 }],
      priceFormat: { pattern: '€%s' },
    });
    expect(products['60']).toMatchObject({
      priceFormat: { pattern: '€%s' },
      prices: { final: { shown: 12 }, highest: null, tiers: [{ qty: 5, price: 10 }] },
      configurable: null,
    });
  });

  it('takes the end of its range and the advertised price from the markup', () => {
    mark(amount('minPrice', 10) + amount('maxPrice', 30) + amount('msrpPrice', 50));
    expect(box({ productId: '60', prices })['60']?.prices).toMatchObject({
      final: { shown: 12 },
      highest: { shown: 30 },
      advertised: { amount: 50 },
    });
    const own = { ...prices, msrpPrice: { amount: 40 } };
    expect(box({ productId: '60', prices: own })['60']?.prices?.advertised?.amount).toBe(40);
  });

  it('comes from the markup where its box has none', () => {
    mark(amount('minPrice', 10) + amount('maxPrice', 30));
    expect(box({ productId: '60' })['60']?.prices).toMatchObject({
      final: { shown: 10 },
      highest: { shown: 30 },
      tiers: [],
      advertised: null,
    });
    expect(box({ productId: '61' })).toMatchObject({ 60: { prices: { final: { shown: 10 } } } });
  });

  it('is null where there is none, and ignored without an id', () => {
    expect(box({ productId: '60' })).toEqual({
      60: { priceFormat: null, prices: null, configurable: null },
    });
    expect(box({ prices })).toEqual({});
  });

  it('comes from a product row of the page, unless a price box has one', () => {
    const row = (id: unknown, final: number) => ({ id, price_info: { final_price: final } });
    const source = (init: Parameters<typeof pageWith>[0] = {}) => ({
      ...pageWith(init),
      checkout: { products: [row(60, 7), row(null, 1), row('', 1)] },
    });
    expect(parseProducts(source())).toEqual({
      60: expect.objectContaining({ priceFormat: null, configurable: null }) as unknown,
    });
    expect(parseProducts(source())['60']?.prices?.final.shown).toBe(7);
    const later = source({ '#box': { priceBox: { priceConfig: { productId: 60, prices } } } });
    expect(parseProducts(later)['60']?.prices?.final.shown).toBe(12);
    const nothing = source({ '#box': { priceBox: { priceConfig: { productId: 60 } } } });
    expect(parseProducts(nothing)['60']?.prices?.final.shown).toBe(7);
  });
});

describe('a product row', () => {
  const read = (price_info: object) =>
    parseProducts({ ...pageWith({}), checkout: { products: [{ id: 60, price_info }] } })['60']
      ?.prices;

  it.each([
    [{ final_price: 12 }, null],
    [{ final_price: 12, max_price: 12 }, null],
    [{ final_price: 12, max_price: 11 }, null],
    [
      { final_price: 12, max_price: '20' },
      { shown: 20, base: 20 },
    ],
  ])('parses the upper end of %j as %j', (info, highest) => {
    expect(read(info)?.highest).toEqual(highest);
    expect(read(info)?.regular).toEqual({ shown: 12, base: 12 });
  });

  it('has no price without a final price', () => {
    expect(read({ regular_price: 12 })).toBeNull();
  });

  it.each([
    [
      { is_applicable: '1', msrp_price: '30' },
      { amount: 30, isShownOnGesture: false },
    ],
    [
      { is_applicable: 1, msrp_price: 30, is_shown_price_on_gesture: 1 },
      { amount: 30, isShownOnGesture: true },
    ],
    [
      { is_applicable: '1', msrp_price: '<b>$30</b>' },
      { amount: null, written: '$30' },
    ],
    [{ is_applicable: '1', msrp_price: '' }, null],
    [{ is_applicable: '1' }, null],
    [{ msrp_price: 30 }, null],
  ])('with %j has the advertised price %j [MSRP-01]', (msrp, expected) => {
    const advertised = read({ final_price: 12, extension_attributes: { msrp } })?.advertised;
    if (expected === null) expect(advertised).toBeNull();
    else expect(advertised).toMatchObject(expected);
  });

  it('has the fees that can be parsed [WEEE-03]', () => {
    const weee_attributes = [
      { amount: '2' },
      { attribute_code: 'fpt', amount_excl_tax: 1, amount: 9, tax_amount_incl_tax: 1.2 },
      { attribute_code: 'x' },
      null,
    ];
    expect(read({ final_price: 12, extension_attributes: { weee_attributes } })?.fees).toEqual([
      { code: 'weee', label: '', amount: 2, amountInclTax: 2 },
      { code: 'fpt', label: '', amount: 1, amountInclTax: 1.2 },
    ]);
    expect(read({ final_price: 12, extension_attributes: { weee_attributes: 'x' } })?.fees).toEqual(
      [],
    );
  });
});
