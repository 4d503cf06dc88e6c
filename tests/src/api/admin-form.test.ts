import { afterEach, describe, expect, it, vi } from 'vitest';

import { postAdminForm } from '../../../src/api/admin-form';

const URL = 'https://shop.example/admin/validate/';

function answering(body: string, status = 200) {
  const sent = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal('fetch', sent);
  return sent;
}

const answerTo = async (body: unknown, status = 200) => {
  answering(typeof body === 'string' ? body : JSON.stringify(body), status);
  return postAdminForm(URL, [['a', 'x']]);
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a call of an administration form', () => {
  it('is a POST that asks for JSON [AFORM-33]', async () => {
    const sent = answering('{"error":false}');
    await postAdminForm(URL, [
      ['store_id[0]', '0'],
      ['form_key', 'KEY'],
    ]);
    const [url, request] = sent.mock.calls[0] ?? [];
    expect(url).toBe(URL);
    expect(request?.method).toBe('POST');
    expect([...(request?.body as URLSearchParams)]).toEqual([
      ['store_id[0]', '0'],
      ['form_key', 'KEY'],
      ['isAjax', 'true'],
    ]);
  });

  it.each([[{ error: false }], [{ error: 0 }], [{ error: '0' }], [{}], [[]]])(
    'is accepted by %j [AFORM-25]',
    async (body) => {
      expect((await answerTo(body)).kind).toBe('accepted');
    },
  );

  it.each([
    [{ error: true, messages: ['One', 'Two'] }, ['One', 'Two']],
    [{ error: 1, message: 'One' }, ['One']],
    [{ error: true, messages: 'One', message: 'One' }, ['One']],
    [{ error: true, messages: { sku: ['One'] } }, ['One']],
    [
      { error: true, html_message: '<div class="message"><b>One</b> &amp; two</div>' },
      ['One & two'],
    ],
    [{ error: 'Too large', errorcode: 0 }, ['Too large']],
    [{ error: true }, []],
    [{ error: true, messages: [null, 3, ['']] }, []],
  ])('is refused by %j [AFORM-25]', async (body, messages) => {
    expect(await answerTo(body)).toEqual({ kind: 'refused', messages });
  });

  it('learns that the session has ended', async () => {
    expect(await answerTo({ ajaxExpired: 1, ajaxRedirect: 'https://shop.example/admin/' })).toEqual(
      {
        kind: 'expired',
        url: 'https://shop.example/admin/',
      },
    );
    expect((await answerTo({ ajaxExpired: 1 })).kind).toBe('accepted');
  });

  it.each([
    ['the sign-in page', '<!doctype html><title>Magento Admin</title>', 200],
    ['half an answer', '{"error":', 200],
    ['an error page', '<h1>Error</h1>', 500],
    ['JSON of an error', '{"x":1}', 500],
    ['nothing', '', 204],
    ['null', 'null', 200],
    ['text', '"ok"', 200],
  ])('is lost with %s', async (_, body, status) => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(status === 204 ? null : body, { status })),
    );
    expect(await postAdminForm(URL, [])).toEqual({ kind: 'lost' });
  });

  it('is refused with a status of a refusal', async () => {
    expect(await answerTo({ message: 'Wait' }, 429)).toEqual({
      kind: 'refused',
      messages: ['Wait'],
    });
  });

  it('is lost without an answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await postAdminForm(URL, [])).toEqual({ kind: 'lost' });
  });
});
