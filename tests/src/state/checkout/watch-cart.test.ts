import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail } from '../../../../src/platform/result';
import type { CheckoutConfig } from '../../../../src/domain/quote.types';
import {
  cartLost,
  emailEdited,
  loginStarted,
  placementStarted,
  placementWithdrawn,
  shippingAddressEdited,
} from '../../../../src/state/checkout/checkout-actions';
import { selectCartLoss, selectCheckout } from '../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../src/state/checkout/checkout-state';
import { attemptSucceeded, type OrderAttempt } from '../../../../src/state/order/order-attempt';
import { sectionsRead } from '../../../../src/state/sections/sections-slice';
import { readClientSection } from '../../../../src/state/sections/section-store';
import { createTillStore } from '../../../../src/state/store/store';
import { json, sent, mockShop } from '../support/fake-http';
import {
  checkoutConfig,
  customerOf as customerConfig,
  guideItem,
  NO_CART,
  shop,
  wireTotals,
} from '../support/shop';
// Loaded on demand by the flow; preloaded here, because these tests use a fake clock.
import '../../../../src/state/checkout/check-cart';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const line = { item_id: '77', product_id: '1', product_name: 'Field Guide', qty: 1 };
const customerOf = (firstname: string | null) => ({ data_id: 1, firstname });
const cartOf = (items: readonly unknown[]) => ({
  data_id: Math.random(),
  summary_count: items.length,
  subtotalAmount: '20',
  items,
});

/** The shop's response for the cart itself. */
let cart: { is_active: boolean; items: { item_id: number }[] } | 'missing' | 'unreachable';

/** Whether the rates fail because the cart does not exist. */
let isCartMissing = false;

const cartReads = () => sent.filter(({ path, method }) => path === 'cart' && method === 'GET');

