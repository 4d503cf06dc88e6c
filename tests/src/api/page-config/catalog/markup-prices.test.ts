import { afterEach, describe, expect, it } from 'vitest';
import { markupPrices } from '../../../../../src/api/page-config/catalog/markup-prices';

const box = (inside: string, attributes = 'data-product-id="7"'): void => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div data-role="priceBox" ${attributes}>${inside}</div>`,
  );
};
const amount = (type: string, value: string | number): string =>
  `<span data-price-type="${type}" data-price-amount="${String(value)}"></span>`;
const priceOf = (id = '7') => markupPrices().get(id) ?? null;

afterEach(() => {
  document.body.replaceChildren();
});

describe('the prices in the markup', () => {
  it('use the final price as the regular one where there is no other [PRICE-01]', () => {
    box(amount('finalPrice', 34));
    expect(priceOf()).toEqual({
      final: { shown: 34, base: 34 },
      regular: { shown: 34, base: 34 },
      highest: null,
      tiers: [],
      advertised: null,
      fees: [],
    });
  });

  it('keep the price without tax separate from the displayed one', () => {
    box(amount('finalPrice', 34) + amount('basePrice', 30) + amount('oldPrice', 40));
    expect(priceOf()).toMatchObject({
      final: { shown: 34, base: 30 },
      regular: { shown: 40, base: 40 },
    });
  });

  it('include the regular price without tax if it is there, or the final one’s if both are equal', () => {
    box(amount('finalPrice', 34) + amount('baseOldPrice', 35) + amount('oldPrice', 40));
    box(
      amount('finalPrice', 34) + amount('basePrice', 30) + amount('oldPrice', 34),
      'data-product-id="8"',
    );
    expect(priceOf()?.regular).toEqual({ shown: 40, base: 35 });
    expect(priceOf('8')?.regular).toEqual({ shown: 34, base: 30 });
  });

  it('range from the lowest to the highest [PRICE-01]', () => {
    box(amount('minPrice', 37.5) + amount('maxPrice', 131.2));
    expect(priceOf()).toMatchObject({
      final: { shown: 37.5 },
      highest: { shown: 131.2, base: 131.2 },
    });
    expect(priceOf()).not.toHaveProperty('isLowest');
  });

  it('form no range where both ends are equal', () => {
    box(amount('minPrice', 20) + amount('maxPrice', 20));
    expect(priceOf()?.highest).toBeNull();
    expect(priceOf()).not.toHaveProperty('isLowest');
  });

  it('are the lowest of several if there is only a minimum, or a label', () => {
    box(amount('minPrice', 20));
    box(
      `<span class="normal-price"><span class="price-label"></span>${amount('finalPrice', 9)}</span>`,
      'data-product-id="8"',
    );
    box(amount('finalPrice', 9), 'data-product-id="9"');
    expect(priceOf()?.isLowest).toBe(true);
    expect(priceOf('8')?.isLowest).toBe(true);
    expect(priceOf('9')).not.toHaveProperty('isLowest');
  });

  it('identify their product by its id or by the box', () => {
    box(amount('finalPrice', 1), 'data-price-box="product-id-12"');
    box(amount('finalPrice', 2), 'data-price-box="related-product-id-13"');
    box(amount('finalPrice', 3), '');
    expect([...markupPrices().keys()]).toEqual(['12']);
  });

  it('are the first of each product and type', () => {
    box(amount('finalPrice', 5) + amount('finalPrice', 6));
    box(amount('finalPrice', 7));
    expect(priceOf()?.final.shown).toBe(5);
  });

  it('are empty where none can be parsed', () => {
    box(amount('finalPrice', 'soon'));
    box(amount('oldPrice', 5), 'data-product-id="8"');
    expect(markupPrices().size).toBe(0);
  });

  it.each([
    ['<a class="map-show-info"></a>', true],
    ['', false],
  ])(
    'include the advertised price, with or without a link that reveals it [MSRP-01, MSRP-04]',
    (link, expected) => {
      box(amount('finalPrice', 5) + amount('msrpPrice', 9) + link);
      expect(priceOf()?.advertised).toEqual({
        amount: 9,
        written: '',
        isShownOnGesture: expected,
        message: '',
        explanation: '',
      });
    },
  );
});
