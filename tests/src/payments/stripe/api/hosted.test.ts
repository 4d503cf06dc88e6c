import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadHostedMethods } from '../../../../../src/payments/stripe/api/hosted-methods';
import { loadSessionId, loadSessionUrl } from '../../../../../src/payments/stripe/api/hosted-page';
import { fail, ok } from '../../../../../src/platform/result';
import { http, json, mockShop } from '../../../state/support/fake-http';
import { savedAddress } from '../../../state/support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const shop = { baseUrl: 'https://shop.example/', storeCode: 'default' };
const path = 'https://shop.example/rest/default/V1/stripe/payments/';
const malformed = fail({ kind: 'malformed', status: 200 });
const request = () => http.mock.calls[0]?.[0];

beforeEach(() => {
  http.mockClear();
});

describe('the ways to pay on the provider’s page', () => {
  const choices = {
    billingAddress: savedAddress,
    shippingAddress: null,
    shippingMethod: { carrierCode: 'tablerate', methodCode: 'bestway' },
    couponCode: 'SPRING',
  };
  const load = (body: unknown) => {
    mockShop(() => json(body));
    return loadHostedMethods(shop, choices);
  };

  it('are requested for the addresses, the shipping method and the coupon [PELEM-47]', async () => {
    await load('{"methods":["card"]}');
    expect(request()).toMatchObject({
      url: `${path}get_checkout_payment_methods`,
      method: 'POST',
      body: {
        billingAddress: { postcode: '90034' },
        shippingMethod: { carrier_code: 'tablerate', method_code: 'bestway' },
        couponCode: 'SPRING',
      },
    });
  });

  it.each([
    ['{"methods":["card","link"]}', ok(['card', 'link'])],
    ['{"placeholder":true}', ok([])],
    ['[]', ok([])],
    ['{"methods":"card"}', malformed],
  ])('are read from %j [PELEM-47]', async (body, methods) => {
    expect(await load(body)).toEqual(methods);
  });

  it('fail with their request', async () => {
    mockShop(() => fail({ kind: 'network' }));
    expect(await loadHostedMethods(shop, choices)).toEqual(fail({ kind: 'network' }));
  });
});

describe('the provider’s session of an order', () => {
  it('is requested with time for the provider [REDIR-03]', async () => {
    const { signal } = new AbortController();
    mockShop(() => json('cs_test_1'));
    expect(await loadSessionId(shop, { signal })).toEqual(ok('cs_test_1'));
    expect(request()).toMatchObject({
      url: `${path}get_checkout_session_id`,
      method: 'GET',
      timeoutMs: 60_000,
      signal,
    });
    mockShop(() => json('https://pay.example/cs_test_1'));
    expect(await loadSessionUrl(shop, { signal })).toEqual(ok('https://pay.example/cs_test_1'));
    expect(http.mock.lastCall?.[0]).toMatchObject({
      url: `${path}get_checkout_session_url`,
      method: 'GET',
      timeoutMs: 60_000,
    });
  });

  it.each([null, '', [], 'none', 'test_cs_', 7, '"cs_test_1"'])(
    'is none where the response is %j [REDIR-03]',
    async (body) => {
      mockShop(() => json(body));
      expect(await loadSessionId(shop)).toEqual(ok(null));
    },
  );

  it.each([null, '', [], 'javascript:alert(1)'])(
    'has no page where the response is %j',
    async (body) => {
      mockShop(() => json(body));
      expect(await loadSessionUrl(shop)).toEqual(ok(null));
    },
  );
});