function open(changes: Partial<CheckoutConfig> = {}) {
  const store = createTillStore({ shop, checkout: checkoutConfig(changes) }, { now: Date.now });
  store.inject(checkoutState);
  store.dispatch(sectionsRead({ cart: cartOf([line]), customer: customerOf(null) }));
  return store;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  cart = { is_active: true, items: [{ item_id: 77 }] };
  isCartMissing = false;
  mockShop((_request, path) => {
    if (path === 'cart') {
      if (cart === 'missing') return fail(NO_CART);
      return cart === 'unreachable' ? fail({ kind: 'network' }) : json(cart);
    }
    if (path === 'estimate-shipping-methods') return isCartMissing ? fail(NO_CART) : json([]);
    return json(wireTotals(20));
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the cart of an open checkout', () => {
  it('is loaded when the private data contains none of its lines any more [PLACE-15]', async () => {
    const store = open();
    cart = { is_active: true, items: [] };
    store.dispatch(sectionsRead({ cart: cartOf([]) }));
    await vi.advanceTimersByTimeAsync(10);
    expect(cartReads()).toHaveLength(1);
    expect(selectCartLoss(store.getState())).toBe('emptied');

    cart = { is_active: true, items: [{ item_id: 78 }] };
    store.dispatch(sectionsRead({ cart: cartOf([line]) }));
    await vi.advanceTimersByTimeAsync(10);
    expect(selectCartLoss(store.getState())).toBeNull();

    cart = { is_active: false, items: [{ item_id: 78 }] };
    store.dispatch(sectionsRead({ cart: cartOf([]) }));
    await vi.advanceTimersByTimeAsync(10);
    expect(selectCartLoss(store.getState())).toBe('ordered');
  });

  it('may be filled again, and the checkout continues', async () => {
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
    ['missing', 'missing', 'ordered'],
    ['active', { is_active: true, items: [{ item_id: 77 }] }, null],
    ['unreachable', 'unreachable', null],
  ] as const)(
    'is loaded after a request that did not find it, and is %s [RATE-18]',
    async (_, response, loss) => {
      cart = typeof response === 'string' ? response : { ...response, items: [...response.items] };
      isCartMissing = true;
      const store = open();
      await vi.advanceTimersByTimeAsync(3000);
      expect(cartReads()).toHaveLength(1);
      expect(selectCartLoss(store.getState())).toBe(loss);
    },
  );
});

describe('a cart that another window has ordered with a method whose page the order is paid on', () => {
  const order = { cartId: 'CART1', itemIds: [77] };
  const CLOSED = { is_active: false, items: [] };

  /** The other window has left for the provider's page; what this window is told then. */
  async function tell(
    response: typeof cart,
    waiting: Partial<OrderAttempt>,
    changes: Partial<CheckoutConfig> = {},
  ) {
    const store = open({ items: [guideItem], ...changes });
    attemptSucceeded({ ...order, startedAt: Date.now(), ...waiting });
    cart = response;
    store.dispatch(sectionsRead({ cart: cartOf([]) }));
    await vi.advanceTimersByTimeAsync(10);
    return { store, loss: selectCartLoss(store.getState()) };
  }
  const hosted = { method: 'hosted', awaitsPayment: 'hosted' };

  it.each<[string, typeof cart, Partial<OrderAttempt>, string]>([
    ['closed until the shopper returns', CLOSED, hosted, 'waits'],
    ['not there', 'missing', hosted, 'waits'],
    ['not there, and was open', 'missing', { ...hosted, isCartOpen: true }, 'waits'],
    ['empty', { is_active: true, items: [] }, hosted, 'emptied'],
    ['closed although it was open: it is paid', CLOSED, { ...hosted, isCartOpen: true }, 'ordered'],
    ['closed, and its order needs no payment elsewhere', CLOSED, {}, 'ordered'],
    ['another one’s', CLOSED, { ...hosted, itemIds: [5] }, 'ordered'],
  ])(
    'is said to be what is known where the cart is %s [REDIR-01, PLACE-15]',
    async (_state, response, waiting, loss) => {
      expect((await tell(response, waiting)).loss).toBe(loss);
    },
  );

  it.each<[string, typeof cart, Partial<OrderAttempt>, string]>([
    ['a customer’s next one', { is_active: true, items: [{ item_id: 99 }] }, hosted, 'waits'],
    ['a customer’s next one, and empty', { is_active: true, items: [] }, hosted, 'waits'],
    [
      'a customer’s next one, and was open',
      { is_active: true, items: [{ item_id: 99 }] },
      { ...hosted, isCartOpen: true },
      'waits',
    ],
    ['not a customer’s any more', 'missing', hosted, 'waits'],
    ['closed although it was open', 'missing', { ...hosted, isCartOpen: true }, 'ordered'],
  ])('is said to wait where the cart is %s', async (_state, response, waiting, loss) => {
    const theirs = { ...waiting, cartId: 'customer-7' };
    expect((await tell(response, theirs, customerConfig())).loss).toBe(loss);
  });

  it('may be ordered here again once the shopper has given that order up', async () => {
    const { store } = await tell(CLOSED, hosted);
    store.dispatch(placementStarted());
    expect(selectCartLoss(store.getState()), 'while the shop closes it').toBeNull();
    store.dispatch(placementWithdrawn());
    expect(selectCartLoss(store.getState())).toBeNull();
  });

  it('stays lost for any other reason', () => {
    const store = open();
    store.dispatch(cartLost('ordered'));
    store.dispatch(placementStarted());
    store.dispatch(placementWithdrawn());
    expect(selectCartLoss(store.getState())).toBe('ordered');
  });
});

describe('a guest who signs in in another window', () => {
  it('is notified, and what was typed is stored for the next page [ROLE-02, STOR-02]', () => {
    const store = open();
    store.dispatch(emailEdited('gus@example.com'));
    store.dispatch(shippingAddressEdited({ name: 'city', value: 'Oakland' }));
    store.dispatch(sectionsRead({}));
    localStorage.clear();
    store.dispatch(sectionsRead({ customer: customerOf('Gus') }));
    expect(selectCartLoss(store.getState())).toBe('signed-in');
    expect(JSON.stringify(readClientSection('checkout-data'))).toContain('Oakland');
  });

  it('is not the one who signs in here, whose page is reloaded', () => {
    const store = open();
    store.dispatch(loginStarted());
    store.dispatch(sectionsRead({ customer: customerOf('Gus') }));
    expect(selectCartLoss(store.getState())).toBeNull();
  });

  it('is not inferred from private data that was stale when the page was opened [ROLE-03]', () => {
    const store = createTillStore({ shop, checkout: checkoutConfig() });
    store.dispatch(sectionsRead({ customer: customerOf('Jane') }));
    store.inject(checkoutState);
    store.dispatch(sectionsRead({ customer: customerOf('Jane') }));
    expect(selectCheckout(store.getState()).loss).toBeNull();
  });
});
