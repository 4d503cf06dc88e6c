import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fail } from '../../../../src/platform/result';
import { placeOrderHooks } from '../../../../src/state/extensions/extensions';
import type { PlaceOrderHook } from '../../../../src/state/extensions/extensions.types';
import {
  giftEntry,
  giftFormOpened,
  giftMessageEdited,
} from '../../../../src/state/gift-messages/gift-messages-slice';
import { totals } from '../../features/checkout/checkout-fixture';
import { http, json, mockShop, sent } from '../support/fake-http';
import { savedAddress } from '../support/shop';
import { gift, giftStore } from './gift-shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const order: Parameters<PlaceOrderHook>[0] = {
  payment: { method: 'checkmo', po_number: null, additional_data: null },
  email: 'ada@example.com',
  billingAddress: savedAddress,
  totals,
};

beforeEach(() => {
  sessionStorage.clear();
});

/** A checkout with the input of the order's form, and its order hook. */
function typed(part: Partial<typeof gift> | null) {
  const before = placeOrderHooks.list();
  const store = giftStore();
  const [hook] = placeOrderHooks.list().filter((one) => !before.includes(one));
  if (hook === undefined) throw new Error('no hook');
  if (part !== null) {
    store.dispatch(giftFormOpened('order'));
    store.dispatch(giftMessageEdited({ target: 'order', part }));
  }
  return { store, place: () => hook(order) };
}

describe('an order', () => {
  it('takes a message along that is typed and not saved', async () => {
    mockShop(() => json(true));
    http.mockClear();
    const { store, place } = typed(gift);
    expect(await place()).toBeUndefined();
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST gift-message']);
    // Other writes wait for an order; this one is part of it.
    expect(http.mock.calls[0]?.[0].isOrder).toBe(true);
    expect(giftEntry(store.getState(), 'order').saved).toEqual(gift);
  });

  it('is refused with the reason when that message cannot be saved [GMSG-11]', async () => {
    mockShop(() => fail({ kind: 'network' }));
    const { store, place } = typed(gift);
    expect(await place()).toBe(
      'The shop cannot be reached. Please check your connection and try again.',
    );
    expect(giftEntry(store.getState(), 'order').draft).toEqual(gift);
  });

  it.each([null, { sender: 'Ann' }])('goes on at once without a message: %o', async (part) => {
    mockShop(() => json(true));
    expect(await typed(part).place()).toBeUndefined();
    expect(sent).toEqual([]);
  });
});
