import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { fail, type Result } from '../../../../src/platform/result';
import { lineQuantityChanged, lineRemoved } from '../../../../src/state/cart/cart-slice';
import { cartState } from '../../../../src/state/cart/cart-state';
import {
  removalDismissed,
  removalUndone,
  selectOffer,
} from '../../../../src/state/cart/removed-slice';
import { sectionsInvalidated, sectionsRead } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { wireCart, wireLine } from '../../features/cart/cart-shop';
import { json, sent, mockShop } from '../support/fake-http';
import { sectionSettings, shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const REMOVE = 'checkout/sidebar/removeItem/';
const ADD = 'checkout/cart/add/';
const added = () => sent.filter(({ path }) => path === ADD).map(({ body }) => body as FormData);

/** A shop with a cart of two lines; `respondToAdd` returns its response when a line is added again. */
function openShop(
  respondToAdd: (restoreLine: () => void) => Result<HttpResponse> | Promise<Result<HttpResponse>>,
) {
  const cart = { lines: [wireLine(1, { qty: 2 }), wireLine(2)], isReachable: true, version: 1 };
  const restoreLine = () => {
    cart.lines = [wireLine(9, { qty: 2, product_id: '1', product_sku: 'B1' }), ...cart.lines];
  };
  const section = () => {
    cart.version += 1;
    return { cart: wireCart(cart.lines, { data_id: 1_900_000_000 + cart.version }) };
  };
  mockShop((request, path) => {
    if (path === REMOVE) {
      cart.lines = cart.lines.filter((line) => line.item_id !== '1');
      return json({ success: true });
    }
    if (path === ADD) return respondToAdd(restoreLine);
    if (!cart.isReachable) return fail({ kind: 'network' });
    return request.url.includes('messages')
      ? json({ messages: { data_id: 1, messages: [{ type: 'error', text: 'Sold out.' }] } })
      : json(section());
  });
  const store = createTillStore({ shop, checkout: null, sections: sectionSettings });
  store.inject(cartState);
  store.dispatch(sectionsRead(section()));
  return { store, cart, restoreLine };
}

const offer = (store: TillStore) => selectOffer(store.getState());
const settle = () => vi.advanceTimersByTimeAsync(20_000);
/** The effect of every write on a page: the cart is reloaded. */
const reload = (store: TillStore) =>
  store.dispatch(sectionsInvalidated({ names: ['cart'], reload: true }));

async function remove(store: TillStore): Promise<void> {
  store.dispatch(lineRemoved({ itemId: '1' }));
  await vi.advanceTimersByTimeAsync(100);
  reload(store);
  await settle();
}
const undo = async (store: TillStore): Promise<void> => {
  store.dispatch(removalUndone());
  await settle();
};

beforeEach(async () => {
  await import('../../../../src/state/cart/buy-again');
  await import('../../../../src/api/sections');
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('undoing a removal', () => {
  it('is offered once the shop has removed the line, until the next change [MINI-04]', async () => {
    const { store } = openShop(() => json([]));
    await remove(store);
    expect(offer(store)).toMatchObject({ itemId: '1', name: 'Book 1', nextId: '2', error: null });
    store.dispatch(lineQuantityChanged({ itemId: '2', qty: 3 }));
    expect(offer(store)).toBeNull();
    await remove(store);
    store.dispatch(removalDismissed());
    expect(offer(store)).toBeNull();
  });

  it('is not offered when the shop refused the removal', async () => {
    const { store } = openShop(() => json([]));
    mockShop(() => json({ success: false, error_message: 'No.' }));
    store.dispatch(lineRemoved({ itemId: '1' }));
    await settle();
    expect(offer(store)).toBeNull();
  });

  it('is offered when the response was lost but the cart no longer contains the line [MINI-11]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { store } = openShop(() => json([]));
    const rest = { cart: wireCart([wireLine(2)], { data_id: 1_900_000_100 }) };
    mockShop((_request, path) => {
      if (path !== REMOVE) return json(rest);
      reload(store);
      return fail({ kind: 'timeout' });
    });
    store.dispatch(lineRemoved({ itemId: '1' }));
    await settle();
    expect(offer(store)).toMatchObject({ itemId: '1', name: 'Book 1', error: null });
  });

  it('adds the product once, however often the button is pressed', async () => {
    const { store } = openShop(async (restoreLine) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      restoreLine();
      return json([]);
    });
    await remove(store);
    store.dispatch(removalUndone());
    store.dispatch(removalUndone());
    await vi.advanceTimersByTimeAsync(600);
    reload(store);
    await undo(store);
    expect(added()).toHaveLength(1);
    expect(added()[0]?.get('product')).toBe('1');
    expect(added()[0]?.get('qty')).toBe('2');
    expect(added()[0]?.get('form_key')).toMatch(/^\w{16}$/);
    expect(offer(store)).toBeNull();
  });

  it('shows why the shop refuses, and keeps the offer', async () => {
    const { store } = openShop(() => json({ backUrl: 'https://shop.example/book-1.html' }));
    await remove(store);
    await undo(store);
    expect(offer(store)).toMatchObject({
      status: 'offered',
      error: 'Sold out.',
      previousQty: null,
    });
    await undo(store);
    expect(added()).toHaveLength(2);
  });

  it('counts a redirect to the cart as success when the cart contains the product again', async () => {
    const { store } = openShop((restoreLine) => {
      restoreLine();
      return json({ backUrl: shop.cartUrl });
    });
    await remove(store);
    await undo(store);
    expect(offer(store)).toBeNull();
  });

  it('does not add again what has arrived although the response was lost', async () => {
    const { store } = openShop((restoreLine) => {
      restoreLine();
      return fail({ kind: 'timeout' });
    });
    await remove(store);
    await undo(store);
    expect(offer(store)).toBeNull();
    expect(added()).toHaveLength(1);
  });

  it('checks the cart before sending again when the outcome of the first attempt is unknown', async () => {
    const { store, cart } = openShop((restoreLine) => {
      restoreLine();
      cart.isReachable = false;
      return fail({ kind: 'network' });
    });
    await remove(store);
    await undo(store);
    expect(offer(store)).toMatchObject({ status: 'offered', previousQty: 0 });
    expect(offer(store)?.error).toContain('check your connection');
    await undo(store);
    expect(added()).toHaveLength(1);
    cart.isReachable = true;
    await undo(store);
    expect(added()).toHaveLength(1);
    expect(offer(store)).toBeNull();
  });
});
