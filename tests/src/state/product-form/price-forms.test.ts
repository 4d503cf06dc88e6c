import { beforeEach, describe, expect, it } from 'vitest';
import { selectProduct } from '../../../../src/state/catalog/catalog-slice';
import {
  formChanged,
  formsRead,
  selectFields,
  selectFormConfig,
} from '../../../../src/state/product-form/product-form-slice';
import { productFormState } from '../../../../src/state/product-form/product-form-state';
import { createTillStore } from '../../../../src/state/store/store';
import { pageWith } from '../support/products';
import { shop } from '../support/shop';

const POSTER = '19';
const BUNDLE = '23';
const prices = (final: number, regular = final) => ({
  oldPrice: { amount: regular },
  basePrice: { amount: final },
  finalPrice: { amount: final },
});
const box = (productId: string, final: number, regular = final) => ({
  priceBox: { priceConfig: { productId, prices: prices(final, regular) } },
});

const selection = (price: number, more: object = {}) => ({
  name: `for ${String(price)}`,
  qty: 1,
  customQty: '1',
  prices: prices(price, price + 1),
  ...more,
});

const page = pageWith({
  '#poster': box(POSTER, 40, 50),
  '#options': {
    priceOptions: {
      optionConfig: { 3: { 7: { prices: prices(5, 6) } }, 4: { prices: prices(2) } },
    },
  },
  '#links': { downloadable: { config: { links: { 9: { finalPrice: 8, basePrice: 7 } } } } },
  '#bundle': {
    ...box(BUNDLE, 10),
    priceBundle: {
      optionConfig: {
        bundleId: BUNDLE,
        options: {
          1: {
            title: 'Frame',
            selections: {
              11: selection(20),
              12: selection(30),
              14: { name: 'Plain', qty: 1, prices: prices(10) },
            },
          },
          2: { title: 'Glass', selections: { 13: selection(4) } },
        },
      },
    },
  },
  '#fixed': {
    ...box('24', 99),
    priceBundle: {
      optionConfig: {
        bundleId: '24',
        isFixedPrice: true,
        prices: prices(60),
        options: { 5: { title: 'Card', selections: { 15: selection(3) } } },
      },
    },
  },
});

type Fields = Readonly<Record<string, string>>;

function open(source: typeof page | null = page) {
  const store = createTillStore({ shop, checkout: null }, { page: () => source });
  store.inject(productFormState);
  return {
    store,
    fill: (productId: string, fields: Fields) => {
      store.dispatch(formChanged({ productId, fields: Object.entries(fields) }));
      return selectProduct(productId)(store.getState());
    },
    product: (productId: string) => selectProduct(productId)(store.getState()),
  };
}

const each = (shown: number, base = shown) => ({ shown, base });

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('the fields of a form', () => {
  it('are those that it had last, and none for another form', () => {
    const { store, fill } = open();
    fill(POSTER, { qty: '2', product: POSTER });
    expect(selectFields(POSTER)(store.getState())).toEqual([
      ['qty', '2'],
      ['product', POSTER],
    ]);
    expect(selectFields(BUNDLE)(store.getState())).toEqual([]);
    fill(BUNDLE, { qty: '1' });
    fill(POSTER, { qty: '2' });
    expect(selectFields(POSTER)(store.getState())).toEqual([['qty', '2']]);
    expect(selectFields(BUNDLE)(store.getState())).toEqual([['qty', '1']]);
  });

  it('are the same object until one of them changes', () => {
    const { store, fill } = open();
    const fields = () => selectFields(POSTER)(store.getState());
    fill(POSTER, { qty: '2', product: POSTER });
    const before = fields();
    fill(POSTER, { qty: '2', product: POSTER });
    expect(fields()).toBe(before);
    for (const changed of [
      { qty: '3', product: POSTER },
      { qty: '3', item: POSTER },
      { qty: '3' },
      {},
    ]) {
      const last = fields();
      fill(POSTER, changed);
      expect(fields()).not.toBe(last);
      expect(fields()).toEqual(Object.entries(changed));
    }
  });

  it('are none on a page without forms, which has no configuration of them', () => {
    const { getState } = createTillStore({ shop, checkout: null });
    expect(selectFields(POSTER)(getState())).toEqual([]);
    const nothing = { customOptions: {}, bundles: {}, links: {} };
    expect(selectFormConfig(getState())).toEqual(nothing);
    expect(selectFormConfig(open(null).store.getState())).toEqual(nothing);
  });
});

describe('the quantity of a form', () => {
  it('is that of the product, as long as it is a number above zero', () => {
    const { fill } = open();
    expect(fill(POSTER, { qty: '3' }).qty).toBe(3);
    expect(fill(POSTER, { qty: '0' }).qty).toBe(3);
    expect(fill(POSTER, { qty: '-1' }).qty).toBe(3);
    expect(fill(POSTER, { qty: 'two' }).qty).toBe(3);
    expect(fill(POSTER, {}).qty).toBe(3);
    expect(fill(POSTER, { qty: '1' }).qty).toBe(1);
  });
});

