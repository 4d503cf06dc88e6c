import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeEntry } from '../../../../../src/platform/page/entry-state';
import { agreementToggled, orderPlaced } from '../../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../../src/state/checkout/checkout-state';
import { createTillStore } from '../../../../../src/state/store/store';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import { checkoutConfig, shop } from '../../support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const agreement = (id: string) => ({
  id,
  checkboxText: id,
  content: '',
  contentHeight: '',
  isManual: true,
});
/** The page when it is opened or reloaded, with the same history entry. */
const open = (maskedId = 'CART1', ids = ['1', '2']): TillStore => {
  const checkout = checkoutConfig({
    cart: { kind: 'guest', maskedId },
    agreements: ids.map(agreement),
  });
  const store = createTillStore({ shop, checkout });
  store.inject(checkoutState);
  return store;
};
const ticked = (store: TillStore, method = 'checkmo') =>
  selectCheckout(store.getState()).payment.acceptedAgreements[method] ?? [];

beforeEach(() => {
  window.history.replaceState(null, '');
  localStorage.clear();
});

describe('ticked agreements', () => {
  it('are ticked after a reload, and nowhere else [AGRE-03]', () => {
    const store = open();
    store.dispatch(agreementToggled({ method: 'checkmo', id: '1', accepted: true }));
    store.dispatch(agreementToggled({ method: 'checkmo', id: '2', accepted: true }));
    store.dispatch(agreementToggled({ method: 'checkmo', id: '2', accepted: false }));
    expect(ticked(open())).toEqual(['1']);
    expect(ticked(open(), 'cashondelivery')).toEqual([]);
    expect(localStorage.getItem('mage-cache-storage') ?? '').not.toContain('greement');
    window.history.pushState(null, '');
    expect(ticked(open())).toEqual([]);
  });

  it('are kept for one cart, one order, and the agreements that the shop still requires', () => {
    const store = open();
    store.dispatch(agreementToggled({ method: 'checkmo', id: '1', accepted: true }));
    expect(ticked(open('CART2'))).toEqual([]);
    expect(ticked(open('CART1', ['2', '3']))).toEqual([]);
    expect(ticked(open())).toEqual(['1']);
    store.dispatch(orderPlaced({ orderId: 7 }));
    expect(ticked(open())).toEqual([]);
  });

  it('do not prevent a page on the same history entry whose cart is gone', () => {
    const store = open();
    store.dispatch(agreementToggled({ method: 'checkmo', id: '1', accepted: true }));
    const later = createTillStore({ shop, checkout: null });
    later.inject(checkoutState);
    expect(ticked(later)).toEqual([]);
    expect(ticked(open())).toEqual(['1']);
  });

  it('are ignored where the history entry holds something else', () => {
    const cart = JSON.stringify({ kind: 'guest', maskedId: 'CART1' });
    writeEntry('agreements', { cart, ticks: { checkmo: '1', cashondelivery: ['2'] } });
    const { acceptedAgreements } = selectCheckout(open().getState()).payment;
    expect(acceptedAgreements).toEqual({ cashondelivery: ['2'] });
  });
});
