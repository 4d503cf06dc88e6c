import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail } from '../../../../src/platform/result';
import { stepEntered } from '../../../../src/state/checkout/checkout-actions';
import { checkoutSlice } from '../../../../src/state/checkout/checkout-slice';
import {
  selectTotals,
  selectTotalsStatus,
  totalsWanted,
} from '../../../../src/state/quote/quote-slice';
import { quoteState } from '../../../../src/state/quote/quote-state';
import { sectionsReceived } from '../../../../src/state/sections/sections-slice';
import { cameOnline } from '../../../../src/state/shared/came-online';
import { lineSettled } from '../../../../src/state/shared/cart-facts';
import { createTillStore } from '../../../../src/state/store/store';
import { json, mockShop, sent } from '../support/fake-http';
import { checkoutConfig, shop, wireTotals } from '../support/shop';
import { totalsOf } from '../support/totals';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const reload = vi.fn();
const assign = vi.fn();
let restore = (): void => undefined;
const settle = () => vi.advanceTimersByTimeAsync(100);
const loads = () => sent.filter(({ path }) => path === 'totals');

/** A page with a cart, whose totals are those of its configuration: 10. */
function openCart(totals = totalsOf({ grandTotal: 10 })) {
  const store = createTillStore({ shop, checkout: checkoutConfig({ totals }) });
  store.inject(quoteState);
  const shown = () => [
    selectTotals(store.getState())?.grandTotal,
    selectTotalsStatus(store.getState()),
  ];
  return { store, shown };
}
const cart = (subtotalAmount: string) => ({
  names: ['cart'],
  sections: { cart: { data_id: 1, subtotalAmount, items: [{ item_id: '77', qty: 1 }] } },
});

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  restore = replaceNavigator({ assign, reload });
  assign.mockClear();
  mockShop((_request, path) => json(path === 'totals' ? wireTotals(20) : {}));
});
afterEach(() => {
  restore();
  vi.useRealTimers();
});

describe('the totals', () => {
  it('are those of the page, until the server’s replace them', async () => {
    const { store, shown } = openCart();
    expect(shown()).toEqual([10, 'ready']);
    store.dispatch(totalsWanted());
    expect(shown()).toEqual([10, 'loading']);
    await settle();
    expect(shown()).toEqual([20, 'ready']);
    expect(loads()).toHaveLength(1);
  });

  it('are loaded again when a line was saved, and a newer request cancels an older one', async () => {
    const { store, shown } = openCart();
    let cancelled: (boolean | undefined)[] = [];
    mockShop(() => {
      cancelled = loads().map(({ signal }) => signal?.aborted);
      return json(wireTotals(20));
    });
    store.dispatch(lineSettled({ itemId: '77' }));
    store.dispatch(lineSettled({ itemId: '78' }));
    await settle();
    expect(shown()).toEqual([20, 'ready']);
    expect(cancelled).toEqual([true, false]);
  });

  it('stay as they are when they cannot be loaded, and are marked as such', async () => {
    const { store, shown } = openCart();
    mockShop(() => fail({ kind: 'network' }));
    store.dispatch(totalsWanted());
    await settle();
    expect(shown()).toEqual([10, 'failed']);
    expect(assign).not.toHaveBeenCalled();
  });

  it('lead to the login page when the session has ended', async () => {
    const { store } = openCart();
    mockShop(() => fail({ kind: 'unauthorized', message: '' }));
    store.dispatch(totalsWanted());
    await settle();
    expect(assign.mock.calls[0]?.[0]).toContain('/customer/account/login/');
  });

  it('are not requested on a page without a cart', async () => {
    const store = createTillStore({ shop, checkout: null });
    store.inject(quoteState);
    store.dispatch(totalsWanted());
    await settle();
    expect(sent).toEqual([]);
  });

  it('are loaded again when the browser is online again, if they had failed', async () => {
    const { store, shown } = openCart();
    store.dispatch(cameOnline());
    await settle();
    expect(loads(), 'they are there').toHaveLength(0);
    mockShop(() => fail({ kind: 'network' }));
    store.dispatch(totalsWanted());
    await settle();
    mockShop(() => json(wireTotals(20)));
    store.dispatch(cameOnline());
    await settle();
    expect(shown()).toEqual([20, 'ready']);
  });
});

describe('the totals, when the cart section changes', () => {
  it('are loaded again if its subtotal is another one', async () => {
    const { store } = openCart(totalsOf({ grandTotal: 10, subtotal: 10 }));
    store.dispatch(sectionsReceived(cart('10.00')));
    await settle();
    expect(loads()).toHaveLength(0);
    store.dispatch(sectionsReceived(cart('12.00')));
    await settle();
    expect(loads()).toHaveLength(1);
    store.dispatch(stepEntered('payment'));
    await settle();
    expect(loads(), 'something else has changed').toHaveLength(1);
  });
});

describe('the totals in a checkout', () => {
  const checkout = { name: 'checkout', slices: [checkoutSlice], startFlows: () => undefined };

  it('are loaded in its payment step', async () => {
    const { store } = openCart();
    store.inject(checkout);
    store.dispatch(stepEntered('payment'));
    store.dispatch(totalsWanted());
    await settle();
    expect(loads()).toHaveLength(1);
  });

  it('are loaded in its shipping step as long as no rates are shown', async () => {
    const { store } = openCart();
    store.inject(checkout);
    store.dispatch(totalsWanted());
    await settle();
    expect(loads()).toHaveLength(1);
  });
});
