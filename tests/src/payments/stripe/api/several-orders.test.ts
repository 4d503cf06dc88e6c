import { describe, expect, it, vi } from 'vitest';
import {
  finalizeSeveralOrders,
  placeSeveralOrders,
} from '../../../../../src/payments/stripe/api/several-orders';
import { fail, ok } from '../../../../../src/platform/result';
import { http, json, mockShop, sent } from '../../../state/support/fake-http';
import { shop } from '../../../state/support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const url = () => http.mock.lastCall?.[0].url.split('/V1/').at(-1);
const SUCCESS = `${window.location.origin}/multishipping/checkout/success/`;

describe('placing orders for several addresses', () => {
  it('sends no payload, to the module’s own call [MULTI-04] [MULTI-05]', async () => {
    mockShop(() => json(JSON.stringify({ redirect: SUCCESS })));
    expect(await placeSeveralOrders(shop)).toEqual(ok({ kind: 'redirect', url: SUCCESS }));
    expect(url()).toBe('stripe/payments/place_multishipping_order');
    expect([sent[0]?.method, sent[0]?.body]).toEqual(['POST', undefined]);
    expect(http.mock.lastCall?.[0].isOrder).toBe(true);
  });

  it.each([
    [{ authenticate: 'pi_1_secret_2' }, ok({ kind: 'authenticate', secret: 'pi_1_secret_2' })],
    [
      { error: 'Card not accepted.' },
      fail({ kind: 'rejected', status: 200, message: 'Card not accepted.', redirectAction: null }),
    ],
    [{}, fail({ kind: 'malformed', status: 200 })],
    [{ redirect: '' }, fail({ kind: 'malformed', status: 200 })],
    [{ redirect: 'https://elsewhere.example/' }, fail({ kind: 'malformed', status: 200 })],
    [{ redirect: 'javascript:alert(1)' }, fail({ kind: 'malformed', status: 200 })],
    [{ authenticate: {} }, fail({ kind: 'malformed', status: 200 })],
  ])('understands %o [MULTI-06]', async (response, result) => {
    mockShop(() => json(JSON.stringify(response)));
    expect(await placeSeveralOrders(shop)).toEqual(result);
  });
});

describe('ending orders that were to be confirmed', () => {
  it.each([null, 'Payment failed, please try again.'])(
    'sends the error, which may be none: %s [MULTI-07]',
    async (error) => {
      mockShop(() => json(JSON.stringify({ redirect: SUCCESS })));
      expect(await finalizeSeveralOrders(shop, error)).toEqual(ok(SUCCESS));
      expect(url()).toBe('stripe/payments/finalize_multishipping_order');
      expect(sent[0]?.body).toEqual({ error });
    },
  );

  it('passes the module’s error on [MULTI-07]', async () => {
    mockShop(() => json(JSON.stringify({ error: 'No such order.' })));
    expect(await finalizeSeveralOrders(shop, null)).toMatchObject({
      error: { kind: 'rejected', message: 'No such order.' },
    });
  });
});
