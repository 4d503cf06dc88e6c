import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOrder } from '../../../../../src/payments/paypal/api/create-order';
import { fail } from '../../../../../src/platform/result';
import { json, mockShop, sent } from '../../../state/support/fake-http';
import { created, formOf } from '../page';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const URL_ = 'https://shop.example/paymentservicespaypal/order/create/';
const create = () => createOrder(URL_, { paymentSource: 'paypal', place: 'CHECKOUT' });
const answer = (body: unknown, status = 201): void => {
  mockShop(() => json(body, status));
};

beforeEach(() => {
  document.cookie = 'form_key=abcdefgh12345678; path=/';
});

describe('the create-order call', () => {
  it('posts the key, the source and the place as a form [WALL-06]', async () => {
    answer(created());
    await create();
    expect(sent.map(({ method, path }) => [method, path])).toEqual([
      ['POST', 'paymentservicespaypal/order/create/'],
    ]);
    expect(formOf(sent[0]?.body)).toEqual({
      form_key: 'abcdefgh12345678',
      payment_source: 'paypal',
      location: 'CHECKOUT',
    });
  });

  it('says when the bank authenticates, where the shop does [GOOGLE-03]', async () => {
    answer(created());
    const request = { paymentSource: 'googlepay', place: 'CART' };
    await createOrder(URL_, { ...request, threeDsMode: 'SCA_ALWAYS' });
    await createOrder(URL_, { ...request, threeDsMode: null });
    const modes = sent.map(({ body }) => formOf(body).three_ds_mode);
    expect(modes).toEqual(['SCA_ALWAYS', undefined]);
  });

  it('reads the order with both ids, its amount and its currency [WALL-03] [WALL-04]', async () => {
    answer(created());
    expect(await create()).toEqual({
      ok: true,
      value: { id: 'PP-1', paymentsOrderId: 'mp-1', amounts: [45], currency: 'USD' },
    });
  });

  it('reads `orderId` where the order has no id of its own [SMART-04]', async () => {
    answer({ orderId: 'PP-9', ...created({ id: undefined }) });
    expect(await create()).toMatchObject({ ok: true, value: { id: 'PP-9' } });
  });

  it('keeps every amount of a list', async () => {
    answer(created({ amount: ['45.0000', '46.00'] }));
    expect(await create()).toMatchObject({ ok: true, value: { amounts: [45, 46] } });
    answer(created({ amount: null }));
    expect(await create()).toMatchObject({ ok: true, value: { amounts: [] } });
  });

  it.each([200, 202])(
    'fails with any other status than 201, such as %i [WALL-07]',
    async (status) => {
      answer(created(), status);
      expect(await create()).toMatchObject({
        ok: false,
        error: {
          kind: 'rejected',
          message: 'Something went wrong with your request. Please try again later.',
        },
      });
    },
  );

  it.each([
    [{ response: { is_successful: false, message: 'No &quot;quote&quot;.' } }, 'No "quote".'],
    [{ response: { error: 'To check out, please sign in.' } }, 'To check out, please sign in.'],
    [
      { response: { is_successful: false } },
      'Something went wrong with your request. Please try again later.',
    ],
  ])('shows why the shop refuses %o [WALL-03]', async (body, message) => {
    answer(body);
    expect(await create()).toMatchObject({ ok: false, error: { kind: 'rejected', message } });
  });

  it.each([
    [{ response: { is_successful: true } }],
    [created({ id: '' })],
    [created({ id: { toString: 'x' } })],
    [created({ amount: 'a lot' })],
    [created({ amount: [] })],
    [{ response: [] }],
    ['<!doctype html>'],
    [null],
  ])('accepts no order without an id, or with an unreadable amount: %o [WALL-04]', async (body) => {
    answer(body);
    expect((await create()).ok).toBe(false);
  });

  it.each([
    ['The card&#039;s bank has said no.', "The card's bank has said no."],
    ['', 'Something went wrong with your request. Please try again later.'],
  ])('shows why the service behind the shop refuses: %s [WALL-03]', async (own, message) => {
    mockShop(() => fail({ kind: 'rejected', status: 401, message: own, redirectAction: null }));
    expect(await create()).toMatchObject({ ok: false, error: { kind: 'rejected', message } });
  });

  it.each([
    [null, 'Something went wrong with your request. Please try again later.'],
    ['Can&#039;t initialize checkout.', "Can't initialize checkout."],
  ])('shows why the shop failed, as far as it says so: %s [WALL-07]', async (own, message) => {
    mockShop(() => fail({ kind: 'server', status: 500, message: own, retryAfterMs: null }));
    expect(await create()).toMatchObject({ ok: false, error: { kind: 'rejected', message } });
  });

  it.each([{ kind: 'network' }, { kind: 'timeout' }, { kind: 'malformed', status: 200 }] as const)(
    'passes on that there is no response ($kind)',
    async (error) => {
      mockShop(() => fail(error));
      expect(await create()).toEqual({ ok: false, error });
    },
  );
});
