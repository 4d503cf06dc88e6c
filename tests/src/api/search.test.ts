import { expect, it, vi } from 'vitest';
import { loadSuggestions } from '../../../src/api/search';
import { json, shopAnswers } from '../state/support/fake-http';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

const URL_OF_SHOP = 'https://shop.example/search/ajax/suggest/';
const asked: string[] = [];

async function answerTo(body: unknown) {
  asked.length = 0;
  shopAnswers(({ url }) => {
    asked.push(url);
    return json(body);
  });
  return loadSuggestions(URL_OF_SHOP, 'salt & ro');
}

it('asks by GET with the query [SRCH-06]', async () => {
  await answerTo([]);
  expect(asked).toEqual([`${URL_OF_SHOP}?q=salt+%26+ro`]);
});

it('reads the platform’s list of terms, counted or not, without a total [SRCH-08]', async () => {
  const result = await answerTo([
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

it('reads a list whose first entry holds the suggestions and their total [SRCH-07][SRCH-08]', async () => {
  const result = await answerTo([
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
  'takes %j for a broken answer',
  async (body) => {
    expect(await answerTo(body)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  },
);
