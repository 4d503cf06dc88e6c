import { expect, it, vi } from 'vitest';
import { loadHtmlContent } from '../../../src/api/html-content';
import { fail, ok } from '../../../src/platform/result';
import { http, mockShop } from '../state/support/fake-http';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

const url = 'https://shop.example/admin/part/';

function parseResponse(body: unknown, address = url) {
  http.mockClear();
  mockShop(() => ok({ status: 200, headers: {}, url: '', body }));
  return loadHtmlContent(address, 'key');
}

it.each([
  [url, `${url}?isAjax=true`],
  [`${url}?a=1`, `${url}?a=1&isAjax=true`],
  [`${url}?isAjax=true&a=1`, `${url}?isAjax=true&a=1`],
  [`${url}?a=1&isAjax=true`, `${url}?a=1&isAjax=true`],
  [`${url}isAjax=true`, `${url}isAjax=true?isAjax=true`],
])(
  'requests %s as a script does, with the form key under both of its names [BLOCK-03]',
  async (address, requested) => {
    await parseResponse('<p>', address);
    const [request] = http.mock.calls[0] ?? [];
    expect(request).toMatchObject({ url: requested, method: 'POST', responseType: 'text' });
    expect([...(request?.body as URLSearchParams)]).toEqual([
      ['FORM_KEY', 'key'],
      ['form_key', 'key'],
    ]);
  },
);

it.each(['<p>Part</p>', '', 'words', ' <htmlish>', '"in quotes"', 'see <html>'])(
  'takes %j for a part of a page',
  async (html) => {
    expect(await parseResponse(html)).toEqual(ok({ kind: 'content', html }));
  },
);

it.each(['<!DOCTYPE html><p>', '  <html><p>', '{"a":1}', '[]', null])(
  'takes %j for no part of a page',
  async (body) => {
    expect(await parseResponse(body)).toEqual(fail({ kind: 'malformed', status: 200 }));
  },
);

it.each([
  [{ ajaxExpired: 1, ajaxRedirect: '/login' }, ok({ kind: 'expired', redirect: '/login' })],
  [{ ajaxExpired: 0, ajaxRedirect: '/login' }, fail({ kind: 'malformed', status: 200 })],
  [{ ajaxExpired: 1, ajaxRedirect: '' }, fail({ kind: 'malformed', status: 200 })],
  [
    { error: true, message: 'No.' },
    fail({ kind: 'rejected', status: 200, message: 'No.', redirectAction: null }),
  ],
  [{ error: false, message: 'No.' }, fail({ kind: 'malformed', status: 200 })],
])('interprets %j as the admin area does', async (body, expected) => {
  expect(await parseResponse(JSON.stringify(body))).toEqual(expected);
});

it('returns the error of a failed request', async () => {
  const offline = fail({ kind: 'network' } as const);
  mockShop(() => offline);
  expect(await loadHtmlContent(url, 'key')).toEqual(offline);
});
