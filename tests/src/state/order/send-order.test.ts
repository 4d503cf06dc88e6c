import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../../../src/platform/http/api-error';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { fail, ok, type Result } from '../../../../src/platform/result';
import {
  attemptAwaitsPayment,
  attemptSucceeded,
  type OrderAttempt,
} from '../../../../src/state/order/order-attempt';
import { openOrder } from '../../../../src/state/order/order-notes';
import {
  sendOrder,
  type OrderToSend,
  type SentOrder,
} from '../../../../src/state/order/send-order';
import { json, mockShop, sent } from '../support/fake-http';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const NOW = 1_800_000_000_000;
const attempt: OrderAttempt = { cartId: 'CART1', startedAt: NOW, itemIds: [77] };
/** The same cart's order, sent by an earlier page. */
const earlier: OrderAttempt = { ...attempt, startedAt: NOW - 30_000, itemIds: [70] };
const transmit = vi.fn<() => Promise<Result<SentOrder>>>();
const order = (changes: Partial<OrderToSend> = {}): OrderToSend => ({
  context: {
    baseUrl: shop.baseUrl,
    storeCode: shop.storeCode,
    cart: { kind: 'guest', maskedId: 'CART1' },
  },
  attempt,
  hadToWait: false,
  transmit,
  now: () => NOW,
  ...changes,
});
const cart = (isActive: boolean, ...ids: number[]) =>
  json({ is_active: isActive, items: ids.map((id) => ({ item_id: id })) });
const cartIs = (response: Result<HttpResponse>) => {
  mockShop(() => response);
};
const offline: ApiError = { kind: 'network' };
const rejected = (status: number): ApiError => ({
  kind: 'rejected',
  status,
  message: 'Declined.',
  redirectAction: null,
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  transmit.mockReset().mockImplementation(() => {
    expect(openOrder.read(), 'stored before it is sent').toMatchObject({ startedAt: NOW });
    return Promise.resolve(ok({ orderId: 30 }));
  });
  cartIs(cart(true, 77));
});

it('is not sent beside orders for several addresses, which leave the cart open', async () => {
  const several: OrderAttempt = {
    cartId: 'session',
    isSession: true,
    startedAt: NOW - 600_000,
    itemIds: [77],
    paid: { provider: 'bank', step: 'confirming', before: null },
  };
  openOrder.write(several);
  expect(await sendOrder(order())).toMatchObject({ status: 'unknown', attempt: several });
  expect(transmit).not.toHaveBeenCalled();
});

describe('an order that nobody else has sent', () => {
  it('is stored, then sent, and nothing is checked', async () => {
    expect(await sendOrder(order())).toEqual({ status: 'ordered', attempt, sent: { orderId: 30 } });
    expect(transmit).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
    expect(openOrder.read()).toEqual(attempt);
  });

  it.each<ApiError>([
    offline,
    { kind: 'timeout' },
    { kind: 'malformed', status: 200 },
    { kind: 'server', status: 503, message: null, retryAfterMs: null },
  ])('stays stored while its outcome is unknown: %j', async (error) => {
    transmit.mockResolvedValue(fail(error));
    expect(await sendOrder(order())).toEqual({ status: 'unknown', attempt, error });
    expect(openOrder.read()).toEqual(attempt);
    expect(sent).toEqual([]);
  });
});

