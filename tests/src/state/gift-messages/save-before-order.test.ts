import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fail } from '../../../../src/platform/result';
import { placeOrderHooks } from '../../../../src/state/extensions/extensions';
import type { PlaceOrderHook } from '../../../../src/state/extensions/extensions.types';
import {
  giftEntry,
  giftFormOpened,
  giftMessageEdited,
  giftMessageSubmitted,
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

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

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

  it('is refused with the reason when that message cannot be saved [GMSG-11, GMSG-12]', async () => {
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

  /** A shop that responds to a save once `respond` is called. */
  function slowShop() {
    const responses: ((ending: ReturnType<typeof json>) => void)[] = [];
    mockShop(
      (request) =>
        new Promise((resolve) => {
          if (request.method === 'POST') responses.push(resolve);
          else resolve(json([]));
        }),
    );
    return async (ending: ReturnType<typeof json>) => {
      responses.shift()?.(ending);
      await settled();
    };
  }

  it('waits for a message that is being saved, and does not send it twice', async () => {
    const respond = slowShop();
    const { store, place } = typed(gift);
    store.dispatch(giftMessageSubmitted({ target: 'order' }));
    await settled();
    const done = vi.fn();
    const placing = place();
    void Promise.resolve(placing).then(done);
    store.dispatch(giftFormOpened('item:77'));
    await settled();
    expect(done, 'something else has changed').not.toHaveBeenCalled();
    await respond(json(true));
    expect(await placing).toBeUndefined();
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('saves once more what was typed while an earlier text was being saved', async () => {
    const respond = slowShop();
    const { store, place } = typed(gift);
    store.dispatch(giftMessageSubmitted({ target: 'order' }));
    await settled();
    store.dispatch(giftMessageEdited({ target: 'order', part: { message: 'Enjoy it more' } }));
    const placing = place();
    await respond(json(true));
    await respond(json(true));
    expect(await placing).toBeUndefined();
    expect(giftEntry(store.getState(), 'order').saved?.message).toBe('Enjoy it more');
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it.each([{ message: '  ' }, { sender: 'Ann', message: ' \n' }])(
    'takes no blank message along: %o',
    async (part) => {
      mockShop(() => json(true));
      expect(await typed(part).place()).toBeUndefined();
      expect(sent).toEqual([]);
    },
  );
});
