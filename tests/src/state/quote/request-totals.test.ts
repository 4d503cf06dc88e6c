import { beforeEach, describe, expect, it } from 'vitest';
import type { Totals } from '../../../../src/domain/quote.types';
import type { ApiError } from '../../../../src/platform/http/api-error';
import { fail, ok } from '../../../../src/platform/result';
import {
  quoteSlice,
  quoteStarted,
  selectTotals,
  selectTotalsStatus,
} from '../../../../src/state/quote/quote-slice';
import { restContext, withTotals } from '../../../../src/state/quote/request-totals';
import { createTillStore } from '../../../../src/state/store/store';
import { shop } from '../support/shop';
import { totalsOf } from '../support/totals';

const REJECTED: ApiError = { kind: 'rejected', status: 400, message: 'No.', redirectAction: null };
const OFFLINE: ApiError = { kind: 'network' };
const CANCELLED: ApiError = { kind: 'cancelled' };
const totals10 = totalsOf({ grandTotal: 10 });

/** A page with a cart; `totals` are those of its configuration. */
function open(totals: Totals | null = totals10) {
  const store = createTillStore({ shop, checkout: null });
  store.inject({ name: 'quote', slices: [quoteSlice], startFlows: () => undefined });
  store.dispatch(quoteStarted({ cart: { kind: 'customer' }, items: [], totals }));
  const shown = () => [
    selectTotals(store.getState())?.grandTotal ?? null,
    selectTotalsStatus(store.getState()),
  ];
  /** Requests totals; the test ends the request. */
  const request = (isWrite?: boolean) => {
    let end: (
      result: ReturnType<typeof ok<Totals>> | ReturnType<typeof fail<ApiError>>,
    ) => void = () => undefined;
    const response = new Promise<Parameters<typeof end>[0]>((resolve) => (end = resolve));
    const done = withTotals(
      store,
      () => response,
      (value) => value,
      isWrite,
    );
    return async (result: Parameters<typeof end>[0]) => {
      end(result);
      await done;
    };
  };
  return { store, shown, request };
}
const of = (grandTotal: number) => ok(totalsOf({ grandTotal }));

beforeEach(() => {
  localStorage.clear();
});

describe('a request that returns totals', () => {
  it.each<[string, boolean, ApiError, string]>([
    ['a write that is refused keeps them', true, REJECTED, 'ready'],
    ['a read that is refused does not', false, REJECTED, 'failed'],
    ['a write that is lost does not', true, OFFLINE, 'failed'],
    ['one that is cancelled keeps them', false, CANCELLED, 'ready'],
  ])('leaves valid totals valid or not: %s', async (_name, isWrite, error, status) => {
    const { shown, request } = open();
    const end = request(isWrite);
    expect(shown()).toEqual([10, 'loading']);
    await end(fail(error));
    expect(shown()).toEqual([10, status]);
  });

  it('does not make totals valid that were not, by a write that is refused', async () => {
    const { shown, request } = open();
    await request()(fail(OFFLINE));
    await request(true)(fail(REJECTED));
    expect(shown()).toEqual([10, 'failed']);
  });

  it('counts reads as what they are where nothing else is said', async () => {
    const { shown, request } = open();
    await request()(fail(REJECTED));
    expect(shown()).toEqual([10, 'failed']);
  });

  it('has failed when there are no totals, also where it was cancelled', async () => {
    const { shown, request } = open(null);
    expect(shown()).toEqual([null, 'loading']);
    await request()(fail(CANCELLED));
    expect(shown()).toEqual([null, 'failed']);
  });
});

describe('two requests for totals', () => {
  it('are pending until the newer one has ended, while the older one’s totals are shown', async () => {
    const { shown, request } = open();
    const [older, newer] = [request(), request()];
    await older(of(20));
    expect(shown()).toEqual([20, 'loading']);
    await newer(of(30));
    expect(shown()).toEqual([30, 'ready']);
  });

  it('show the newer one’s totals, whatever the older one returns later', async () => {
    const { shown, request } = open();
    const [older, newer] = [request(), request()];
    await newer(of(30));
    await older(fail(OFFLINE));
    expect(shown()).toEqual([30, 'ready']);
  });
});

it('needs a cart', () => {
  const { store } = open();
  const { baseUrl, storeCode } = shop;
  expect(restContext(store.getState())).toEqual({ baseUrl, storeCode, cart: { kind: 'customer' } });
  const empty = createTillStore({ shop, checkout: null });
  expect(restContext(empty.getState())).toBeNull();
});
