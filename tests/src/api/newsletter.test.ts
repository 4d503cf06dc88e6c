import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signUp, subscriptionStatus } from '../../../src/api/newsletter';
import { fail, ok } from '../../../src/platform/result';
import { http, json, mockShop } from '../state/support/fake-http';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

const url = 'https://shop.example/newsletter/subscriber/new/';
const offline = fail({ kind: 'network' } as const);
const signal = new AbortController().signal;

beforeEach(() => {
  http.mockClear();
});

describe('a sign-up', () => {
  const send = (body: unknown) => {
    mockShop(() => ok({ status: 200, headers: {}, url: '', body }));
    return signUp(url, { email: 'ada@example.com', form_key: 'k' });
  };

  it('posts the form’s fields to its action, and reads text [NEWS-01]', async () => {
    await send('1');
    const { body, ...request } = http.mock.calls[0]?.[0] ?? { url: '' };
    expect(request).toEqual({ url, method: 'POST', responseType: 'text' });
    expect([...(body as URLSearchParams)]).toEqual([
      ['email', 'ada@example.com'],
      ['form_key', 'k'],
    ]);
  });

  it.each([
    ['1', 'accepted'],
    ['true', 'accepted'],
    ['{"message":"Thank you"}', 'accepted'],
    ['[]', 'accepted'],
    ['"yes"', 'accepted'],
    ['0', 'refused'],
    ['false', 'refused'],
    ['null', 'refused'],
    ['""', 'refused'],
    ['', 'refused'],
    [' \n', 'refused'],
    ['<!doctype html><title>Shop</title>', 'page'],
    ['\n <html>', 'page'],
    [true, 'accepted'],
    [false, 'refused'],
    [{ message: 'Thank you' }, 'accepted'],
    [null, 'refused'],
    [undefined, 'refused'],
  ])('with the response %j is %s [NEWS-02, NEWS-03]', async (body, response) => {
    expect(await send(body)).toEqual(ok(response));
  });

  it.each(['Thank you', '1 < 2', 'bye>'])('cannot be read from the text %j', async (body) => {
    expect(await send(body)).toEqual(fail({ kind: 'malformed', status: 200 }));
  });

  it('fails with its request [NEWS-03]', async () => {
    mockShop(() => offline);
    expect(await signUp(url, {})).toEqual(offline);
  });
});

describe('the lookup of a subscription', () => {
  const look = (body: unknown) => {
    mockShop(() => json(body));
    return subscriptionStatus('https://shop.example/', 'ada+shop@example.com', { signal });
  };

  it('requests the status of the address [NEWS-05]', async () => {
    await look({ subscribed: true });
    expect(http.mock.calls[0]?.[0]).toEqual({
      url: 'https://shop.example/newsletter/ajax/status?email=ada%2Bshop%40example.com',
      signal,
    });
  });

  it.each([
    [{ errors: false, subscribed: true }, ok(true)],
    [{ errors: null, subscribed: 0 }, ok(false)],
    [{ subscribed: '1' }, ok(true)],
    [{ errors: true, subscribed: true }, fail({ kind: 'malformed', status: 200 })],
    [{ errors: 'No such address', subscribed: false }, fail({ kind: 'malformed', status: 200 })],
    [{ errors: false }, fail({ kind: 'malformed', status: 200 })],
  ])('reads %j [NEWS-06, NEWS-07]', async (body, result) => {
    expect(await look(body)).toEqual(result);
  });

  it('is rejected when the request fails [NEWS-07]', async () => {
    mockShop(() => offline);
    expect(await subscriptionStatus('https://shop.example/', 'a@b.example')).toEqual(offline);
  });
});
