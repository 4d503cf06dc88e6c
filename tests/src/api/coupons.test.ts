import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyCoupon, cancelCoupon } from '../../../src/api/coupons';
import type { CartRef } from '../../../src/domain/quote.types';
import { http, json, sent, mockShop } from '../state/support/fake-http';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

const guest: CartRef = { kind: 'guest', maskedId: 'CART1' };
const customer: CartRef = { kind: 'customer' };

beforeEach(() => {
  http.mockClear();
  mockShop(() => json(true));
});

describe.each([
  [guest, 'guest-carts/CART1'],
  [customer, 'carts/mine'],
])('the coupon requests of %o', (cart, path) => {
  const context = { baseUrl: 'https://shop.example/', storeCode: 'default', cart };
  const base = `https://shop.example/rest/default/V1/${path}/coupons`;

  it('contain the cart and the code to apply it, and only the cart to cancel [CPN-03, DISC-15]', async () => {
    await applyCoupon(context, 'SAVE 10%');
    await cancelCoupon(context);
    expect(http.mock.calls.map(([{ url }]) => url)).toEqual([`${base}/SAVE%2010%25`, base]);
  });

  it.each([true, false])('return whether the code was accepted: %s [DISC-14]', async (response) => {
    mockShop(() => json(response));
    expect(await applyCoupon(context, 'SAVE10')).toEqual({ ok: true, value: response });
  });

  it('are a PUT and a DELETE without a body [CPN-04, CPN-05, DISC-15]', async () => {
    await applyCoupon(context, 'SAVE10');
    await cancelCoupon(context);
    expect(sent.map(({ method, body }) => [method, body])).toEqual([
      ['PUT', undefined],
      ['DELETE', undefined],
    ]);
  });
});
