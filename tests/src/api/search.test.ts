import { expect, it, vi } from 'vitest';
import { loadSuggestions } from '../../../src/api/search';
import { json, mockShop } from '../state/support/fake-http';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

const URL_OF_SHOP = 'https://shop.example/search/ajax/suggest/';
const requested: string[] = [];

async function parseResponse(body: unknown) {
  requested.length = 0;
  mockShop(({ url }) => {
    requested.push(url);
    return json(body);
  });
  return loadSuggestions(URL_OF_SHOP, 'salt & ro');
}

it('sends the query by GET [SRCH-06]', async () => {
  await parseResponse([]);
  expect(requested).toEqual([`${URL_OF_SHOP}?q=salt+%26+ro`]);
});

it('parses the platform’s list of terms, with or without counts and without a total [SRCH-08]', async () => {
  const result = await parseResponse([
    { title: 'salt', num_results: '5' },
    { title: 'salt road', num_results: 2 },
    { title: 'salty', num_results: null },
  ]);
  expect(result).toMatchObject({ ok: true, value: { total: null } });
  expect(result.ok && result.value.list.map(({ title, results }) => [title, results])).toEqual([
    ['salt', 5],
    ['salt road', 2],
    ['salty', null],
  ]);
});

it('parses a list whose first entry contains the suggestions and their total [SRCH-07][SRCH-08]', async () => {
  const result = await parseResponse([
    {
      suggestion: [
        { title: 'The Salt Road', url: '/salt.html', format: 'Paperback', row_class: 'odd' },
      ],
      total: '12',
    },
  ]);
  expect(result).toEqual({
    ok: true,
    value: {
      list: [
        {
          title: 'The Salt Road',
          url: '/salt.html',
          format: 'Paperback',
          rowClass: 'odd',
          results: null,
        },
      ],
      total: 12,
    },
  });
});

it.each([{}, 'no', [{ name: 'x' }], [{ suggestion: 'x' }]])(
  'reports %j as malformed',
  async (body) => {
    expect(await parseResponse(body)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  },
);