describe('a refused order', () => {
  it('may be sent again when its cart is still open', async () => {
    transmit.mockResolvedValue(fail(rejected(400)));
    expect(await sendOrder(order())).toEqual({ status: 'refused', error: rejected(400) });
    expect(openOrder.read()).toBeNull();
  });

  it.each([
    ['closed', cart(false, 77)],
    ['gone', fail(rejected(404))],
  ])('exists all the same when the cart is %s', async (_name, response) => {
    transmit.mockResolvedValue(fail(rejected(400)));
    cartIs(response);
    const ordered = { status: 'ordered', attempt, sent: { orderId: null } };
    expect(await sendOrder(order())).toEqual(ordered);
    expect(openOrder.read()).toEqual(attempt);
  });

  it.each([
    ['some of its lines are', cart(true, 77)],
    ['its lines are not known and others are', cart(true, 99)],
  ])('may be sent again when %s in the open cart', async (name, response) => {
    const itemIds = name.startsWith('some') ? [77, 78] : [];
    const ordered = { ...attempt, itemIds };
    transmit.mockReset().mockResolvedValue(fail(rejected(400)));
    cartIs(response);
    const outcome = await sendOrder(order({ attempt: ordered }));
    expect(outcome).toEqual({ status: 'refused', error: rejected(400) });
    expect(openOrder.read()).toBeNull();
  });

  it.each<ApiError>([
    rejected(403),
    { kind: 'server', status: 404, message: null, retryAfterMs: null },
  ])('is not taken for a placed one when its cart cannot be seen: %j', async (error) => {
    transmit.mockResolvedValue(fail(rejected(400)));
    cartIs(fail(error));
    expect(await sendOrder(order())).toMatchObject({ status: 'refused' });
  });

  it('is refused when the shop said so and its cart cannot be seen', async () => {
    transmit.mockResolvedValue(fail(rejected(400)));
    cartIs(fail(offline));
    expect(await sendOrder(order())).toEqual({ status: 'refused', error: rejected(400) });
    expect(openOrder.read()).toBeNull();
  });

  it('is unknown when the shop no longer knows the cart, which cannot be seen', async () => {
    transmit.mockResolvedValue(fail(rejected(404)));
    cartIs(fail(offline));
    const ended = { ...attempt, hasEnded: true };
    const unknown = { status: 'unknown', attempt: ended, error: rejected(404) };
    expect(await sendOrder(order())).toEqual(unknown);
    expect(openOrder.read(), 'the same as was returned').toEqual(ended);
  });

  it('is checked again after the sign-in when the session has ended', async () => {
    const error: ApiError = { kind: 'unauthorized', message: '' };
    transmit.mockResolvedValue(fail(error));
    cartIs(fail(error));
    expect(await sendOrder(order())).toEqual({ status: 'refused', error });
    expect(openOrder.read()).toEqual({ ...attempt, hasEnded: true });
    cartIs(cart(true, 77));
    expect(await sendOrder(order())).toEqual({ status: 'refused', error });
    expect(openOrder.read(), 'the cart is open').toBeNull();
  });
});

describe('an order after one of another page', () => {
  it('is not sent when that one exists', async () => {
    openOrder.write(earlier);
    cartIs(cart(false, 70));
    expect(await sendOrder(order())).toEqual({
      status: 'ordered',
      attempt: earlier,
      sent: { orderId: null },
    });
    expect(transmit).not.toHaveBeenCalled();
  });

  it('is sent when the lines of that one are still in the cart', async () => {
    openOrder.write(earlier);
    cartIs(cart(true, 70, 77));
    expect(await sendOrder(order())).toMatchObject({ status: 'ordered', attempt });
    expect(transmit).toHaveBeenCalledOnce();
  });

  it('is not sent while the outcome of that one cannot be seen', async () => {
    openOrder.write(earlier);
    cartIs(fail(offline));
    const unknown = { status: 'unknown', attempt: earlier, error: offline };
    expect(await sendOrder(order())).toEqual(unknown);
    expect(transmit).not.toHaveBeenCalled();
    expect(openOrder.read()).toEqual(earlier);
  });

  it('looks at the cart when it had to wait for another tab', async () => {
    cartIs(cart(false, 77));
    expect(await sendOrder(order({ hadToWait: true }))).toEqual({
      status: 'ordered',
      attempt: { ...attempt, isPlaced: true },
      sent: { orderId: null },
    });
    cartIs(fail(offline));
    expect(await sendOrder(order({ hadToWait: true }))).toEqual({
      status: 'refused',
      error: offline,
    });
    expect(transmit).not.toHaveBeenCalled();
    cartIs(cart(true, 77));
    expect(await sendOrder(order({ hadToWait: true }))).toMatchObject({ sent: { orderId: 30 } });
  });
});

