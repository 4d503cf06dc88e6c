import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail } from '../../../../src/platform/result';
import {
  emailEdited,
  loginStarted,
  shippingAddressEdited,
} from '../../../../src/state/checkout/checkout-actions';
import { selectCartLoss, selectCheckout } from '../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../src/state/checkout/checkout-state';
import { sectionsRead } from '../../../../src/state/sections/sections-slice';
import { readClientSection } from '../../../../src/state/sections/section-store';
import { createTillStore } from '../../../../src/state/store/store';
import { json, sent, shopAnswers } from '../support/fake-http';
import { checkoutConfig, shop, wireTotals } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const NO_CART = {
  kind: 'rejected',
  status: 404,
  message: 'No such entity with cartId = 80',
  redirectAction: null,
} as const;

const line = { item_id: '77', product_id: '1', product_name: 'Field Guide', qty: 1 };
const customerOf = (firstname: string | null) => ({ data_id: 1, firstname });
const cartOf = (items: readonly unknown[]) => ({
  data_id: Math.random(),
  summary_count: items.length,
  subtotalAmount: '20',
  items,
});

/** What the shop says of the cart itself. */
let cart: { is_active: boolean; items: { item_id: number }[] } | 'missing' | 'unreachable';

/** Whether the shop says of the rates that it knows no such cart. */
let missesCart = false;

const looks = () => sent.filter(({ path, method }) => path === 'cart' && method === 'GET');

function open() {
  const store = createTillStore({ shop, checkout: checkoutConfig() });
  store.inject(checkoutState);
  store.dispatch(sectionsRead({ cart: cartOf([line]), customer: customerOf(null) }));
  return store;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  cart = { is_active: true, items: [{ item_id: 77 }] };
  missesCart = false;
  shopAnswers((_request, path) => {
    if (path === 'cart') {
      if (cart === 'missing') return fail(NO_CART);
      return cart === 'unreachable' ? fail({ kind: 'network' }) : json(cart);
    }
    if (path === 'estimate-shipping-methods') return missesCart ? fail(NO_CART) : json([]);
    return json(wireTotals(20));
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the cart of an open checkout', () => {
  it('is asked for when the private data shows none of its lines any more [PLACE-15]', async () => {
    const store = open();
    cart = { is_active: true, items: [] };
    store.dispatch(sectionsRead({ cart: cartOf([]) }));
    await vi.advanceTimersByTimeAsync(10);
    expect(looks()).toHaveLength(1);
    expect(selectCartLoss(store.getState())).toBe('emptied');

    cart = { is_active: true, items: [{ item_id: 78 }] };
    store.dispatch(sectionsRead({ cart: cartOf([line]) }));
    await vi.advanceTimersByTimeAsync(10);
    expect(selectCartLoss(store.getState())).toBe('ordered');
  });

  it('may be filled again: the page goes on with it', async () => {
    const store = open();
    cart = { is_active: true, items: [] };
    store.dispatch(sectionsRead({ cart: cartOf([]) }));
    await vi.advanceTimersByTimeAsync(10);
    cart = { is_active: true, items: [{ item_id: 77 }] };
    store.dispatch(sectionsRead({ cart: cartOf([line]) }));
    await vi.advanceTimersByTimeAsync(10);
    expect(selectCartLoss(store.getState())).toBeNull();
  });

  it.each([
    ['inactive', { is_active: false, items: [] }, 'ordered'],
    ['gone', 'missing', 'ordered'],
    ['there', { is_active: true, items: [{ item_id: 77 }] }, null],
    ['not to be asked', 'unreachable', null],
  ] as const)(
    'is asked for after a call that missed it, and is %s [RATE-18]',
    async (_, is, loss) => {
      cart = typeof is === 'string' ? is : { ...is, items: [...is.items] };
      missesCart = true;
      const store = open();
      await vi.advanceTimersByTimeAsync(3000);
      expect(looks()).toHaveLength(1);
      expect(selectCartLoss(store.getState())).toBe(loss);
    },
  );
});

describe('a guest who signs in in another window', () => {
  it('is told, and what was typed is written down for the page that comes next [ROLE-02, STOR-02]', () => {
    const store = open();
    store.dispatch(emailEdited('gus@example.com'));
    store.dispatch(shippingAddressEdited({ name: 'city', value: 'Oakland' }));
    store.dispatch(sectionsRead({}));
    localStorage.clear();
    store.dispatch(sectionsRead({ customer: customerOf('Gus') }));
    expect(selectCartLoss(store.getState())).toBe('signed-in');
    expect(JSON.stringify(readClientSection('checkout-data'))).toContain('Oakland');
  });

  it('is not the one who signs in here, whose page is loaded again', () => {
    const store = open();
    store.dispatch(loginStarted());
    store.dispatch(sectionsRead({ customer: customerOf('Gus') }));
    expect(selectCartLoss(store.getState())).toBeNull();
  });

  it('is not taken from private data that was old when the page was opened [ROLE-03]', () => {
    const store = createTillStore({ shop, checkout: checkoutConfig() });
    store.dispatch(sectionsRead({ customer: customerOf('Jane') }));
    store.inject(checkoutState);
    store.dispatch(sectionsRead({ customer: customerOf('Jane') }));
    expect(selectCheckout(store.getState()).loss).toBeNull();
  });
});
