import { describe, expect, it, vi } from 'vitest';
import {
  sectionDisposed,
  sectionsRead,
  selectCartCount,
} from '../../../../src/state/sections/sections-slice';
import { watchFacts } from '../../../../src/state/shared/watched-facts';
import { createTillStore } from '../../../../src/state/store/store';
import { shop } from '../support/shop';

const cart = (count: number) => sectionsRead({ cart: { data_id: 1, summary_count: count } });
const other = () => sectionsRead({ wishlist: { data_id: 1 } });

/** The facts of a view: how many items the cart holds, and the shop, which is created by each read. */
function watch() {
  const store = createTillStore({ shop, checkout: null });
  const facts = watchFacts(store, (state) => {
    const count = selectCartCount(state);
    return count === null ? null : { count, kind: 'cart', shop: { ...state.config.shop } };
  });
  return { store, ...facts };
}

describe('watched facts', () => {
  it('are null until they are known', () => {
    const { store, context } = watch();
    expect(context()).toBeNull();
    store.dispatch(cart(2));
    expect(context()).toMatchObject({ count: 2, kind: 'cart', shop: { storeCode: 'default' } });
  });

  it('are the same object until one of them changes', () => {
    const { store, context } = watch();
    store.dispatch(cart(2));
    const first = context();
    store.dispatch(other());
    expect(context()).toBe(first);
    store.dispatch(cart(3));
    expect(context()).toMatchObject({ count: 3 });
    expect(context()).not.toBe(first);
  });

  it('are told to a listener when one of them changes, until it unsubscribes', () => {
    const { store, subscribe } = watch();
    store.dispatch(cart(2));
    const listener = vi.fn();
    const stop = subscribe(listener);
    store.dispatch(other());
    expect(listener).not.toHaveBeenCalled();
    store.dispatch(cart(3));
    store.dispatch(other());
    expect(listener).toHaveBeenCalledTimes(1);
    expect(listener).toHaveBeenLastCalledWith(expect.objectContaining({ count: 3 }));
    stop();
    store.dispatch(cart(4));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('are not told when they are no longer known', () => {
    const { store, context, subscribe } = watch();
    store.dispatch(cart(2));
    const listener = vi.fn();
    subscribe(listener);
    store.dispatch(sectionDisposed('cart'));
    expect(context()).toBeNull();
    expect(listener).not.toHaveBeenCalled();
    store.dispatch(cart(2));
    expect(listener).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ count: 2 }));
  });
});
