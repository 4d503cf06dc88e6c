import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  emailEdited,
  paymentMethodChosen,
} from '../../../../../src/state/checkout/checkout-actions';
import { selectTotals, selectTotalsStatus } from '../../../../../src/state/quote/quote-slice';
import { json } from '../../support/fake-http';
import {
  later,
  offer,
  openPayment,
  openShop,
  payment,
  rejected,
  requestsTo,
  sentHere,
  texts,
} from '../../support/payment-page';
import { customerOf, wireTotals } from '../../support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const SET = 'set-payment-information';
const settled = () => vi.advanceTimersByTimeAsync(100);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  openShop();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a chosen payment method', () => {
  it('is sent with the guest’s e-mail, and the totals are loaded again [PAY-21, DISC-04, ROLE-05]', async () => {
    const store = openPayment();
    store.dispatch(emailEdited('  gus@example.com '));
    offer(store, 'checkmo', 'cashondelivery');
    store.dispatch(paymentMethodChosen('checkmo'));
    expect(payment(store).selected).toBe('checkmo');
    expect(selectTotalsStatus(store.getState())).toBe('loading');
    await settled();
    expect(sentHere()).toEqual([`POST ${SET}`, 'GET totals']);
    expect(requestsTo(SET)[0]?.body).toEqual({
      cartId: 'CART1',
      email: 'gus@example.com',
      paymentMethod: { method: 'checkmo' },
    });
    expect(selectTotals(store.getState())?.grandTotal).toBe(25);
    expect(selectTotalsStatus(store.getState())).toBe('ready');
  });

  it.each(['', 'gus@', '   '])(
    'is not sent while the guest’s e-mail is %o [MAIL-01]',
    async (email) => {
      const store = openPayment();
      store.dispatch(emailEdited(email));
      store.dispatch(paymentMethodChosen('checkmo'));
      await settled();
      expect(payment(store).selected).toBe('checkmo');
      expect(sentHere()).toEqual([]);
      expect(selectTotalsStatus(store.getState())).toBe('ready');
    },
  );

  it('loads the totals when the one before may have reached the shop, and the e-mail is gone [MAIL-01, DISC-04]', async () => {
    const store = openPayment();
    openShop((path) => (path === SET ? later(json(true), 400) : null));
    store.dispatch(emailEdited('gus@example.com'));
    offer(store, 'checkmo', 'cashondelivery');
    store.dispatch(paymentMethodChosen('checkmo'));
    await settled();
    store.dispatch(emailEdited(''));
    store.dispatch(paymentMethodChosen('cashondelivery'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sentHere()).toEqual([`POST ${SET}`, 'GET totals']);
    expect(selectTotals(store.getState())?.grandTotal).toBe(25);
    expect(selectTotalsStatus(store.getState())).toBe('ready');
  });

  it('of a customer is sent without an e-mail, whatever the account’s is [PAY-21, ROLE-05]', async () => {
    const store = openPayment({ ...customerOf(), customer: null });
    store.dispatch(paymentMethodChosen('checkmo'));
    await settled();
    expect(requestsTo(SET).map(({ body }) => body)).toEqual([
      { cartId: 'mine', paymentMethod: { method: 'checkmo' } },
    ]);
  });

  it('is not sent while the page has no cart', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const store = openPayment({ cart: null });
    store.dispatch(emailEdited('gus@example.com'));
    store.dispatch(paymentMethodChosen('checkmo'));
    await settled();
    expect(sentHere()).toEqual([]);
    expect(selectTotalsStatus(store.getState())).toBe('ready');
    expect(error).not.toHaveBeenCalled();
  });

  it('replaces an earlier choice that is still being sent', async () => {
    openShop((path) => (path === SET ? later(json(true), 50) : null));
    const store = openPayment();
    store.dispatch(emailEdited('gus@example.com'));
    store.dispatch(paymentMethodChosen('checkmo'));
    await vi.advanceTimersByTimeAsync(10);
    const [first] = requestsTo(SET);
    expect(first?.signal?.aborted).toBe(false);
    store.dispatch(paymentMethodChosen('cashondelivery'));
    expect(first?.signal?.aborted).toBe(true);
    await settled();
    expect(sentHere()).toEqual([`POST ${SET}`, `POST ${SET}`, 'GET totals']);
    expect(requestsTo(SET).at(-1)?.body).toMatchObject({
      paymentMethod: { method: 'cashondelivery' },
    });
    expect(selectTotalsStatus(store.getState())).toBe('ready');
    expect(texts(store, 'payment:checkmo')).toEqual([]);
  });

  it('also replaces the totals of an earlier choice that are still being loaded [DISC-04]', async () => {
    openShop((path) => (path === 'totals' ? later(json(wireTotals(25)), 50) : null));
    const store = openPayment();
    store.dispatch(emailEdited('gus@example.com'));
    store.dispatch(paymentMethodChosen('checkmo'));
    await vi.advanceTimersByTimeAsync(10);
    const [totals] = requestsTo('totals');
    expect(totals?.signal?.aborted).toBe(false);
    store.dispatch(paymentMethodChosen('cashondelivery'));
    expect(totals?.signal?.aborted).toBe(true);
    await settled();
    expect(selectTotals(store.getState())?.grandTotal).toBe(25);
    expect(selectTotalsStatus(store.getState())).toBe('ready');
  });

  it('shows the shop’s refusal beside itself until it is chosen again', async () => {
    openShop((path) => (path === SET ? rejected('Not for this cart.') : null));
    const store = openPayment();
    store.dispatch(emailEdited('gus@example.com'));
    store.dispatch(paymentMethodChosen('checkmo'));
    await settled();
    expect(texts(store, 'payment:checkmo')).toEqual(['Not for this cart.']);
    expect(texts(store, 'checkout')).toEqual([]);
    expect(selectTotals(store.getState())?.grandTotal).toBe(25);
    store.dispatch(paymentMethodChosen('checkmo'));
    expect(texts(store, 'payment:checkmo')).toEqual([]);
  });
});