describe('lines that are gone from a customer’s cart prove no order', () => {
  const context = { ...order().context, cart: { kind: 'customer' } } as const;
  beforeEach(() => {
    cartIs(cart(true, 99));
  });

  it('so a refusal stays one where the cart has others: the shop may have opened it again as a new one', async () => {
    transmit.mockResolvedValue(fail(rejected(400)));
    expect(await sendOrder(order({ context }))).toEqual({
      status: 'refused',
      error: rejected(400),
    });
  });

  it('but one whose cart is empty since is looked up: the network may have sent it twice', async () => {
    cartIs(cart(true));
    transmit.mockResolvedValue(fail(rejected(400)));
    expect(await sendOrder(order({ context }))).toMatchObject({
      status: 'unknown',
      attempt: { ...attempt, hasEnded: true },
    });
    expect(openOrder.read()).toMatchObject({ hasEnded: true });
  });

  it('so one that the shop no longer knew is looked up', async () => {
    transmit.mockResolvedValue(fail(rejected(404)));
    expect(await sendOrder(order({ context }))).toMatchObject({ status: 'unknown' });
  });

  it('so an earlier attempt stays unknown, and nothing is sent', async () => {
    openOrder.write(earlier);
    expect(await sendOrder(order({ context }))).toMatchObject({
      status: 'unknown',
      attempt: earlier,
    });
    expect(await sendOrder(order({ context, hadToWait: true }))).toMatchObject({
      status: 'unknown',
    });
    openOrder.remove();
    expect(await sendOrder(order({ context, hadToWait: true }))).toMatchObject({
      status: 'refused',
      error: { message: 'Your order was not placed. Please place it again.' },
    });
    expect(transmit).not.toHaveBeenCalled();
  });

  it('while a guest’s cart that is active was not ordered, whatever it contains', async () => {
    openOrder.write(earlier);
    expect(await sendOrder(order())).toMatchObject({ status: 'ordered', attempt });
    expect(transmit).toHaveBeenCalledOnce();
  });
});

describe('a cart that this browser knows was ordered', () => {
  it('is not sent again, although the shop has opened it again', async () => {
    attemptSucceeded(earlierOf(77));
    expect(await sendOrder(order())).toMatchObject({
      status: 'waiting',
      attempt: { isPlaced: true },
    });
    expect(transmit).not.toHaveBeenCalled();
  });

  it.each<[string, Parameters<typeof cartIs>[0]]>([
    ['closed', cart(false, 77)],
    ['not seen', fail({ kind: 'network' })],
  ])('is ordered where its cart is %s', async (_name, response) => {
    attemptSucceeded(earlierOf(77));
    cartIs(response);
    expect(await sendOrder(order())).toMatchObject({ status: 'ordered' });
    expect(transmit).not.toHaveBeenCalled();
  });

  it('waits for its payment, whichever tab has ordered it and whoever pays', async () => {
    attemptAwaitsPayment({ ...earlierOf(77), successUrl: '/success/' }, 'hosted', {});
    for (const hadToWait of [false, true]) {
      expect(await sendOrder(order({ hadToWait }))).toMatchObject({
        status: 'waiting',
        attempt: { awaitsPayment: 'hosted', startedAt: earlier.startedAt },
      });
    }
    expect(await sendOrder(order({ attempt: { ...attempt, itemIds: [99] } }))).toMatchObject({
      status: 'ordered',
      sent: { orderId: 30 },
    });
  });

  function earlierOf(itemId: number): OrderAttempt {
    return { ...earlier, itemIds: [itemId] };
  }
});

describe('an order of the session’s cart, which may be any cart', () => {
  const express: OrderAttempt = { ...earlier, cartId: 'session', isSession: true };

  it('holds up one of a known cart for a minute, without a look at the cart', async () => {
    openOrder.write({ ...express, startedAt: NOW - 59_999 });
    const outcome = await sendOrder(order());
    expect(outcome).toMatchObject({ status: 'unknown', error: { kind: 'timeout' } });
    expect(outcome).toHaveProperty('attempt.cartId', 'session');
    expect(sent).toEqual([]);
    expect(transmit).not.toHaveBeenCalled();
  });

  it.each<[string, OrderAttempt]>([
    ['after that minute', { ...express, startedAt: NOW - 60_000 }],
    ['once the shop has responded', { ...express, hasEnded: true }],
  ])('is checked %s', async (_name, pending) => {
    openOrder.write(pending);
    cartIs(cart(false, 70));
    expect(await sendOrder(order())).toMatchObject({ status: 'ordered', attempt: pending });
    expect(sent.map(({ path }) => path)).toEqual(['cart']);
  });

  it('is checked by its own call where the cart’s id is unknown', async () => {
    const loadOutcome = vi.fn(() => Promise.resolve(ok('ordered' as const)));
    await sendOrder(order({ hadToWait: true, loadOutcome }));
    expect(loadOutcome).toHaveBeenCalledExactlyOnceWith([77]);
    expect(sent).toEqual([]);
  });
});
