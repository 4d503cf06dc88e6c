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
import { json, sent, shopAnswers } from '../support/fake-http';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

function open(): TillStore {
  const store = createTillStore({ shop, checkout: null });
  store.inject(cartState);
  return store;
}

const want = (store: TillStore, qty: number): void => {
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

/** A shop whose answers to changes are cut short; the cart that each change sets off comes when `answerCart` says. */
function openWithLostAnswer() {
  vi.spyOn(console, 'warn').mockReturnValue();
  let turn = 2;
  const store = open();
  shopAnswers(() => {
    store.dispatch(sectionsRequested(['cart']));
    return fail({ kind: 'malformed', status: 200 });
  });
  const answerCart = (items: readonly object[]): void => {
    turn += 1;
    const cart = { data_id: turn, summary_count: 2, items };
    store.dispatch(sectionsReceived({ names: ['cart'], sections: { cart } }));
  };
  return { store, answerCart };
}

describe('changing a line', () => {
  it('shows every tap at once and sends the last value only [MINI-14]', async () => {
    shopAnswers(() => json({ success: true }));
    const store = open();
    for (const qty of [2, 3, 4]) {
      want(store, qty);
      expect(line(store)).toMatchObject({ status: 'saving', qty });
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(quantities()).toEqual(['4']);
    const body = sent[0]?.body as URLSearchParams;
    expect(body.get('item_id')).toBe('77');
    expect(body.get('form_key')).toMatch(/^[A-Za-z0-9]{16}$/);
  });

  it('keeps the wish in sight until the cart holds it [MINI-11]', async () => {
    shopAnswers(() => json({ success: true }));
    const store = open();
    want(store, 5);
    await vi.advanceTimersByTimeAsync(1000);
    expect(line(store).qty).toBe(5);
    reload(store);
    await vi.advanceTimersByTimeAsync(0);
    expect(line(store)).toEqual({ status: 'idle', qty: null, error: null });
  });

  it('takes no other section for the cart that it waits for [MINI-11]', async () => {
    shopAnswers(() => json({ success: true }));
    const store = open();
    want(store, 5);
    await vi.advanceTimersByTimeAsync(1000);
    store.dispatch(sectionsReceived({ names: ['customer'], sections: {} }));
    store.dispatch(sectionsFailed({ names: ['wishlist'], error: { kind: 'network' } }));
    await vi.advanceTimersByTimeAsync(0);
    expect(line(store)).toMatchObject({ status: 'saving', qty: 5 });
    store.dispatch(sectionsFailed({ names: ['cart'], error: { kind: 'network' } }));
    await vi.advanceTimersByTimeAsync(0);
    expect(line(store)).toMatchObject({ status: 'idle', qty: null });
  });

  it('waits no longer than 8 s for a cart that does not come', async () => {
    shopAnswers(() => json({ success: true }));
    const store = open();
    want(store, 5);
    await vi.advanceTimersByTimeAsync(8000);
    expect(line(store)).toMatchObject({ status: 'saving', qty: 5 });
    await vi.advanceTimersByTimeAsync(1500);
    expect(line(store)).toMatchObject({ status: 'idle', qty: null });
  });

  it('never has two writes of a line in flight, and sends what was wished meanwhile', async () => {
    let flying = 0;
    let most = 0;
    shopAnswers(async () => {
      flying += 1;
      most = Math.max(most, flying);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      flying -= 1;
      return json({ success: true });
    });
    const store = open();
    want(store, 2);
    await vi.advanceTimersByTimeAsync(500);
    want(store, 9);
    await vi.advanceTimersByTimeAsync(5000);
    expect(quantities()).toEqual(['2', '9']);
    expect(most).toBe(1);
  });

  it('goes back to the old quantity and says why when the server refuses [MINI-17]', async () => {
    shopAnswers(() =>
      json({ success: false, error_message: 'The requested qty is not available' }),
    );
    const store = open();
    want(store, 50);
    await vi.advanceTimersByTimeAsync(1000);
    expect(line(store)).toEqual({
      status: 'idle',
      qty: null,
      error: 'The requested qty is not available',
    });
  });

  it('logs a request that failed, takes the value back and says so at the line [MINI-18]', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    shopAnswers(() => fail({ kind: 'network' }));
    const store = open();
    want(store, 3);
    await vi.advanceTimersByTimeAsync(1000);
    expect(line(store)).toEqual({
      status: 'idle',
      qty: null,
      error: 'Your cart could not be changed. Please check your connection and try again.',
    });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('did not reach the shop (network)'));
  });

  it('says nothing of a quantity whose answer was lost, when the cart holds it [MINI-11, MINI-18]', async () => {
    const { store, answerCart } = openWithLostAnswer();
    want(store, 3);
    await vi.advanceTimersByTimeAsync(1000);
    expect(line(store).status, 'the cart is waited for').toBe('saving');
    answerCart([{ ...storedLine, qty: 3 }]);
    await vi.advanceTimersByTimeAsync(0);
    expect(line(store)).toEqual({ status: 'idle', qty: null, error: null });
    want(store, 4);
    await vi.advanceTimersByTimeAsync(1000);
    answerCart([{ ...storedLine, qty: 3 }]);
    await vi.advanceTimersByTimeAsync(0);
    expect(line(store).error).toContain('Something went wrong');
  });

  it('says nothing of a removal whose answer was lost, when the cart is without it [MINI-11, MINI-18]', async () => {
    const { store, answerCart } = openWithLostAnswer();
    store.dispatch(lineRemoved({ itemId: '77' }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(line(store).status).toBe('removing');
    answerCart([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(line(store)).toEqual({ status: 'idle', qty: null, error: null });
  });

  it.each([0, -1])('never sends %i, which the server takes for something else', async (qty) => {
    shopAnswers(() => json({ success: true }));
    const store = open();
    want(store, qty);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([]);
    expect(line(store).error).toBe('Please enter a value of 1 or greater');
  });

  it('removes a line by its id, after what is still being sent about it [MINI-15]', async () => {
    shopAnswers(() => json({ success: true }));
    const store = open();
    want(store, 2);
    store.dispatch(lineRemoved({ itemId: '77' }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.map(({ path }) => path)).toEqual(['checkout/sidebar/removeItem/']);
    expect(line(store).status).toBe('removing');
    reload(store);
    await vi.advanceTimersByTimeAsync(0);
    expect(line(store).status).toBe('idle');
  });
});
