import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail } from '../../../../src/platform/result';
import {
  lineQuantityChanged,
  lineRemoved,
  selectLine,
} from '../../../../src/state/cart/cart-slice';
import { cartState } from '../../../../src/state/cart/cart-state';
import {
  sectionsFailed,
  sectionsReceived,
  sectionsRequested,
} from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { json, sent, mockShop } from '../support/fake-http';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

function open(): TillStore {
  const store = createTillStore({ shop, checkout: null });
  store.inject(cartState);
  return store;
}

const setQuantity = (store: TillStore, qty: number): void => {
  store.dispatch(lineQuantityChanged({ itemId: '77', qty }));
};
const line = (store: TillStore) => selectLine('77')(store.getState());
const quantities = () => sent.map(({ body }) => (body as URLSearchParams).get('item_qty'));
const reload = (store: TillStore) =>
  store.dispatch(sectionsReceived({ names: ['cart'], sections: { cart: { data_id: 2 } } }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const storedLine = { item_id: '77', product_name: 'Field Guide', qty: 2, options: [] };

/** A shop whose responses to changes are truncated; `receiveCart` delivers the cart that each change requests. */
function openWithLostResponses() {
  vi.spyOn(console, 'warn').mockReturnValue();
  let turn = 2;
  const store = open();
  mockShop(() => {
    store.dispatch(sectionsRequested(['cart']));
    return fail({ kind: 'malformed', status: 200 });
  });
  const receiveCart = (items: readonly object[]): void => {
    turn += 1;
    const cart = { data_id: turn, summary_count: 2, items };
    store.dispatch(sectionsReceived({ names: ['cart'], sections: { cart } }));
  };
  return { store, receiveCart };
}

describe('changing a line', () => {
  it('shows every press at once and sends the last value only [MINI-14]', async () => {
    mockShop(() => json({ success: true }));
    const store = open();
    for (const qty of [2, 3, 4]) {
      setQuantity(store, qty);
      expect(line(store)).toMatchObject({ status: 'saving', qty });
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(quantities()).toEqual(['4']);
    const body = sent[0]?.body as URLSearchParams;
    expect(body.get('item_id')).toBe('77');
    expect(body.get('form_key')).toMatch(/^[A-Za-z0-9]{16}$/);
  });

  it('shows the requested quantity until the cart contains it [MINI-11]', async () => {
    mockShop(() => json({ success: true }));
    const store = open();
    setQuantity(store, 5);
    await vi.advanceTimersByTimeAsync(1000);
    expect(line(store).qty).toBe(5);
    reload(store);
    await vi.advanceTimersByTimeAsync(0);
    expect(line(store)).toEqual({ status: 'idle', qty: null, error: null });
  });

  it('ignores other sections while it waits for the cart [MINI-11]', async () => {
    mockShop(() => json({ success: true }));
    const store = open();
    setQuantity(store, 5);
    await vi.advanceTimersByTimeAsync(1000);
    store.dispatch(sectionsReceived({ names: ['customer'], sections: {} }));
    store.dispatch(sectionsFailed({ names: ['wishlist'], error: { kind: 'network' } }));
    await vi.advanceTimersByTimeAsync(0);
    expect(line(store)).toMatchObject({ status: 'saving', qty: 5 });
    store.dispatch(sectionsFailed({ names: ['cart'], error: { kind: 'network' } }));
    await vi.advanceTimersByTimeAsync(0);
    expect(line(store)).toMatchObject({ status: 'idle', qty: null });
  });

  it('stops waiting for the cart after 8 s', async () => {
    mockShop(() => json({ success: true }));
    const store = open();
    setQuantity(store, 5);
    await vi.advanceTimersByTimeAsync(8000);
    expect(line(store)).toMatchObject({ status: 'saving', qty: 5 });
    await vi.advanceTimersByTimeAsync(1500);
    expect(line(store)).toMatchObject({ status: 'idle', qty: null });
  });

  it('never has two writes of a line in flight, and then sends what was requested meanwhile', async () => {
    let inFlight = 0;
    let maxInFlight = 0;
    mockShop(async () => {
      inFlight += 1;
      maxInFlight = Math.max(maxInFlight, inFlight);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      inFlight -= 1;
      return json({ success: true });
    });
    const store = open();
    setQuantity(store, 2);
    await vi.advanceTimersByTimeAsync(500);
    setQuantity(store, 9);
    await vi.advanceTimersByTimeAsync(5000);
    expect(quantities()).toEqual(['2', '9']);
    expect(maxInFlight).toBe(1);
  });

  it('restores the old quantity and shows the reason when the server refuses [MINI-17]', async () => {
    mockShop(() => json({ success: false, error_message: 'The requested qty is not available' }));
    const store = open();
    setQuantity(store, 50);
    await vi.advanceTimersByTimeAsync(1000);
    expect(line(store)).toEqual({
      status: 'idle',
      qty: null,
      error: 'The requested qty is not available',
    });
  });

  it('logs a failed request, restores the value and shows an error at the line [MINI-18]', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    mockShop(() => fail({ kind: 'network' }));
    const store = open();
    setQuantity(store, 3);
    await vi.advanceTimersByTimeAsync(1000);
    expect(line(store)).toEqual({
      status: 'idle',
      qty: null,
      error: 'Your cart could not be changed. Please check your connection and try again.',
    });
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('A change of the cart failed (network)'),
    );
  });

  it('shows no error for a lost response when the cart contains the new quantity [MINI-11, MINI-18]', async () => {
    const { store, receiveCart } = openWithLostResponses();
    setQuantity(store, 3);
    await vi.advanceTimersByTimeAsync(1000);
    expect(line(store).status, 'waiting for the cart').toBe('saving');
    receiveCart([{ ...storedLine, qty: 3 }]);
    await vi.advanceTimersByTimeAsync(0);
    expect(line(store)).toEqual({ status: 'idle', qty: null, error: null });
    setQuantity(store, 4);
    await vi.advanceTimersByTimeAsync(1000);
    receiveCart([{ ...storedLine, qty: 3 }]);
    await vi.advanceTimersByTimeAsync(0);
    expect(line(store).error).toContain('Something went wrong');
  });

  it('shows no error for a lost response when the line was removed from the cart [MINI-11, MINI-18]', async () => {
    const { store, receiveCart } = openWithLostResponses();
    store.dispatch(lineRemoved({ itemId: '77' }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(line(store).status).toBe('removing');
    receiveCart([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(line(store)).toEqual({ status: 'idle', qty: null, error: null });
  });

  it.each([0, -1])('never sends %i, which the server interprets differently', async (qty) => {
    mockShop(() => json({ success: true }));
    const store = open();
    setQuantity(store, qty);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([]);
    expect(line(store).error).toBe('Please enter a value of 1 or greater');
  });

  it('removes a line by its id, after pending changes to it [MINI-15]', async () => {
    mockShop(() => json({ success: true }));
    const store = open();
    setQuantity(store, 2);
    store.dispatch(lineRemoved({ itemId: '77' }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.map(({ path }) => path)).toEqual(['checkout/sidebar/removeItem/']);
    expect(line(store).status).toBe('removing');
    reload(store);
    await vi.advanceTimersByTimeAsync(0);
    expect(line(store).status).toBe('idle');
  });
});
