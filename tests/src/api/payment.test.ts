import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choosePaymentMethod, loadPaymentInformation, placeOrder } from '../../../src/api/payment';
import { fail, ok } from '../../../src/platform/result';
import { http, json, mockShop } from '../state/support/fake-http';
import { savedAddress, wireTotals } from '../state/support/shop';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

const guest = {
  baseUrl: 'https://shop.example/',
  storeCode: 'default',
  cart: { kind: 'guest', maskedId: 'C1' },
} as const;
const customer = { ...guest, cart: { kind: 'customer' } } as const;
const { signal } = new AbortController();
const payment = { method: 'checkmo', po_number: null, additional_data: null };
const order = { payment, billingAddress: savedAddress, email: 'a@b.co' };
const request = () => http.mock.calls[0]?.[0];

beforeEach(() => {
  http.mockClear();
});

describe('the payment methods', () => {
  it('are returned with the totals, their titles as text [PAY-20, SHIP-33]', async () => {
    mockShop(() =>
      json({
        payment_methods: [
          { code: 'checkmo', title: 'Check &amp; <b>money</b>' },
          { code: 'free', title: null },
        ],
        totals: wireTotals(9),
      }),
    );
    expect(await loadPaymentInformation(guest, { signal })).toMatchObject({
      ok: true,
      value: {
        methods: [
          { code: 'checkmo', title: 'Check & money' },
          { code: 'free', title: '' },
        ],
        totals: { grandTotal: 9 },
      },
    });
    expect(request()).toMatchObject({ signal });
  });

  it('are chosen by their code [PAY-21, PAY-22]', async () => {
    mockShop(() => json(true));
    expect(
      await choosePaymentMethod(guest, { method: 'free', email: 'a@b.co' }, { signal }),
    ).toEqual(ok(true));
    expect(request()).toMatchObject({
      method: 'POST',
      signal,
      body: { cartId: 'C1', email: 'a@b.co', paymentMethod: { method: 'free' } },
    });
  });
});

describe('an order', () => {
  it('is placed with payment and billing address, may take two minutes, and leaves the page [PLACE-07]', async () => {
    mockShop(() => json('12'));
    const headers = { 'X-ReCaptcha': 'token' };
    expect(await placeOrder(customer, order, { signal, headers })).toEqual(ok(12));
    expect(request()).toMatchObject({
      method: 'POST',
      signal,
      headers,
      leavesPage: true,
      body: {
        cartId: 'mine',
        paymentMethod: payment,
        billingAddress: { customerAddressId: 1, city: 'Los Angeles' },
      },
    });
    await placeOrder(customer, order);
    expect(http.mock.calls[1]?.[0].signal).toBeUndefined();
  });

  it.each([
    [7, ok(7)],
    ['000012', ok(12)],
    ['12x', fail({ kind: 'malformed', status: 200 })],
    [true, fail({ kind: 'malformed', status: 200 })],
    [
      { responseType: 'error', message: 'Card refused.' },
      fail({ kind: 'rejected', status: 200, message: 'Card refused.', redirectAction: null }),
    ],
    [
      { responseType: 'error', message: null },
      fail({ kind: 'rejected', status: 200, message: '', redirectAction: null }),
    ],
    [{ responseType: 'other', message: 'x' }, fail({ kind: 'malformed', status: 200 })],
  ])('maps the response %j [PLACE-08, PLACE-09]', async (response, expected) => {
    mockShop(() => json(response));
    expect(await placeOrder(guest, order)).toEqual(expected);
  });

  it('returns the error of a failed request', async () => {
    const lost = fail({ kind: 'timeout' } as const);
    mockShop(() => lost);
    expect(await placeOrder(guest, order)).toEqual(lost);
  });
});
