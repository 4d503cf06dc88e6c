import { expect, it, vi } from 'vitest';
import { loadWishlistPage, parseWishlistSection, postWishlist } from '../../../src/api/wishlist';
import { fail, ok } from '../../../src/platform/result';
import { mockShop, sent } from '../state/support/fake-http';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

const URL_ADD = 'https://shop.example/wishlist/index/add/';
const post = (data: object) => JSON.stringify({ action: '/a', data });

it('reads the newest items of the section', () => {
  const section = parseWishlistSection({
    counter: '2 items',
    data_id: 1,
    items: [
      {
        product_id: '7',
        add_to_cart_params: post({ item: '33', qty: '2.0000' }),
        delete_item_params: post({ item: '33' }),
      },
      { product_id: 8, delete_item_params: post({ item: 34 }) },
      'broken',
    ],
  });
  expect(section).toEqual({
    counter: '2 items',
    items: [
      { itemId: '33', productId: '7', qty: 2 },
      { itemId: '34', productId: '8', qty: 1 },
    ],
  });
});

it.each([
  [
    { counter: null, items: [] },
    { counter: null, items: [] },
  ],
  [{ counter: '' }, { counter: null, items: [] }],
  [{ counter: 3 }, { counter: '3', items: [] }],
  [undefined, null],
])('reads %j as %j', (stored, expected) => {
  expect(parseWishlistSection(stored)).toEqual(expected);
});

it.each([
  [
    '<!doctype html>',
    ok({ backUrl: null, url: 'https://shop.example/w', html: '<!doctype html>' }),
  ],
  [
    '{"backUrl":"https://shop.example/"}',
    ok({ backUrl: 'https://shop.example/', url: 'https://shop.example/w', html: '' }),
  ],
  ['{"back', fail({ kind: 'malformed', status: 200 })],
  ['', fail({ kind: 'malformed', status: 200 })],
  ['[]', fail({ kind: 'malformed', status: 200 })],
])('reads the response %j', async (body, expected) => {
  mockShop(() => ok({ status: 200, headers: {}, url: 'https://shop.example/w', body }));
  expect(await postWishlist(URL_ADD, { product: '1', form_key: 'k' })).toEqual(expected);
  expect(await loadWishlistPage(URL_ADD)).toEqual(expected);
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'GET']);
  expect(String(sent[0]?.body)).toBe('product=1&form_key=k');
});
