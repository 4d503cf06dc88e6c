import { afterEach, describe, expect, it } from 'vitest';
import { parseProducts } from '../../../../../src/api/page-config/catalog/products';
import { parseShopConfig } from '../../../../../src/api/page-config/shop';
import { formatPrice } from '../../../../../src/domain/money';
import { hoodieConfig, hoodiePage, pageWith } from '../../../state/support/products';

const row = (extension: object) => ({
  id: 60,
  price_info: {
    final_price: 12,
    regular_price: 15,
    max_price: 20,
    extension_attributes: { tax_adjustments: { final_price: 10 }, ...extension },
  },
});
const pricesOf = (extension: object) =>
  parseProducts({ ...pageWith({}), checkout: { products: [row(extension)] } })['60']?.prices;

afterEach(() => {
  document.body.replaceChildren();
});

describe('the products in a page', () => {
  it('are parsed from rows with prices with and without tax', () => {
    expect(pricesOf({})).toMatchObject({
      final: { shown: 12, base: 10 },
      regular: { shown: 15 },
      highest: { shown: 20 },
    });
  });

  it('include fixed product taxes [WEEE-03]', () => {
    const weee = [{ attribute_code: 'fpt', amount_excl_tax: 2, tax_amount_incl_tax: 2.4 }];
    expect(pricesOf({ weee_attributes: weee, weee_adjustment: '$2.40' })?.fees).toEqual([
      { code: 'fpt', label: '', amount: 2, amountInclTax: 2.4 },
    ]);
  });

  it('include the advertised price and its messages, as text [MSRP-01]', () => {
    const msrp = {
      msrp_price: '<span class="price">$30.00</span>',
      is_applicable: '1',
      is_shown_price_on_gesture: '1',
      msrp_message: '<b>See</b> inside',
      explanation_message: 'Why &amp; how',
    };
    expect(pricesOf({ msrp })?.advertised).toEqual({
      amount: null,
      written: '$30.00',
      isShownOnGesture: true,
      message: 'See inside',
      explanation: 'Why & how',
    });
    expect(pricesOf({ msrp: { ...msrp, is_applicable: '' } })?.advertised).toBeNull();
  });

  it('leave out options that are out of stock, where the shop lists those as well [SWAT-12]', () => {
    const page = hoodiePage({
      jsonConfig: {
        ...hoodieConfig,
        canDisplayShowOutOfStockStatus: true,
        salable: { 93: { 4: ['10'] }, 137: { 7: ['10'] } },
      },
    });
    const [colour] = parseProducts(page)['19']?.configurable?.attributes ?? [];
    expect(colour?.options.map(({ products }) => products)).toEqual([['10'], [], []]);
  });

  it('change their pictures with every option where there are only drop-downs [SWAT-14]', () => {
    const page = pageWith({
      '#product_addtocart_form': { configurable: { spConfig: hoodieConfig } },
    });
    const attributes = Object.values(parseProducts(page)).flatMap(
      ({ configurable }) => configurable?.attributes ?? [],
    );
    expect(attributes.length).toBeGreaterThan(0);
    expect(attributes.every(({ changesImages }) => changesImages)).toBe(true);
  });

  it.each([
    [{ update_product_preview_image: '1' }, true],
    [{ update_product_preview_image: '0' }, false],
    [{}, false],
  ])('change their pictures with swatches configured by %j: %s [SWAT-14]', (more, expected) => {
    const looks = { additional_data: JSON.stringify(more), 4: { type: '1', value: '#fff' } };
    const page = hoodiePage({ jsonSwatchConfig: { 93: looks } });
    const [colour] = parseProducts(page)['19']?.configurable?.attributes ?? [];
    expect(colour?.changesImages).toBe(expected);
  });

  it('accept only colours as colours [SWAT-08]', () => {
    const page = hoodiePage({
      jsonSwatchConfig: { 93: { 4: { type: '1', value: 'url(https://elsewhere.test/x.svg#a)' } } },
    });
    const [colour] = parseProducts(page)['19']?.configurable?.attributes ?? [];
    expect(colour?.options[0]?.swatch?.kind).toBe('empty');
  });
});

const box = (id: string, ...amounts: readonly (readonly [type: string, amount: number])[]) =>
  `<div data-role="priceBox" data-product-id="${id}">${amounts
    .map(([type, amount]) => `<i data-price-type="${type}" data-price-amount="${String(amount)}">`)
    .join('</i>')}</i></div>`;

describe('a price in the markup of the page', () => {
  it('is the range of a bundle, wherever its configured price is [PRICE-01]', () => {
    const configured = box('19', ['finalPrice', 37.5]);
    const range = box(
      '19',
      ['minPrice', 40.6],
      ['baseMinPrice', 37.5],
      ['maxPrice', 142],
      ['baseMaxPrice', 131.2],
    );
    for (const html of [configured + range, range + configured]) {
      document.body.innerHTML = html;
      expect(parseProducts(pageWith({}))['19']?.prices).toMatchObject({
        final: { shown: 40.6, base: 37.5 },
        highest: { shown: 142, base: 131.2 },
      });
    }
  });
});

describe('a grouped product in a list', () => {
  it('has no regular price, although its row has a 0 [LIST-06]', () => {
    const rows = [{ id: 18, price_info: { final_price: 12.5, regular_price: 0 } }];
    const { prices } = parseProducts({ ...pageWith({}), checkout: { products: rows } })['18'] ?? {};
    expect(prices?.regular).toEqual({ shown: 12.5, base: 12.5 });
  });
});

describe('the locale of prices', () => {
  it('is the page’s global, or en-US [PRICE-05]', () => {
    expect(parseShopConfig({ ...pageWith({}), globals: { LOCALE: 'de-DE' } }).locale).toBe('de-DE');
    expect(parseShopConfig(pageWith({})).locale).toBe('en-US');
  });

  it.each([
    ['hi-IN', '₹12,34,567.00'],
    ['en-IN', '₹12,34,567.00'],
    ['en-US', '₹1,234,567.00'],
  ])('groups digits as %s does [PRICE-05]', (LOCALE, written) => {
    const priceFormat = { pattern: '₹%s' };
    const page = { ...pageWith({ '*': { priceBox: { priceConfig: { priceFormat } } } }) };
    const { priceFormat: format } = parseShopConfig({ ...page, globals: { LOCALE } });
    expect(formatPrice(1234567, format)).toBe(written);
  });
});
