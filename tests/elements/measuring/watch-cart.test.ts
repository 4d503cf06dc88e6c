import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchCart } from '../../../elements/measuring/watch-cart';
import { sectionsReceived } from '../../../src/state/sections/sections-slice';
import { commerceItem } from '../../support/commerce-item';
import { measured, receiveCart } from './support';

vi.mock('../../../src/platform/http/http', () => ({
  http: () => Promise.resolve({ ok: false, error: { kind: 'network' } }),
  onWrite: () => () => undefined,
}));

const mug = (quantity: number) => ({
  currency: null,
  value: 10 * quantity,
  items: [commerceItem({ productId: null, name: 'mug', quantity })],
});

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});

describe('the cart of the server', () => {
  it('is stored without an event the first time', () => {
    const page = measured();
    watchCart(page);
    receiveCart(page.store, { mug: 2 });
    expect(page.reported).toEqual([]);
  });

  it('reports additions, also those of a previous page', () => {
    const before = measured();
    watchCart(before);
    receiveCart(before.store, {});
    const page = measured();
    watchCart(page);
    receiveCart(page.store, { mug: 2 });
    receiveCart(page.store, { mug: 3 });
    expect(page.reported).toEqual([
      ['till-items-added', mug(2)],
      ['till-items-added', mug(1)],
    ]);
  });

  it('was emptied by the order, also if the success page is left before the cart is loaded', () => {
    const before = measured();
    watchCart(before);
    receiveCart(before.store, { mug: 2 });
    document.body.innerHTML = '<div class="checkout-success"></div>';
    watchCart(measured());
    document.body.innerHTML = '';
    const page = measured();
    watchCart(page);
    document.dispatchEvent(new CustomEvent('till-item-removed'));
    receiveCart(page.store, {});
    expect(page.reported).toEqual([]);
  });

  it('reports a change in one of two tabs only', () => {
    const [one, other] = [measured(), measured()];
    watchCart(one);
    watchCart(other);
    receiveCart(one.store, {});
    receiveCart(one.store, { mug: 1 });
    receiveCart(other.store, { mug: 1 });
    expect([...one.reported, ...other.reported]).toEqual([['till-items-added', mug(1)]]);
  });

  it('is stored without an event when an expired session has emptied it', () => {
    const page = measured();
    watchCart(page);
    receiveCart(page.store, { mug: 3 });
    receiveCart(page.store, {});
    expect(page.reported).toEqual([]);
  });

  it('reports removals, for the last line only if the shopper removed it', () => {
    const page = measured();
    watchCart(page);
    receiveCart(page.store, { mug: 3 });
    receiveCart(page.store, { mug: 1 });
    document.dispatchEvent(new CustomEvent('till-item-removed'));
    receiveCart(page.store, {});
    expect(page.reported).toEqual([
      ['till-items-removed', mug(2)],
      ['till-items-removed', mug(1)],
    ]);
  });

  it('is stored without an event when the shopper has signed in', () => {
    const page = measured();
    watchCart(page);
    receiveCart(page.store, { mug: 1 });
    page.store.dispatch(
      sectionsReceived({
        names: ['customer'],
        sections: { customer: { data_id: 2, firstname: 'Ada' } },
      }),
    );
    receiveCart(page.store, { mug: 1, lid: 4 });
    expect(page.reported).toEqual([]);
  });

  it('is stored without an event on the success page', () => {
    const page = measured();
    watchCart(page);
    receiveCart(page.store, { mug: 3, lid: 1 });
    document.body.innerHTML = '<div class="checkout-success"></div>';
    receiveCart(page.store, { lid: 1 });
    expect(page.reported).toEqual([]);
  });

  it('is stored without an event after a cart without categories, as an earlier version stored it', () => {
    const { categories: _, ...line } = { ...commerceItem(), itemId: 'mug' };
    const stored = { at: Date.now(), isLoggedIn: false, lines: [line] };
    localStorage.setItem('till-measured-cart', JSON.stringify(stored));
    const page = measured();
    watchCart(page);
    receiveCart(page.store, { mug: 3 });
    expect(page.reported).toEqual([]);
  });

  it('is stored without an event after an hour', () => {
    let now = 0;
    const page = { ...measured(), now: () => now };
    watchCart(page);
    receiveCart(page.store, {});
    now = 3_600_001;
    receiveCart(page.store, { mug: 1 });
    expect(page.reported).toEqual([]);
  });
});
