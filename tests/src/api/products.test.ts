import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadProductRows, parseProductRow } from '../../../src/api/products';
import { syncViews } from '../../../src/api/sync-views';
import { fail, ok } from '../../../src/platform/result';
import { http, json, mockShop } from '../state/support/fake-http';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

const written = (prices: object) => ({ formatted_prices: prices });
const row = {
  id: 7,
  name: 'Salt &amp; Road',
  url: 'https://shop.example/salt.html',
  images: [
    { url: '/a.jpg', width: '100', height: 80 },
    { url: '/b.jpg', width: 1, height: 1 },
  ],
  price_info: written({
    final_price: '<span>$12</span>',
    regular_price: '$15',
    minimal_price: '$12',
    max_price: '$20',
  }),
};
const { signal } = new AbortController();
const context = { baseUrl: 'https://shop.example/', storeCode: 'default' };

beforeEach(() => {
  http.mockClear();
});

describe('the row of a product', () => {
  it('is parsed as text, with its first picture [LIST-04, LIST-05, LIST-06]', () => {
    expect(parseProductRow(row)).toEqual({
      id: '7',
      name: 'Salt & Road',
      url: 'https://shop.example/salt.html',
      image: { src: '/a.jpg', alt: '', width: 100, height: 80 },
      price: '$12',
      regularPrice: '$15',
      isFrom: true,
      lowest: '',
      buy: null,
    });
  });

  it('needs its id, name and address, and may lack everything else [LIST-04]', () => {
    const { id, name, url } = row;
    expect(parseProductRow({ id, name, url })).toEqual({
      id: '7',
      name: 'Salt & Road',
      url: 'https://shop.example/salt.html',
      image: null,
      price: '',
      regularPrice: '',
      isFrom: false,
      lowest: '',
      buy: null,
    });
    expect(parseProductRow({ name, url })).toBeNull();
    expect(parseProductRow({ id, url })).toBeNull();
    expect(parseProductRow({ id, name })).toBeNull();
  });

  it('is the same whatever else it holds [LIST-04]', () => {
    const more = {
      type: 'configurable',
      added_at: 1_700_000_000,
      is_available: '',
      add_to_compare_button: { url: '/compare/', post_data: null, required_options: null },
    };
    expect(parseProductRow({ ...row, ...more })).toEqual(parseProductRow(row));
  });

  it('reads how a product is added to the cart, if it is for sale [LIST-07]', () => {
    const button = {
      url: '/checkout/cart/add/product/7/',
      post_data: '{"action":"/a","data":{"product":7,"uenc":"u"}}',
    };
    const read = (more: object) => parseProductRow({ ...row, is_salable: '1', ...more })?.buy;
    expect(read({ add_to_cart_button: { ...button, required_options: false } })).toEqual({
      url: '/checkout/cart/add/product/7/',
      fields: { product: '7', uenc: 'u' },
    });
    const needsChoice = { url: '/checkout/cart/add/product/7/', fields: null };
    expect(read({ add_to_cart_button: { ...button, required_options: '1' } })).toEqual(needsChoice);
    expect(
      read({ add_to_cart_button: { ...button, post_data: '{"act', required_options: false } }),
    ).toEqual(needsChoice);
    expect(read({ add_to_cart_button: button, is_salable: '' })).toBeNull();
    expect(
      read({ add_to_cart_button: { ...button, url: 'https://elsewhere.example/' } }),
    ).toBeNull();
    expect(read({ add_to_cart_button: 'x' })).toBeNull();
  });

  it.each([
    [
      { final_price: '$12', regular_price: '$12', minimal_price: '$12', max_price: '$12' },
      '',
      false,
    ],
    [
      { final_price: '$12', regular_price: '$15', minimal_price: '$12', max_price: '' },
      '$15',
      false,
    ],
    [
      { final_price: '$13', regular_price: '$15', minimal_price: '$12', max_price: '$20' },
      '$15',
      false,
    ],
    [{}, '', false],
  ])('shows the prices %j as regular %j, "as low as" %s', (prices, regularPrice, isFrom) => {
    expect(parseProductRow({ ...row, price_info: written(prices) })).toMatchObject({
      regularPrice,
      isFrom,
    });
  });

  it.each([
    [36, 40, '$36'],
    [40, 40, ''],
    [undefined, 40, ''],
    [36, '40', ''],
  ])(
    'has a lowest price of %s beside a final price of %s: %s',
    (minimal_price, final_price, lowest) => {
      const texts = written({ final_price: '$40', minimal_price: '$36', max_price: '$40' });
      const prices = { ...texts, minimal_price, final_price };
      expect(parseProductRow({ ...row, price_info: prices })).toMatchObject({
        price: '$40',
        isFrom: false,
        lowest,
      });
    },
  );

  it('ignores prices and pictures that cannot be parsed', () => {
    expect(parseProductRow({ ...row, price_info: 'x', images: 'y' })).toMatchObject({
      image: null,
      price: '',
      regularPrice: '',
      isFrom: false,
    });
    expect(parseProductRow({ ...row, images: [] })?.image).toBeNull();
    expect(
      parseProductRow({ ...row, images: [{ url: '/a.jpg', width: {}, height: [] }] })?.image,
    ).toEqual({
      src: '/a.jpg',
      alt: '',
      width: 240,
      height: 240,
    });
  });

  it.each([
    null,
    {},
    { ...row, id: null },
    { ...row, name: '' },
    { ...row, url: 'https://elsewhere.example/' },
    { ...row, url: 'javascript:alert(1)' },
  ])('is null for %j', (stored) => {
    expect(parseProductRow(stored)).toBeNull();
  });
});

describe('rows', () => {
  it('are requested by id, store and currency, and stored unchanged [RECENT-13, RECENT-14, RECENT-15]', async () => {
    mockShop(() => json({ items: [{ id: 7, more: 1 }, { id: '9' }] }));
    const query = { ids: ['7', '9'], store: '2', currency: 'EUR' };
    expect(await loadProductRows(context, query, { signal })).toEqual(
      ok({ 7: { id: '7', more: 1 }, 9: { id: '9' } }),
    );
    const request = http.mock.calls[0]?.[0];
    const { pathname, searchParams } = new URL(request?.url ?? '');
    expect(pathname).toBe('/rest/default/V1/products-render-info');
    expect(searchParams.get('store_id')).toBe('2');
    expect(searchParams.get('currency_code')).toBe('EUR');
    expect(decodeURIComponent(request?.url ?? '')).toContain('[value]=7,9');
    expect(request?.signal).toBe(signal);
  });

  it('return the error of a failed request', async () => {
    const offline = fail({ kind: 'network' } as const);
    mockShop(() => offline);
    expect(await loadProductRows(context, { ids: [], store: '', currency: '' })).toEqual(offline);
  });
});

it('sends the viewed products to the server [RECENT-10]', async () => {
  mockShop(() => json([]));
  const url = 'https://shop.example/sync/';
  expect(
    await syncViews(url, [
      { id: '7', addedAt: 1000 },
      { id: '9', addedAt: 2000 },
    ]),
  ).toEqual(ok([]));
  const request = http.mock.calls[0]?.[0];
  expect(request).toMatchObject({ url, method: 'POST' });
  expect([...(request?.body as URLSearchParams)]).toEqual([
    ['type_id', 'recently_viewed_product'],
    ['ids[7][product_id]', '7'],
    ['ids[7][added_at]', '1000'],
    ['ids[9][product_id]', '9'],
    ['ids[9][added_at]', '2000'],
  ]);
});
