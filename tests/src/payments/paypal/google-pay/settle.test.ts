import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  authenticate,
  confirmOrder,
  CONFIRM_MS,
} from '../../../../../src/payments/paypal/google-pay/settle';
import { fail } from '../../../../../src/platform/result';
import { json, mockShop, sent } from '../../../state/support/fake-http';
import { data, details, FakeGoogle } from './google';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const URL_ = 'https://shop.example/paymentservicespaypal/order/getcurrentorder/';
let google: FakeGoogle;

beforeEach(() => {
  google = new FakeGoogle();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('confirming an order', () => {
  it('passes on what the sheet has [GOOGLE-02]', async () => {
    await confirmOrder(google.ready.paypal, 'PP-1', data);
    await confirmOrder(google.ready.paypal, 'PP-2', { paymentMethodData: 1 });
    expect(google.confirmed).toEqual([
      { orderId: 'PP-1', ...data },
      { orderId: 'PP-2', paymentMethodData: 1 },
    ]);
  });

  it.each([
    ['APPROVED', 'approved'],
    ['PAYER_ACTION_REQUIRED', 'challenge'],
    ['CREATED', 'refused'],
    ['approved', 'refused'],
    [undefined, 'refused'],
    [new Error('declined'), 'refused'],
  ])('%s is %s [GOOGLE-04] [GOOGLE-05] [GOOGLE-07]', async (status, end) => {
    google.status = status;
    expect(await confirmOrder(google.ready.paypal, 'PP-1', data)).toBe(end);
  });

  it('is refused after half a minute without a response [GOOGLE-07]', async () => {
    vi.useFakeTimers();
    const paypal = { ...google.ready.paypal, confirmOrder: () => new Promise(() => undefined) };
    const end = confirmOrder(paypal, 'PP-1', data);
    await vi.advanceTimersByTimeAsync(CONFIRM_MS);
    expect(await end).toBe('refused');
  });
});

describe('the authentication', () => {
  const run = () => authenticate(google.ready.paypal, 'PP-1', URL_);

  it('asks the payer, then reads the order [GOOGLE-05] [WALL-12]', async () => {
    mockShop(() => json(details('PP-1', 'POSSIBLE')));
    google.challenge = () => {
      expect(sent).toEqual([]);
      return Promise.resolve({});
    };
    expect(await run()).toBe(true);
    expect(google.challenged).toEqual([{ orderId: 'PP-1' }]);
    expect(sent.map(({ method, path }) => [method, path])).toEqual([
      ['GET', 'paymentservicespaypal/order/getcurrentorder/'],
    ]);
  });

  it.each([
    ['POSSIBLE', true],
    ['YES', true],
    [undefined, true],
    [null, true],
    ['NO', false],
    ['UNKNOWN', false],
    ['possible', false],
    ['', false],
  ])(
    'pays with the liability shift %s: %s [GOOGLE-06] [GOOGLE-07] [WALL-05]',
    async (shift, isPaid) => {
      mockShop(() => json(details('PP-1', shift)));
      expect(await run()).toBe(isPaid);
    },
  );

  it('pays where the order says nothing of a card [GOOGLE-06]', async () => {
    mockShop(() => json({ response: { is_successful: true, 'paypal-order': { id: 'PP-1' } } }));
    expect(await run()).toBe(true);
  });

  it.each([
    json(details('PP-2', 'YES')),
    json({ response: { ...details('PP-1', 'YES').response, is_successful: false } }),
    json(details('PP-1', { toString: 'x' } as unknown as string)),
    json('<html>'),
    json(null, 404),
    fail({ kind: 'network' } as const),
    fail({ kind: 'server', status: 500, message: null, retryAfterMs: null } as const),
  ])('pays nothing where the shop answers %o [GOOGLE-07]', async (response) => {
    mockShop(() => response);
    expect(await run()).toBe(false);
  });

  it('pays nothing when the bank cannot ask, or nobody can say what came of it [GOOGLE-07]', async () => {
    mockShop(() => json(details('PP-1', 'YES')));
    google.challenge = () => Promise.reject(new Error('closed'));
    expect(await run()).toBe(false);
    expect(sent).toEqual([]);
    expect(await authenticate(google.ready.paypal, 'PP-1', null)).toBe(false);
  });
});
