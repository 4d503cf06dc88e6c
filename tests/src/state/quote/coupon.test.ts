import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../../../src/platform/http/api-error';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { fail, type Result } from '../../../../src/platform/result';
import {
  couponCancelled,
  couponSubmitted,
  selectCoupon,
  selectTotals,
} from '../../../../src/state/quote/quote-slice';
import { quoteState } from '../../../../src/state/quote/quote-state';
import { createTillStore } from '../../../../src/state/store/store';
import { json, mockShop, sent } from '../support/fake-http';
import { checkoutConfig, shop, wireTotals } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const APPLIED = 'Your coupon was successfully applied.';
const REMOVED = 'Your coupon was successfully removed.';
const INVALID = "The coupon code isn't valid. Verify the code and try again.";
const rejected: ApiError = {
  kind: 'rejected',
  status: 404,
  message: 'The coupon code isn’t valid for this cart.',
  redirectAction: null,
};
const network: ApiError = { kind: 'network' };
const UNREACHED = 'The shop cannot be reached. Please check your connection and try again.';

/** The shop: the code in its totals, and its response to a change of it. */
interface Answers {
  change: () => Result<HttpResponse>;
  code: string;
  isReachable: boolean;
}

function openCart(answers: Partial<Answers> = {}) {
  const state: Answers = { change: () => json(true), code: '', isReachable: true, ...answers };
  mockShop(({ method = 'GET' }, path) => {
    if (method !== 'GET') return state.change();
    if (path !== 'totals' || !state.isReachable) return fail(network);
    return json(wireTotals(state.code === '' ? 20 : 18, state.code));
  });
  const store = createTillStore({ shop, checkout: checkoutConfig() });
  store.inject(quoteState);
  const coupon = () => selectCoupon(store.getState());
  return { state, store, coupon, calls: () => sent.map(({ method, path }) => `${method} ${path}`) };
}
const settle = () => vi.advanceTimersByTimeAsync(100);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a coupon that is submitted', () => {
  it('is applied, and the totals are loaded again', async () => {
    const { state, store, coupon, calls } = openCart();
    state.change = () => {
      state.code = 'SAVE10';
      return json(true);
    };
    store.dispatch(couponSubmitted('  SAVE10 '));
    expect(coupon()).toMatchObject({ status: 'saving', notice: null, error: null });
    await settle();
    expect(calls()).toEqual(['PUT coupons/SAVE10', 'GET totals']);
    expect(coupon()).toEqual({
      status: 'idle',
      error: null,
      isRequestError: false,
      notice: APPLIED,
      applied: 'SAVE10',
    });
    expect(selectTotals(store.getState())?.grandTotal).toBe(18);
  });

  it('is required, and nothing is sent without one', async () => {
    const { store, coupon } = openCart();
    store.dispatch(couponSubmitted('   '));
    await settle();
    expect(coupon()).toMatchObject({ status: 'idle', error: 'This is a required field.' });
    expect(sent).toEqual([]);
  });

  it.each<[string, Result<HttpResponse>, string]>([
    ['in the shop’s words', fail(rejected), rejected.message],
    ['without words', json(false), INVALID],
  ])(
    'is refused %s, which also removes the one before: the totals show it',
    async (_name, response, error) => {
      const { state, store, coupon } = openCart({ code: 'OLD' });
      store.dispatch(couponSubmitted('BAD'));
      state.change = () => {
        state.code = '';
        return response;
      };
      await settle();
      expect(coupon()).toMatchObject({ error, isRequestError: false, notice: null, applied: null });
      expect(selectTotals(store.getState())?.grandTotal).toBe(20);
    },
  );

  it('counts as applied when only the response was lost, in whatever case the shop writes it', async () => {
    const { state, store, coupon } = openCart();
    state.change = () => {
      state.code = 'Save10';
      return fail(network);
    };
    store.dispatch(couponSubmitted('SAVE10'));
    await settle();
    expect(coupon()).toMatchObject({ notice: APPLIED, error: null, applied: 'Save10' });
  });

  it.each<[string, Partial<Answers>]>([
    ['the totals have no code', { code: '' }],
    ['the totals have another code', { code: 'OLD' }],
    ['the totals cannot be loaded', { isReachable: false }],
  ])('is not applied when the call was lost and %s', async (_name, answers) => {
    const { store, coupon } = openCart({ ...answers, change: () => fail(network) });
    store.dispatch(couponSubmitted('SAVE10'));
    await settle();
    expect(coupon()).toMatchObject({ error: UNREACHED, isRequestError: true, notice: null });
  });

  it('that the shop refuses is refused, even if the totals still have it', async () => {
    const { store, coupon } = openCart({ code: 'SAVE10', change: () => fail(rejected) });
    store.dispatch(couponSubmitted('SAVE10'));
    await settle();
    expect(coupon()).toMatchObject({ error: rejected.message, isRequestError: false });
  });

  it('waits for the end of an earlier change', async () => {
    const { state, store, calls, coupon } = openCart({ code: 'OLD' });
    state.change = () => {
      state.code = '';
      return json(true);
    };
    store.dispatch(couponCancelled());
    store.dispatch(couponSubmitted('NEW'));
    await settle();
    expect(calls()).toEqual(['DELETE coupons', 'GET totals', 'PUT coupons/NEW', 'GET totals']);
    expect(coupon().notice).toBe(APPLIED);
  });
});

describe('a coupon that is removed', () => {
  it('is gone from the totals', async () => {
    const { state, store, coupon, calls } = openCart({ code: 'OLD' });
    state.change = () => {
      state.code = '';
      return json(true);
    };
    store.dispatch(couponCancelled());
    expect(coupon().status).toBe('saving');
    await settle();
    expect(calls()).toEqual(['DELETE coupons', 'GET totals']);
    expect(coupon()).toMatchObject({ status: 'idle', notice: REMOVED, error: null, applied: null });
    expect(selectTotals(store.getState())?.grandTotal).toBe(20);
  });

  it('counts as removed when only the response was lost', async () => {
    const { store, coupon } = openCart({ code: '', change: () => fail(network) });
    store.dispatch(couponCancelled());
    await settle();
    expect(coupon()).toMatchObject({ notice: REMOVED, error: null });
  });

  it.each<[string, Partial<Answers>, string, boolean]>([
    ['is still in the totals', { code: 'OLD' }, UNREACHED, true],
    ['cannot be looked up', { isReachable: false }, UNREACHED, true],
    ['is refused by the shop', { code: '', change: () => fail(rejected) }, rejected.message, false],
  ])('stays where it %s', async (_name, answers, error, isRequestError) => {
    const { store, coupon } = openCart({ change: () => fail(network), ...answers });
    store.dispatch(couponCancelled());
    await settle();
    expect(coupon()).toMatchObject({ status: 'idle', error, isRequestError, notice: null });
  });
});

it('sends nothing on a page without a cart', async () => {
  mockShop(() => json(true));
  const store = createTillStore({ shop, checkout: null });
  store.inject(quoteState);
  store.dispatch(couponCancelled());
  store.dispatch(couponSubmitted('SAVE10'));
  await settle();
  expect(sent).toEqual([]);
});
