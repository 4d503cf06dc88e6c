import { afterEach, describe, expect, it } from 'vitest';
import {
  amountAdded,
  imagesReceived,
  imagesRequested,
  imagesSettled,
  optionChosen,
  pricesChanged,
  quantityChosen,
  selectionRestored,
  selectProduct,
  selectProducts,
} from '../../../../src/state/catalog/catalog-slice';
import { catalogState } from '../../../../src/state/catalog/catalog-state';
import { createTillStore } from '../../../../src/state/store/store';
import type { PageSource } from '../../../../src/platform/page/page-source';
import { dollars, hoodieConfig, hoodiePage, pageWith } from '../support/products';
import { shop } from '../support/shop';

function open(page: PageSource = hoodiePage()) {
  const store = createTillStore({ shop, checkout: null }, { page: () => page });
  store.inject(catalogState);
  const product = (productId = '19') => selectProduct(productId)(store.getState());
  return { store, product };
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('the products of the page', () => {
  it('reads attributes, options and their products [SWAT-04]', () => {
    const { attributes } = open().product().configurable ?? {};
    expect(attributes?.map(({ id, code, label }) => [id, code, label])).toEqual([
      ['93', 'color', 'Colour'],
      ['137', 'size', 'Size'],
    ]);
    expect(attributes?.[0]?.options.map(({ id, products }) => [id, products])).toEqual([
      ['4', ['10', '11']],
      ['5', ['13']],
      ['6', []],
    ]);
  });

  it('reads the price of each variant [SWAT-05]', () => {
    const prices = open().product().configurable?.prices;
    expect(prices?.['13']).toMatchObject({ final: { shown: 35 }, regular: { shown: 40 } });
    expect(prices?.['10']?.tiers).toEqual([{ qty: 5, price: 30, base: null }]);
    expect(prices?.['11']?.advertised?.amount).toBe(60);
  });

  it('reads pictures, price format, texts and the appearance of swatches [SWAT-06][SWAT-07][SWAT-08]', () => {
    const { configurable, priceFormat } = open().product();
    expect(priceFormat).toEqual(dollars);
    expect(configurable?.chooseText).toBe('Choose an Option...');
    expect(configurable?.images['13']?.map(({ img }) => img)).toEqual(['/blue-s-m.jpg']);
    const looks = configurable?.attributes.flatMap(({ options }) =>
      options.map(({ swatch }) => swatch?.kind),
    );
    expect(looks).toEqual(['colour', 'image', 'empty', 'text', 'text']);
    expect(configurable?.attributes.map(({ changesImages }) => changesImages)).toEqual([
      true,
      false,
    ]);
  });

  it('adds the adjustments of a price box to its amounts [PRICE-01][PRICE-02]', () => {
    const priceConfig = {
      productId: '60',
      priceFormat: dollars,
      prices: {
        finalPrice: { amount: '10.0000', adjustments: { tax: 2, weee: 0.5 } },
        basePrice: { amount: 10, adjustments: [] },
      },
      tierPrices: [
        { qty: 10, price: 8, basePrice: 7 },
        { qty: 5, price: 9, basePrice: 8 },
      ],
    };
    const init = { '[data-price-box=product-id-60]': { priceBox: { priceConfig } } };
    expect(open(pageWith(init)).product('60').prices).toMatchObject({
      final: { shown: 12.5, base: 10 },
      tiers: [
        { qty: 5, price: 9, base: 8 },
        { qty: 10, price: 8, base: 7 },
      ],
    });
  });

  it('reads amounts from attributes in the markup, never from formatted prices', () => {
    document.body.innerHTML =
      '<div data-role="priceBox" data-product-id="7">' +
      '<span data-price-amount="12.5" data-price-type="minPrice"><span class="price">$99</span></span>' +
      '<span data-price-amount="20" data-price-type="maxPrice"><span class="price">$99</span></span></div>';
    expect(open(pageWith({})).product('7').prices).toMatchObject({
      final: { shown: 12.5 },
      highest: { shown: 20 },
    });
  });

  it('starts with the server’s default selection, and a selection can be cleared [SWAT-10]', () => {
    const { store, product } = open(
      hoodiePage({ jsonConfig: { ...hoodieConfig, defaultValues: { 93: '5' } } }),
    );
    expect(product().selection).toEqual({ 93: '5' });
    store.dispatch(optionChosen({ productId: '19', attributeId: '137', optionId: '7' }));
    expect(product().selection).toEqual({ 93: '5', 137: '7' });
    store.dispatch(optionChosen({ productId: '19', attributeId: '93', optionId: null }));
    expect(product().selection).toEqual({ 137: '7' });
    store.dispatch(selectionRestored({ productId: '19', selection: {} }));
    expect(product().selection).toEqual({});
  });

  it('stores what other parts of the page report about a product', () => {
    const { store, product } = open();
    const prices = open().product().configurable?.prices['10'];
    if (prices === undefined) throw new Error('The hoodie lost a variant.');
    store.dispatch(pricesChanged({ productId: '1', prices }));
    store.dispatch(quantityChosen({ productId: '1', qty: 3 }));
    const amount = { shown: 2, base: 1.5 };
    const price = { final: amount, regular: amount };
    store.dispatch(amountAdded({ productId: '1', source: 'links', price }));
    expect(product('1')).toMatchObject({ prices, qty: 3, added: { links: price } });
    store.dispatch(amountAdded({ productId: '1', source: 'links', price: null }));
    expect(product('1').added).toEqual({});
    store.dispatch(imagesRequested({ productId: '1' }));
    expect(product('1').areImagesLoading).toBe(true);
    const images = { list: [], strategy: 'prepend' } as const;
    store.dispatch(imagesReceived({ productId: '1', images }));
    expect(product('1')).toMatchObject({ images, areImagesLoading: true });
    store.dispatch(imagesSettled({ productId: '1' }));
    expect(product('1').areImagesLoading).toBe(false);
  });

  it('stores choices for a product that the page says nothing about', () => {
    const { store, product } = open(pageWith({}));
    store.dispatch(optionChosen({ productId: '1', attributeId: '93', optionId: '5' }));
    store.dispatch(selectionRestored({ productId: '2', selection: { 93: '4' } }));
    expect([product('1').selection, product('2').selection]).toEqual([{ 93: '5' }, { 93: '4' }]);
  });

  it('adds up what several parts of the form add', () => {
    const { store, product } = open();
    const priceOf = (shown: number) => {
      const amount = { shown, base: shown };
      return { final: amount, regular: amount };
    };
    store.dispatch(amountAdded({ productId: '19', source: 'links', price: priceOf(2) }));
    store.dispatch(amountAdded({ productId: '19', source: 'options', price: priceOf(3) }));
    expect(product().added).toEqual({ links: priceOf(2), options: priceOf(3) });
    store.dispatch(amountAdded({ productId: '19', source: 'links', price: null }));
    expect(product().added).toEqual({ options: priceOf(3) });
  });

  it('changes nothing when pictures that were not loading have settled', () => {
    const { store } = open();
    const before = store.getState().catalog;
    store.dispatch(imagesSettled({ productId: '19' }));
    store.dispatch(imagesSettled({ productId: '1' }));
    expect(store.getState().catalog).toBe(before);
  });

  it('knows no products before its module starts, and on a page without data', () => {
    const store = createTillStore({ shop, checkout: null }, { page: () => null });
    const products = () => selectProducts(store.getState());
    expect(products()).toEqual({});
    const unknown = selectProduct('19')(store.getState());
    expect(unknown).toMatchObject({ prices: null, configurable: null, selection: {}, qty: 1 });
    store.inject(catalogState);
    expect(products()).toEqual({});
  });
});
