import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FAULTS, type Fault } from '../../../../e2e/faults/cells';
import { multishippingRows } from '../../../../e2e/faults/multishipping-rows';
import { severalAddresses as stripeSeveralAddresses } from '../../../../src/payments/stripe/several-addresses/provider';
import { hold } from '../../../../src/platform/http/cart-hold';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail } from '../../../../src/platform/result';
import {
  itemsSubmitted,
  ordersSubmitted,
  selectMultishipping,
  settlingWanted,
} from '../../../../src/state/multishipping/multishipping-slice';
import { multishippingState } from '../../../../src/state/multishipping/multishipping-state';
import { provideOrderProviders } from '../../../../src/state/multishipping/order-providers';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { createTillStore } from '../../../../src/state/store/store';
import { json, mockShop, sent } from '../support/fake-http';
import { API_ERRORS } from '../support/fault-errors';
import { sectionSettings, shop } from '../support/shop';
// Loaded on demand by the flow; preloaded here, because these tests use a fake clock.
import '../../../../src/state/multishipping/pay-orders';
import '../../../../src/state/multishipping/settle-orders';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

/* The cells of the table of faults (docs/faults.md) about the checkout with several addresses. */

const PAGES = `${window.location.origin}/multishipping/checkout/`;
const page = {
  checkoutConfig: null,
  checkout: {},
  init: {},
  globals: {},
  dictionaryUrl: null,
  phrases: {},
};
const assign = vi.fn();
let restore = (): void => undefined;

type Name = 'check-items' | 'place-paid-orders' | 'end-paid-orders';
const PATHS: Readonly<Record<Name, string>> = {
  'check-items': 'checkItems/',
  'place-paid-orders': 'place_multishipping_order',
  'end-paid-orders': 'finalize_multishipping_order',
};
const NAMES = Object.keys(PATHS) as Name[];

/** The shop, whose orders have to be confirmed; `respond` is what it says to the call in question. */
function openShop(name: Name, respond: (() => ReturnType<typeof json>) | null): void {
  mockShop((_request, path) => {
    if (respond !== null && path.endsWith(PATHS[name])) return respond();
    if (path.endsWith(PATHS['check-items'])) return json({ success: true });
    if (path.endsWith('customers/me')) return json({ id: 7 });
    if (path.endsWith('order/history/')) return json('<div class="message info empty"></div>');
    if (path.endsWith(PATHS['place-paid-orders'])) {
      return json(JSON.stringify({ authenticate: 'pi_1_secret_2' }));
    }
    if (path.endsWith(PATHS['end-paid-orders'])) {
      return json(JSON.stringify({ redirect: `${PAGES}success/` }));
    }
    return json({ cart: { items: [{ item_id: '77', qty: 2 }], data_id: 1 } });
  });
}

function act(name: Name, store: TillStore): void {
  if (name === 'check-items') {
    store.dispatch(
      itemsSubmitted({ url: `${PAGES}checkItems/`, fields: [['ship[0][77][qty]', '1']] }),
    );
  } else if (selectMultishipping(store.getState()).status === 'unsettled') {
    store.dispatch(settlingWanted());
  } else {
    store.dispatch(ordersSubmitted({ url: `${PAGES}overviewPost/` }));
  }
}

function openPage(): TillStore {
  const store = createTillStore(
    { shop, checkout: null, sections: sectionSettings },
    { now: () => Date.now(), page: () => page },
  );
  store.inject(multishippingState);
  return store;
}

const settled = () => vi.advanceTimersByTimeAsync(60_000);
const isDone = (name: Name, store: TillStore): boolean =>
  selectMultishipping(store.getState()).status ===
  (name === 'check-items' ? 'leaving' : 'redirected');

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  hold.remove();
  assign.mockClear();
  restore = replaceNavigator({ assign });
  provideOrderProviders(() =>
    Promise.resolve([
      {
        code: 'bank',
        severalAddresses: () =>
          Promise.resolve({
            ...stripeSeveralAddresses,
            placesOrders: () => true,
            authenticate: () => Promise.resolve({ status: 'confirmed' as const }),
          }),
      },
    ]),
  );
});
afterEach(() => {
  restore();
  window.dispatchEvent(new Event('pagehide'));
  vi.useRealTimers();
  provideOrderProviders(() => Promise.resolve([]));
});

describe.each(NAMES)('%s', (name) => {
  const cells = multishippingRows[name].cells;
  const failures = FAULTS.filter(
    (fault): fault is Exclude<Fault, 'late' | 'lost' | 'out of order'> =>
      !['late', 'lost', 'out of order'].includes(fault),
  );

  it.each(failures.map((fault) => [fault, cells[fault].then] as const))(
    'shows the message in the table: %s, %s',
    async (fault) => {
      openShop(name, () => fail(API_ERRORS[fault] ?? { kind: 'network' }));
      const store = openPage();
      act(name, store);
      await settled();
      expect(selectMultishipping(store.getState()).problem).toBe(cells[fault].message);
      expect(isDone(name, store)).toBe(cells[fault].message === null);
      const placed = () => sent.filter(({ path }) => path.endsWith(PATHS['place-paid-orders']));
      const isPlacing = name === 'place-paid-orders';
      expect(placed()).toHaveLength(name === 'check-items' ? 0 : 1);
      openShop(name, null);
      act(name, store);
      await settled();
      expect(isDone(name, store)).toBe(true);
      expect(placed(), 'only a new press places').toHaveLength(isPlacing ? 1 : 0);
    },
  );

  it.each([['late', cells.late.then]])('shows the message in the table: %s, %s', async () => {
    const late = new Promise((resolve) => {
      setTimeout(resolve, 5000);
    });
    const responses: Readonly<Record<Name, unknown>> = {
      'check-items': { success: true },
      'place-paid-orders': JSON.stringify({ redirect: `${PAGES}success/` }),
      'end-paid-orders': JSON.stringify({ redirect: `${PAGES}success/` }),
    };
    openShop(name, () => late.then(() => json(responses[name])) as never);
    const store = openPage();
    act(name, store);
    await vi.advanceTimersByTimeAsync(1000);
    expect(isDone(name, store)).toBe(false);
    await settled();
    expect(isDone(name, store)).toBe(true);
  });
});
