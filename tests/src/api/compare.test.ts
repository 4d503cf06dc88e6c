import { expect, it, vi } from 'vitest';
import { parseCompareSection, postCompare } from '../../../src/api/compare';
import { fail, ok } from '../../../src/platform/result';
import { mockShop, sent } from '../state/support/fake-http';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

const REMOVE = 'https://shop.example/catalog/product_compare/remove/';

it('reads every product of the section', () => {
  const section = parseCompareSection({
    count: '2',
    countCaption: '2 items',
    listUrl: 'https://shop.example/catalog/product_compare/index/',
    items: [
      {
        id: '1',
        product_url: 'https://shop.example/mug.html',
        name: 'Mug &amp; Spoon',
        remove_url: JSON.stringify({
          action: REMOVE,
          data: { uenc: '', product: '1', confirmation: true },
        }),
        productScope: 'website',
      },
      { id: 17, name: 'Shirt', product_url: 'javascript:alert(1)' },
      'broken',
    ],
    websiteId: '1',
    data_id: 1,
  });
  expect(section).toEqual({
    count: 2,
    caption: '2 items',
    listUrl: 'https://shop.example/catalog/product_compare/index/',
    items: [
      {
        id: '1',
        name: 'Mug & Spoon',
        url: 'https://shop.example/mug.html',
        removal: { action: REMOVE, data: { uenc: '', product: '1' } },
      },
      { id: '17', name: 'Shirt', url: '', removal: null },
    ],
  });
});

it.each([
  [
    { count: 0, items: [] },
    { count: 0, caption: '', listUrl: '', items: [] },
  ],
  [{}, { count: 0, caption: '', listUrl: '', items: [] }],
  [undefined, null],
])('reads %j as %j', (stored, expected) => {
  expect(parseCompareSection(stored)).toEqual(expected);
});

it('posts the fields as a form and returns the URL after redirects', async () => {
  mockShop(() =>
    ok({ status: 200, headers: {}, url: 'https://shop.example/gear', body: '<html>' }),
  );
  expect(await postCompare(REMOVE, { product: '1', form_key: 'k' })).toEqual(
    ok('https://shop.example/gear'),
  );
  expect(String(sent[0]?.body)).toBe('product=1&form_key=k');
  mockShop(() => fail({ kind: 'network' }));
  expect(await postCompare(REMOVE, {})).toEqual(fail({ kind: 'network' }));
});
