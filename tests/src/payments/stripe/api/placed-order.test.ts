import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cancelLastOrder,
  loadRequiredAction,
  restoreQuote,
  updateCart,
} from '../../../../../src/payments/stripe/api/placed-order';
import { fail, ok } from '../../../../../src/platform/result';
import { http, json, mockShop } from '../../../state/support/fake-http';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const shop = { baseUrl: 'https://shop.example/', storeCode: 'default' };
const path = 'https://shop.example/rest/default/V1/stripe/payments/';
const request = () => http.mock.calls[0]?.[0];

beforeEach(() => {
  http.mockClear();
});

describe('the required action', () => {
  it('is a client secret, requested without a payload [PELEM-49]', async () => {
    mockShop(() => json('pi_1_secret_2'));
    expect(await loadRequiredAction(shop)).toEqual(ok('pi_1_secret_2'));
    expect(request()).toMatchObject({ url: `${path}get_requires_action`, method: 'GET' });
    expect(request()?.body).toBeUndefined();
  });

  it('is nothing for an order that is paid [PELEM-49]', async () => {
    mockShop(() => json([]));
    expect(await loadRequiredAction(shop)).toEqual(ok(null));
  });
});

describe('the cart of an order that exists', () => {
  const data = { method: 'stripe_payments', additional_data: { payment_method: 'pm_1' } };

  it('is sent with another payment, or with none [PELEM-44]', async () => {
    mockShop(() => json('{"placeNewOrder":false}'));
    await updateCart(shop, data);
    expect(request()).toMatchObject({ url: `${path}update_cart`, method: 'POST', isOrder: true });
    expect(request()?.body).toEqual({ data });
    await updateCart(shop, null);
    expect(http.mock.calls[1]?.[0].body).toBeUndefined();
  });

  it.each([
    ['{"placeNewOrder":true,"reason":"Other items"}', { status: 'place-new-order' }],
    ['{"placeNewOrder":false}', { status: 'placed', redirectUrl: null }],
    [
      '{"redirect":"https://shop.example/x/"}',
      { status: 'placed', redirectUrl: 'https://shop.example/x/' },
    ],
  ])('is answered by %s [PELEM-19, PELEM-44]', async (body, outcome) => {
    mockShop(() => json(body));
    expect(await updateCart(shop, data)).toEqual(ok(outcome));
  });

  it('is refused with the error of the module [PELEM-44]', async () => {
    mockShop(() => json('{"error":"Your card was declined."}'));
    const error = { kind: 'rejected', status: 200, message: 'Your card was declined.' };
    expect(await updateCart(shop, data)).toEqual(fail({ ...error, redirectAction: null }));
  });

  it('is malformed if the response is empty', async () => {
    mockShop(() => json([]));
    expect(await updateCart(shop, data)).toMatchObject({ error: { kind: 'malformed' } });
  });
});

it('is always asked for below the REST path of the module [PELEM-51]', async () => {
  mockShop(() => json('{"placeNewOrder":false}'));
  await updateCart(shop, null);
  await restoreQuote(shop);
  await cancelLastOrder(shop, 'No.');
  await loadRequiredAction(shop);
  expect(http.mock.calls.map(([{ url }]) => url)).toEqual([
    `${path}update_cart`,
    `${path}restore_quote`,
    `${path}cancel_last_order`,
    `${path}get_requires_action`,
  ]);
});

describe('an order that failed', () => {
  it.each([[[]], ['[]'], [''], [true], ['{"success":true}']])(
    'is cancelled, and its cart restored, by any response without an error: %j [PELEM-43, PELEM-46]',
    async (body) => {
      mockShop(() => json(body));
      expect(await cancelLastOrder(shop, 'No.')).toEqual(ok(null));
      expect(await restoreQuote(shop)).toEqual(ok(null));
      mockShop(() => json('{"error":"No order."}'));
      expect(await cancelLastOrder(shop, 'No.')).toMatchObject({ error: { message: 'No order.' } });
    },
  );

  it('is cancelled with the reason [PELEM-42]', async () => {
    mockShop(() => json('[]'));
    expect(await cancelLastOrder(shop, 'No.')).toEqual(ok(null));
    expect(request()).toMatchObject({
      url: `${path}cancel_last_order`,
      method: 'POST',
      isOrder: true,
      body: { errorMessage: 'No.' },
    });
  });

  it('restores its cart without a payload [PELEM-45]', async () => {
    mockShop(() => json([]));
    expect(await restoreQuote(shop)).toEqual(ok(null));
    expect(request()).toMatchObject({
      url: `${path}restore_quote`,
      method: 'POST',
      isOrder: true,
    });
    expect(request()?.body).toBeUndefined();
    mockShop(() => json('{"error":"No order."}'));
    expect(await restoreQuote(shop)).toMatchObject({ error: { message: 'No order.' } });
  });
});