describe('the choices of a form', () => {
  it('add the prices of custom options to the unit price, until they are taken back', () => {
    const { fill } = open();
    expect(fill(POSTER, { 'options[3]': '7' }).added).toEqual({
      options: { final: each(5), regular: each(6, 5) },
    });
    expect(fill(POSTER, { 'options[3]': '7', 'options[4]': 'To Ann' }).added).toEqual({
      options: { final: each(7), regular: each(8, 7) },
    });
    expect(fill(POSTER, { 'options[3]': '' }).added).toEqual({});
  });

  it('add the prices of links [DLINK-03]', () => {
    const { fill } = open();
    const link = each(8, 7);
    expect(fill(POSTER, { 'links[]': '9' }).added).toEqual({
      links: { final: link, regular: link },
    });
    expect(fill(POSTER, {}).added).toEqual({});
  });

  it('leave the product as it is when they change nothing', () => {
    const { fill, product } = open();
    fill(POSTER, { qty: '1', 'options[3]': '7' });
    const before = product(POSTER);
    expect(fill(POSTER, { qty: '1', 'options[3]': '7', colour: 'red' })).toBe(before);
    expect(before.prices).toMatchObject({ final: each(40), regular: { shown: 50 } });
  });

  it('leave other forms alone', () => {
    const { fill, product } = open();
    fill(BUNDLE, { 'bundle_option[1]': '11' });
    const before = product(BUNDLE);
    fill(POSTER, { qty: '2', 'options[3]': '7' });
    expect(product(BUNDLE)).toBe(before);
  });

  it('are priced again when the page’s configuration arrives after them', () => {
    const late = createTillStore({ shop, checkout: null }, { page: () => null });
    late.inject(productFormState);
    late.dispatch(formChanged({ productId: POSTER, fields: [['options[3]', '7']] }));
    expect(selectProduct(POSTER)(late.getState()).added).toEqual({});
    late.dispatch(formsRead(selectFormConfig(open().store.getState())));
    expect(selectProduct(POSTER)(late.getState()).added).toHaveProperty('options');
  });
});

describe('a bundle', () => {
  it('costs its parts, and the price of the page while it has none [BNDL-03]', () => {
    const { fill } = open();
    expect(fill(BUNDLE, { 'bundle_option[1]': '11' }).prices).toMatchObject({
      final: each(20),
      regular: each(21, 20),
    });
    const both = { 'bundle_option[1]': '12', 'bundle_option[2]': '13' };
    expect(fill(BUNDLE, { ...both, 'bundle_option_qty[2]': '2' }).prices).toMatchObject({
      final: each(38),
      regular: each(41, 38),
    });
    expect(fill(BUNDLE, {}).prices).toMatchObject({ final: each(10), regular: each(10) });
  });

  it('costs the price of the page while a required part is missing', () => {
    document.body.innerHTML = '<input name="bundle_option[2]" required>';
    const { fill } = open();
    expect(fill(BUNDLE, { 'bundle_option[1]': '11' }).prices).toMatchObject({ final: each(10) });
    const both = { 'bundle_option[1]': '11', 'bundle_option[2]': '13' };
    expect(fill(BUNDLE, both).prices).toMatchObject({ final: each(24) });
  });

  it('costs its own fixed price without parts', () => {
    const { fill } = open();
    expect(fill('24', {}).prices).toMatchObject({ final: each(99) });
    expect(fill('24', { qty: '1' }).prices).toMatchObject({ final: each(60) });
    expect(fill('24', { 'bundle_option[5]': '15' }).prices).toMatchObject({ final: each(63) });
  });

  it('loses the highest price of the page’s range once its price is known, and has it again without parts', () => {
    document.body.innerHTML =
      `<div data-role="priceBox" data-product-id="${BUNDLE}">` +
      '<span data-price-type="minPrice" data-price-amount="20"></span>' +
      '<span data-price-type="maxPrice" data-price-amount="34"></span></div>';
    const { fill, product } = open();
    expect(product(BUNDLE).prices?.highest?.shown).toBe(34);
    // The cheapest choice costs as much as the range begins with.
    const cheapest = { 'bundle_option[1]': '14' };
    expect(fill(BUNDLE, cheapest).prices).toMatchObject({ final: each(10), highest: null });
    expect(fill(BUNDLE, {}).prices).toMatchObject({ final: each(10), highest: { shown: 34 } });
  });
});

describe('a gift card', () => {
  it('costs its amount, chosen or typed [GIFTC-05]', () => {
    const { fill } = open();
    expect(fill('30', { giftcard_amount: '25' }).prices).toEqual({
      final: each(25),
      regular: each(25),
      highest: null,
      tiers: [],
      advertised: null,
      fees: [],
    });
    const typed = { giftcard_amount: 'custom', custom_giftcard_amount: '12.5' };
    expect(fill('30', typed).prices).toMatchObject({ final: each(12.5) });
  });

  it('costs what the page says while no amount is chosen', () => {
    const { fill } = open();
    expect(fill(POSTER, { giftcard_amount: '70' }).prices).toMatchObject({ final: each(70) });
    expect(fill(POSTER, { giftcard_amount: 'custom' }).prices).toMatchObject({
      final: each(40),
      regular: { shown: 50 },
    });
    expect(fill('30', { giftcard_amount: 'custom' }).prices).toBeNull();
  });
});
