import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callStripe } from '../../../../../src/payments/stripe/api/call';
import { fail, ok } from '../../../../../src/platform/result';
import { http, json, mockShop } from '../../../state/support/fake-http';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const shop = { baseUrl: 'https://shop.example/', storeCode: 'de' };
const methods = v.nullable(v.object({ methods: v.array(v.string()) }));
const text = v.nullable(v.string());
const call = (schema: v.GenericSchema = methods, isRaw = false) =>
  callStripe(shop, { name: 'get_it', isRaw }, schema);

beforeEach(() => {
  http.mockClear();
});

describe('a call of the payment module', () => {
  it('goes through the REST client of the store view [PELEM-41]', async () => {
    mockShop(() => json('{"methods":[]}'));
    const { signal } = new AbortController();
    const body = { errorMessage: 'no' };
    await callStripe(
      shop,
      { name: 'cancel_last_order', body, query: { cust: 'a b' }, timeoutMs: 9 },
      methods,
      { signal },
    );
    expect(http).toHaveBeenCalledWith({
      url: 'https://shop.example/rest/de/V1/stripe/payments/cancel_last_order?cust=a+b',
      method: 'POST',
      body,
      signal,
      timeoutMs: 9,
    });
    await callStripe(shop, { name: 'get_requires_action', method: 'GET' }, text);
    expect(http.mock.calls[1]?.[0]).toMatchObject({
      url: 'https://shop.example/rest/de/V1/stripe/payments/get_requires_action',
      method: 'GET',
      body: undefined,
    });
  });

  it.each([
    ['JSON inside a JSON string', '{"methods":["card"]}'],
    ['plain JSON', { methods: ['card'] }],
  ])('reads %s', async (_what, body) => {
    mockShop(() => json(body));
    expect(await call()).toEqual(ok({ methods: ['card'] }));
  });

  it.each([[[]], ['[]'], [null], ['']])('takes %j as nothing', async (body) => {
    mockShop(() => json(body));
    expect(await call()).toEqual(ok(null));
    expect(await call(text, true)).toEqual(ok(null));
  });

  it('leaves a bare string as it is', async () => {
    mockShop(() => json('123'));
    expect(await call(text, true)).toEqual(ok('123'));
    mockShop(() => json('Card •••• 4242 has been deleted.'));
    expect(await call(text)).toEqual(ok('Card •••• 4242 has been deleted.'));
  });
});

describe('a failed call of the payment module', () => {
  it('is refused with the message that a success status carries', async () => {
    mockShop(() => json('{"error":"Your card was declined."}'));
    const error = { kind: 'rejected', status: 200, message: 'Your card was declined.' };
    expect(await call()).toEqual(fail({ ...error, redirectAction: null }));
  });

  it('passes on what went wrong on the way', async () => {
    mockShop(() => fail({ kind: 'timeout' }));
    expect(await call()).toEqual(fail({ kind: 'timeout' }));
  });

  it('is malformed if it violates the contract', async () => {
    mockShop(() => json('{"methods":"card"}'));
    expect(await call()).toEqual(fail({ kind: 'malformed', status: 200 }));
  });
});
