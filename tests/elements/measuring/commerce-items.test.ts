import { describe, expect, it } from 'vitest';
import {
  cartChanges,
  quoteLines,
  sectionLines,
  valueOf,
  type MeasuredLine,
} from '../../../elements/measuring/commerce-items';
import { rememberOrigin } from '../../../elements/measuring/list-memory';
import { commerceItem } from '../../support/commerce-item';
import { totalsOf } from '../../src/state/support/totals';

const line = (changes: Partial<MeasuredLine> = {}): MeasuredLine => ({
  ...commerceItem(),
  itemId: '5',
  ...changes,
});

describe('the value of items', () => {
  it('is the sum of price times quantity, rounded to the currency’s decimals', () => {
    expect(valueOf([line({ price: 26.6667, quantity: 3 })], 2)).toBe(80);
    expect(valueOf([line({ price: 1.2345 }), line()], 3)).toBe(11.235);
    expect(valueOf([line({ price: 1980 })], 0)).toBe(1980);
  });

  it('is unknown if any price is unknown', () => {
    expect(valueOf([line(), line({ price: null })], 2)).toBeNull();
  });
});

describe('the lines of the quote', () => {
  const wanted = {
    itemId: 5,
    productId: 9,
    sku: 'MUG',
    name: 'Mug',
    qty: 3,
    isVirtual: false,
    options: [{ label: 'Engraving', value: 'Ann' }],
    image: null,
    message: '',
  };
  const totals = totalsOf({
    items: [
      {
        itemId: 5,
        name: 'Mug',
        qty: 3,
        price: 30,
        priceInclTax: 33,
        rowTotal: 90,
        rowTotalInclTax: 99,
        discountAmount: 10,
        taxAmount: 9,
        options: [],
      },
    ],
  });

  it('have the discounted unit price without tax, and no text that the shopper typed', () => {
    expect(quoteLines([wanted], totals, () => null)).toEqual([
      commerceItem({ price: 26.6667, discount: 3.3333, quantity: 3 }),
    ]);
  });

  it('have the coupon where it reduces their price', () => {
    const coupon = 'TENOFF';
    const [line] = totals.items;
    const whole = line === undefined ? [] : [{ ...line, discountAmount: 0 }];
    const couponOf = (items: typeof totals.items) =>
      quoteLines([wanted], { items, couponCode: coupon }, () => null)[0]?.coupon;
    expect([couponOf(totals.items), couponOf(whole)]).toEqual([coupon, null]);
  });

  it('have the list that their product was opened from', () => {
    const origin = { listId: 'search', listName: 'Search results' };
    rememberOrigin(commerceItem({ productId: '9' }), origin);
    expect(quoteLines([wanted], totals, () => null)).toMatchObject([origin]);
    sessionStorage.clear();
  });

  it('have the variant of their cart line', () => {
    const variants = new Map([['5', 'Red, M']]);
    const [item] = quoteLines([wanted], totals, (itemId) => variants.get(itemId) ?? null);
    expect(item?.variant).toBe('Red, M');
  });
});

it('uses the price without tax of a cart line if both prices exist', () => {
  const cartLine = {
    itemId: '5',
    productId: '9',
    sku: '',
    name: 'Mug',
    qty: 2,
    price: 13.53,
    priceExclTax: 12.5,
    url: null,
    configureUrl: null,
    options: [{ label: 'Engraving', value: 'Ann' }],
    image: null,
    limits: null,
    message: '',
  };
  expect(sectionLines([cartLine], new Map())).toEqual([
    line({ sku: null, price: 12.5, quantity: 2 }),
  ]);
});

describe('two carts', () => {
  it('differ in the added and the removed lines with their quantities', () => {
    const { added, removed } = cartChanges(
      [line({ quantity: 4 }), line({ itemId: '6', name: 'Lid' })],
      [line({ quantity: 1 }), line({ itemId: '7', name: 'Hood', quantity: 2 })],
    );
    expect(added).toMatchObject([{ name: 'Hood', quantity: 2 }]);
    expect(removed).toMatchObject([
      { name: 'Mug', quantity: 3 },
      { name: 'Lid', quantity: 1 },
    ]);
    expect(added[0]).not.toHaveProperty('itemId');
  });

  it('do not differ by price alone', () => {
    expect(cartChanges([line()], [line({ price: 99 })])).toEqual({ added: [], removed: [] });
  });
});
