import { beforeEach, expect, it, vi } from 'vitest';
import type { Reader } from '../../elements/read-api/reader.types';
import type * as TillApi from '../../elements/till-api';

const cart = { count: 3, subtotal: null, subtotalExclTax: null, subtotalInclTax: null, items: [] };
const customer = { isLoggedIn: false, firstname: null };

const readerOf = (): Reader => {
  const snapshot = { cart, totals: null, customer };
  return {
    snapshot,
    measure: () => Promise.resolve(),
    subscribe(select, listener, isOn) {
      if (isOn()) listener(select(snapshot), undefined);
    },
  };
};

let api: typeof TillApi;
beforeEach(async () => {
  delete window.till;
  vi.resetModules();
  api = await import('../../elements/till-api');
});

it('reads nothing before the elements have started, and the cart once it is ready', async () => {
  const { till, apiReady } = api;
  expect([till.cart(), till.totals(), till.customer()]).toEqual([null, null, null]);
  apiReady(() => Promise.resolve(readerOf()));
  await till.ready;
  expect(till.cart()).toBe(cart);
  expect(till.totals()).toBeNull();
  expect(till.customer()).toBe(customer);
});

it('loads the reader once, and only when a script reads', async () => {
  const load = vi.fn(() => Promise.resolve(readerOf()));
  api.apiReady(load);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  api.till.cart();
  await api.till.ready;
  expect(load).toHaveBeenCalledTimes(1);
});

it('is ready without the reader, and retries loading it', async () => {
  const load = vi
    .fn<() => Promise<Reader>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(readerOf());
  api.apiReady(load);
  await api.till.ready;
  expect(api.till.cart()).toBeNull();
  await api.till.ready;
  expect(api.till.cart()).toBe(cart);
});

it('keeps a subscription that was created before the start', async () => {
  const listener = vi.fn();
  api.till.subscribe((state) => state.cart?.count, listener);
  api.apiReady(() => Promise.resolve(readerOf()));
  await api.till.ready;
  expect(listener.mock.calls).toEqual([[3, undefined]]);
});

it('drops a subscription that ended before the start', async () => {
  const listener = vi.fn();
  api.till.subscribe((state) => state.cart?.count, listener)();
  api.apiReady(() => Promise.resolve(readerOf()));
  await api.till.ready;
  expect(listener).not.toHaveBeenCalled();
});
