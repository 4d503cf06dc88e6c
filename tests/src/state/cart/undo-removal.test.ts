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
import { json, sent, shopAnswers } from '../support/fake-http';
import { sectionSettings, shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const REMOVE = 'checkout/sidebar/removeItem/';
const ADD = 'checkout/cart/add/';
const added = () => sent.filter(({ path }) => path === ADD).map(({ body }) => body as FormData);

/** A shop with a cart of lines; `answerAdd` says how it answers to what is put back. */
function openShop(
  answerAdd: (put: () => void) => Result<HttpResponse> | Promise<Result<HttpResponse>>,
) {
  const cart = { lines: [wireLine(1, { qty: 2 }), wireLine(2)], isReachable: true, version: 1 };
  const put = () => {
    cart.lines = [wireLine(9, { qty: 2, product_id: '1', product_sku: 'B1' }), ...cart.lines];
  };
  const section = () => {
    cart.version += 1;
    return { cart: wireCart(cart.lines, { data_id: 1_900_000_000 + cart.version }) };
  };
  shopAnswers((request, path) => {
    if (path === REMOVE) {
      cart.lines = cart.lines.filter((line) => line.item_id !== '1');
      return json({ success: true });
    }
    if (path === ADD) return answerAdd(put);
    if (!cart.isReachable) return fail({ kind: 'network' });
    return request.url.includes('messages')
      ? json({ messages: { data_id: 1, messages: [{ type: 'error', text: 'Sold out.' }] } })
      : json(section());
  });
  const store = createTillStore({ shop, checkout: null, sections: sectionSettings });
  store.inject(cartState);
  store.dispatch(sectionsRead(section()));
  return { store, cart, put };
}

const offer = (store: TillStore) => selectOffer(store.getState());
const settle = () => vi.advanceTimersByTimeAsync(20_000);
/** What every write does on a page: the cart is read again. */
const reload = (store: TillStore) =>
  store.dispatch(sectionsInvalidated({ names: ['cart'], reload: true }));

async function removed(store: TillStore): Promise<void> {
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

describe('taking back a removal', () => {
  it('is offered once the shop has taken the line out, and ends with the next change [MINI-04]', async () => {
    const { store } = openShop(() => json([]));
    await removed(store);
    expect(offer(store)).toMatchObject({ itemId: '1', name: 'Book 1', nextId: '2', error: null });
    store.dispatch(lineQuantityChanged({ itemId: '2', qty: 3 }));
    expect(offer(store)).toBeNull();
    await removed(store);
    store.dispatch(removalDismissed());
    expect(offer(store)).toBeNull();
  });

  it('is not offered when the shop refused the removal', async () => {
    const { store } = openShop(() => json([]));
    shopAnswers(() => json({ success: false, error_message: 'No.' }));
    store.dispatch(lineRemoved({ itemId: '1' }));
    await settle();
    expect(offer(store)).toBeNull();
  });

  it('is offered as well when the answer was lost and the cart is without the line [MINI-11]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { store } = openShop(() => json([]));
    const rest = { cart: wireCart([wireLine(2)], { data_id: 1_900_000_100 }) };
    shopAnswers((_request, path) => {
      if (path !== REMOVE) return json(rest);
      reload(store);
      return fail({ kind: 'timeout' });
    });
    store.dispatch(lineRemoved({ itemId: '1' }));
    await settle();
    expect(offer(store)).toMatchObject({ itemId: '1', name: 'Book 1', error: null });
  });

  it('buys the same once, however often it is pressed', async () => {
    const { store } = openShop(async (put) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      put();
      return json([]);
    });
    await removed(store);
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

  it('says why the shop refuses, and keeps the offer', async () => {
    const { store } = openShop(() => json({ backUrl: 'https://shop.example/book-1.html' }));
    await removed(store);
    await undo(store);
    expect(offer(store)).toMatchObject({ status: 'offered', error: 'Sold out.', heldBefore: null });
    await undo(store);
    expect(added()).toHaveLength(2);
  });

  it('takes the way to the cart for success when the cart holds the product again', async () => {
    const { store } = openShop((put) => {
      put();
      return json({ backUrl: shop.cartUrl });
    });
    await removed(store);
    await undo(store);
    expect(offer(store)).toBeNull();
  });

  it('does not buy again what has arrived although the answer was lost', async () => {
    const { store } = openShop((put) => {
      put();
      return fail({ kind: 'timeout' });
    });
    await removed(store);
    await undo(store);
    expect(offer(store)).toBeNull();
    expect(added()).toHaveLength(1);
  });

  it('looks into the cart before it sends again when nobody knew how the first attempt ended', async () => {
    const { store, cart } = openShop((put) => {
      put();
      cart.isReachable = false;
      return fail({ kind: 'network' });
    });
    await removed(store);
    await undo(store);
    expect(offer(store)).toMatchObject({ status: 'offered', heldBefore: 0 });
    expect(offer(store)?.error).toContain('check your connection');
    await undo(store);
    expect(added()).toHaveLength(1);
    cart.isReachable = true;
    await undo(store);
    expect(added()).toHaveLength(1);
    expect(offer(store)).toBeNull();
  });
});
