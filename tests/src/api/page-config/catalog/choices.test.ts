import { afterEach, describe, expect, it } from 'vitest';
import { parseBundles } from '../../../../../src/api/page-config/catalog/bundle';
import { parseCustomOptions } from '../../../../../src/api/page-config/catalog/custom-options';
import { parseLinks } from '../../../../../src/api/page-config/catalog/links';
import { formSelections } from '../../../../../src/api/page-config/catalog/form-selections';
import { pageWith } from '../../../state/support/products';

const amount = (final: number, base = final, old = final) => ({
  finalPrice: { amount: final },
  basePrice: { amount: base },
  oldPrice: { amount: old },
});
const page = (component: string, config: object) => pageWith({ '#form': { [component]: config } });

afterEach(() => {
  document.body.replaceChildren();
});

describe('the bundles in a page', () => {
  const bundle = (optionConfig: object) =>
    parseBundles(page('priceBundle', { optionConfig: { bundleId: 12, ...optionConfig } }))['12'];

  it('have their options in the shop’s order, those without a position last [BNDL-03]', () => {
    const options = { 3: { title: 'C' }, 1: { title: 'A &amp; B' }, 2: {} };
    expect(bundle({ options, positions: ['3', 1, '9', null] })?.options).toEqual([
      { id: '3', title: 'C', isMulti: false, isRequired: false, selections: [] },
      { id: '1', title: 'A & B', isMulti: false, isRequired: false, selections: [] },
      { id: '2', title: '', isMulti: false, isRequired: false, selections: [] },
    ]);
    expect(bundle({ options, positions: '3' })?.options.map(({ id }) => id)).toEqual([
      '1',
      '2',
      '3',
    ]);
  });

  it('have their own price, or none [BNDL-03]', () => {
    expect(bundle({ isFixedPrice: '1', prices: amount(36, 30, 40) })).toMatchObject({
      isFixedPrice: true,
      final: { shown: 36, base: 30 },
      regular: { shown: 40 },
    });
    expect(bundle({})).toEqual({
      isFixedPrice: false,
      final: { shown: 0, base: 0 },
      regular: { shown: 0, base: 0 },
      options: [],
    });
  });

  // The numbers of a recorded page, whose bundle has no discount: the shop's own box says "From $60.00".
  it.each([
    ['has no discount of its own', amount(50, 50, 60), 50],
    ['keeps the discount that it has', amount(40, 40, 60), 50],
    ['whose parts cost more than the difference has none', amount(55, 55, 60), 55],
  ])('with a fixed price and a required part %s [BNDL-03]', (_, prices, regular) => {
    document.body.innerHTML =
      '<input name="bundle_option[1]" required><input name="bundle_option[2]">';
    const selections = (...all: readonly number[]) => ({
      selections: Object.fromEntries(all.map((one, at) => [at, { qty: 1, prices: amount(one) }])),
    });
    const options = { 1: selections(40, 10), 2: selections(2), 3: {} };
    expect(bundle({ isFixedPrice: true, prices, options })?.regular.shown).toBe(regular);
    const dynamic = bundle({ isFixedPrice: false, prices, options });
    expect(dynamic?.regular.shown).toBe(60);
  });

  it('have selections with quantities, tier prices and prices; one without a price is left out', () => {
    const selections = {
      5: {
        name: 'Pen &amp; ink',
        qty: '3',
        customQty: '1',
        prices: amount(4, 3, 5),
        tierPrice: [
          { price_qty: '10', prices: amount(2, 1) },
          { price_qty: 20, price: '1.5' },
          { price: 1 },
          { price_qty: 30 },
        ],
      },
      6: { prices: amount(7), tierPrice: 'none' },
      7: { name: 'Gone' },
    };
    const [option] = bundle({ options: { 1: { isMulti: true, selections } } })?.options ?? [];
    expect(option?.isMulti).toBe(true);
    expect(option?.selections).toEqual([
      {
        id: '5',
        name: 'Pen & ink',
        qty: 3,
        hasOwnQty: true,
        final: { shown: 4, base: 3 },
        regular: { shown: 5, base: 3 },
        tiers: [
          { qty: 10, price: { shown: 2, base: 1 } },
          { qty: 20, price: { shown: 1.5, base: 1.5 } },
          { qty: 1, price: { shown: 1, base: 1 } },
        ],
      },
      {
        id: '6',
        name: '',
        qty: 1,
        hasOwnQty: false,
        final: { shown: 7, base: 7 },
        regular: { shown: 7, base: 7 },
        tiers: [],
      },
    ]);
  });
});

it('parses what each downloadable link adds, with and without tax [DLINK-03]', () => {
  const links = {
    9: { finalPrice: '5', basePrice: 4 },
    10: { finalPrice: 7.5 },
    11: { basePrice: 3 },
  };
  expect(parseLinks(page('downloadable', { config: { links } }))).toEqual({
    9: { shown: 5, base: 4 },
    10: { shown: 7.5, base: 7.5 },
  });
  expect(parseLinks(pageWith({}))).toEqual({});
});

it('parses the price of a custom option or of each of its values', () => {
  const optionConfig = {
    1: { prices: amount(3, 2) },
    2: { 21: { prices: amount(1) }, 22: { prices: {} }, 23: 'x' },
    3: { prices: {} },
  };
  expect(parseCustomOptions(page('priceOptions', { optionConfig }))).toMatchObject({
    1: { own: { final: { shown: 3, base: 2 } }, values: {} },
    2: { own: null, values: { 21: { final: { shown: 1, base: 1 } } } },
    3: { own: null, values: {} },
  });
  const { 2: second } = parseCustomOptions(page('priceOptions', { optionConfig }));
  expect(Object.keys(second?.values ?? {})).toEqual(['21']);
});

describe('the selection in the forms of a page', () => {
  const form = (product: string, inside: string): void => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<form>${product === '' ? '' : `<input name="product" value="${product}">`}${inside}</form>`,
    );
  };

  it('is the value of their controls, by product', () => {
    form(
      '7',
      `<input name="super_attribute[93]" value="52">
       <select name="super_attribute[142]"><option value="">-</option><option value="167" selected>XS</option></select>`,
    );
    form(
      '8',
      '<input type="radio" name="super_attribute[93]" value="1"><input type="radio" name="super_attribute[93]" value="2" checked>',
    );
    form('9', '<input name="super_attribute[93]" value=""><input name="qty" value="3">');
    form('', '<input name="super_attribute[93]" value="5">');
    form('10', '<input name="super_attribute[]" value="5">');
    document.body.insertAdjacentHTML('beforeend', '<input name="super_attribute[93]" value="6">');
    expect(Object.fromEntries(formSelections())).toEqual({
      7: { 93: '52', 142: '167' },
      8: { 93: '2' },
    });
  });
});
