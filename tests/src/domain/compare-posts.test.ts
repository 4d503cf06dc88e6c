import { expect, it } from 'vitest';
import { compareKindOf, comparePost, questionOf } from '../../../src/domain/compare-posts';

const BASE = 'https://shop.example/catalog/product_compare/';
const removal = {
  action: `${BASE}remove/`,
  data: { uenc: 'u', product: '7', confirmationMessage: 'Are you sure?' },
};

it.each([
  [`${BASE}add/`, 'add'],
  [`${BASE}remove`, 'remove'],
  [`${BASE}clear/`, 'clear'],
  [`${BASE}additional/`, null],
  ['https://shop.example/wishlist/index/add/', null],
])('reads what a post to %s does as %s', (action, kind) => {
  expect(compareKindOf({ action, data: {} })).toBe(kind);
});

it('converts a removal into the post that adds the product again, without the confirmation', () => {
  expect(comparePost(removal, 'add')).toEqual({
    action: `${BASE}add/`,
    data: { uenc: 'u', product: '7' },
  });
  expect(questionOf(removal)).toBe('Are you sure?');
});

it('clears the list without a product id', () => {
  expect(comparePost(removal, 'clear')).toEqual({ action: `${BASE}clear/`, data: { uenc: 'u' } });
});
