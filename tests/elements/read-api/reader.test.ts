import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createReader } from '../../../elements/read-api/reader';
import type { TillSnapshot } from '../../../elements/read-api/snapshot.types';
import { quoteStarted } from '../../../src/state/quote/quote-slice';
import { quoteState } from '../../../src/state/quote/quote-state';
import { sectionsReceived } from '../../../src/state/sections/sections-slice';
import type { TillStore } from '../../../src/state/shared/store.types';
import { createTillStore } from '../../../src/state/store/store';
import { sectionSettings, shop } from '../../src/state/support/shop';
import { totalsOf } from '../../src/state/support/totals';

vi.mock('../../../src/platform/http/http', () => ({
  http: () => Promise.resolve({ ok: false, error: { kind: 'network' } }),
}));

const line = {
  item_id: '5',
  product_id: '9',
  product_sku: 'MUG',
  product_name: 'Mug &amp; Lid',
  qty: 2,
  product_price_value: 12.5,
  options: [{ label: 'Engraving', value: 'Ann' }],
};

/** A page whose cart section contains these lines. */
function received(store: TillStore, items: readonly object[], count = items.length): void {
  store.dispatch(
    sectionsReceived({
      names: ['cart'],
      sections: { cart: { data_id: 1, summary_count: count, subtotalAmount: 25, items } },
    }),
  );
}

let store: TillStore;
beforeEach(() => {
  localStorage.clear();
  store = createTillStore({ shop, checkout: null, sections: sectionSettings });
});

const always = (): boolean => true;

describe('the state that page scripts read', () => {
  it('is null, and the customer a guest, before the cart and the totals are loaded', () => {
    const { snapshot } = createReader(store);
    expect(snapshot.cart).toBeNull();
    expect(snapshot.totals).toBeNull();
    expect(snapshot.customer).toEqual({ isLoggedIn: false, firstname: null });
  });

  it('is a frozen copy of the cart, the same object while nothing changes', () => {
    received(store, [line]);
    const { snapshot } = createReader(store);
    expect(snapshot.cart).toEqual({
      count: 1,
      subtotal: 25,
      subtotalExclTax: null,
      subtotalInclTax: null,
      items: [
        {
          itemId: '5',
          productId: '9',
          sku: 'MUG',
          name: 'Mug & Lid',
          qty: 2,
          price: 12.5,
          priceExclTax: null,
          url: null,
          imageUrl: null,
          options: [{ label: 'Engraving', value: 'Ann' }],
        },
      ],
    });
    expect(snapshot.cart).toBe(snapshot.cart);
    expect(Object.isFrozen(snapshot.cart?.items[0]?.options[0])).toBe(true);
  });

  it('requests only the sections that are read', () => {
    const { snapshot } = createReader(store);
    expect(store.getState().sections.wanted).toEqual([]);
    expect(snapshot.cart).toBeNull();
    expect(snapshot.cart).toBeNull();
    expect(store.getState().sections.wanted).toEqual(['cart']);
  });

  it('contains the totals, and nothing that identifies the cart or the shopper', () => {
    store.inject(quoteState);
    store.dispatch(
      quoteStarted({
        cart: { kind: 'guest', maskedId: 'secret-cart' },
        items: [],
        totals: totalsOf({ grandTotal: 20, couponCode: '' }),
      }),
    );
    store.dispatch(
      sectionsReceived({
        names: ['customer'],
        sections: {
          customer: {
            data_id: 1,
            firstname: 'Ada',
            fullname: 'Ada Byron',
            email: 'ada@shop.example',
          },
        },
      }),
    );
    const { snapshot } = createReader(store);
    expect(snapshot.totals).toMatchObject({ grandTotal: 20, coupon: null });
    expect(snapshot.customer).toEqual({ isLoggedIn: true, firstname: 'Ada' });
    const all = JSON.stringify([snapshot.cart, snapshot.totals, snapshot.customer]);
    for (const secret of ['secret-cart', 'Byron', 'ada@']) expect(all).not.toContain(secret);
  });
});

describe('a subscription', () => {
  it('receives the first value and each change with the previous value', () => {
    const listener = vi.fn();
    createReader(store).subscribe(({ cart }) => cart?.count ?? 0, listener, always);
    received(store, [line]);
    received(store, [line], 1);
    received(store, [line], 3);
    expect(listener.mock.calls).toEqual([
      [0, undefined],
      [1, 0],
      [3, 1],
    ]);
  });

  it('compares objects shallowly', () => {
    const listener = vi.fn();
    const select = ({ cart }: TillSnapshot) => ({ count: cart?.count ?? 0, sum: cart?.subtotal });
    createReader(store).subscribe(select, listener, always);
    received(store, [line]);
    received(store, [{ ...line, message: 'Low stock' }], 1);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('can be ended', () => {
    const listener = vi.fn();
    let isOn = true;
    createReader(store).subscribe(
      ({ cart }) => cart?.count,
      listener,
      () => isOn,
    );
    isOn = false;
    received(store, [line]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('continues for other listeners when one throws, and reports the error once', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const listener = vi.fn();
    const reader = createReader(store);
    reader.subscribe(
      ({ cart }) => cart?.count,
      () => {
        throw new Error('of the page');
      },
      always,
    );
    reader.subscribe(({ cart }) => cart?.count, listener, always);
    received(store, [line]);
    received(store, [line], 4);
    expect(listener).toHaveBeenLastCalledWith(4, 1);
    expect(error).toHaveBeenCalledTimes(1);
  });
});
