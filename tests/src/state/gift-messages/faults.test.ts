import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FAULTS, type Fault } from '../../../../e2e/faults/cells';
import { giftRows } from '../../../../e2e/faults/gift-rows';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail } from '../../../../src/platform/result';
import { balanceToggled, selectBalance } from '../../../../src/state/balance/balance-slice';
import { balanceState } from '../../../../src/state/balance/balance-state';
import {
  giftEntry,
  giftFormOpened,
  giftMessageEdited,
  giftMessageSubmitted,
  giftMessageWanted,
} from '../../../../src/state/gift-messages/gift-messages-slice';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { json, mockShop } from '../support/fake-http';
import { API_ERRORS } from '../support/fault-errors';
import { shop, wireTotals } from '../support/shop';
import { gift, giftStore } from './gift-shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

/* The cells of the table of faults (docs/faults.md) about gift messages and the store credit. */

const assign = vi.fn<(url: string) => void>();
let restoreNavigator = (): void => undefined;
const settled = (ms = 40) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(() => {
  sessionStorage.clear();
  assign.mockClear();
  restoreNavigator = replaceNavigator({ assign });
});
afterEach(() => {
  restoreNavigator();
});

/** A call with its preparation and what the shopper sees of it; `act` also repeats it. */
interface Stage {
  readonly isCall: (method: string, path: string) => boolean;
  readonly response: unknown;
  readonly others: unknown;
  readonly open: () => TillStore;
  readonly act: (store: TillStore) => void;
  readonly shownError: (store: TillStore) => string | null;
  readonly isKept: (store: TillStore) => boolean;
  readonly isSuccessful: (store: TillStore) => boolean;
}

const orderGift = (store: TillStore) => giftEntry(store.getState(), 'order');
const isWrite = (method: string): boolean => method === 'POST';

const stages: Readonly<Record<keyof typeof giftRows, Stage>> = {
  'gift-message': {
    isCall: (method) => method === 'GET',
    response: gift,
    others: true,
    open: () => giftStore({ isStockCheckout: true, quoteData: { gift_message_id: '1' } }),
    act: (store) => store.dispatch(giftMessageWanted('order')),
    shownError: (store) => orderGift(store).error,
    isKept: () => true,
    isSuccessful: (store) => orderGift(store).saved !== null,
  },
  'save-gift-message': {
    isCall: isWrite,
    response: true,
    others: [],
    open: () => {
      const store = giftStore();
      store.dispatch(giftFormOpened('order'));
      store.dispatch(giftMessageEdited({ target: 'order', part: gift }));
      return store;
    },
    act: (store) => store.dispatch(giftMessageSubmitted({ target: 'order' })),
    shownError: (store) => orderGift(store).error,
    isKept: (store) =>
      orderGift(store).draft.message === gift.message && orderGift(store).isFormOpen,
    isSuccessful: (store) => orderGift(store).saved !== null,
  },
  balance: {
    isCall: isWrite,
    response: true,
    others: wireTotals(100),
    open: () => {
      const customerBalance = { isAvailable: true, balance: 25 };
      const store = giftStore({ config: { payment: { customerBalance } } });
      store.inject(balanceState);
      return store;
    },
    act: (store) => store.dispatch(balanceToggled(true)),
    shownError: (store) => selectBalance(store.getState()).error,
    isKept: (store) => !selectBalance(store.getState()).isChecked,
    isSuccessful: (store) => selectBalance(store.getState()).isApplied,
  },
};

const NAMES = Object.keys(stages) as (keyof typeof stages)[];

describe.each(NAMES)('%s', (name) => {
  const stage = stages[name];
  const cells = giftRows[name].cells;
  const failures = FAULTS.filter(
    (fault): fault is Exclude<Fault, 'late' | 'lost' | 'out of order'> =>
      !['late', 'lost', 'out of order'].includes(fault),
  );
  const respondWith = (
    broken: () => ReturnType<typeof json> | Promise<ReturnType<typeof json>>,
  ) => {
    mockShop(({ method }, path) =>
      stage.isCall(method ?? 'GET', path) ? broken() : json(stage.others),
    );
  };

  it.each(failures.map((fault) => [fault, cells[fault].then] as const))(
    'shows the message in the table: %s, %s',
    async (fault) => {
      respondWith(() => fail(API_ERRORS[fault] ?? { kind: 'network' }));
      const store = stage.open();
      stage.act(store);
      await settled();
      expect(stage.isSuccessful(store)).toBe(false);
      expect(stage.isKept(store)).toBe(true);
      if (fault === '401') {
        expect(assign).toHaveBeenCalledExactlyOnceWith(`${shop.baseUrl}customer/account/login/`);
        return;
      }
      expect(stage.shownError(store)).toBe(cells[fault].message);
      respondWith(() => json(stage.response));
      stage.act(store);
      await settled();
      expect(stage.isSuccessful(store)).toBe(true);
      expect(stage.shownError(store)).toBeNull();
    },
  );

  it.each([['late', cells.late.then]])('shows the message in the table: %s, %s', async () => {
    respondWith(async () => {
      await settled(60);
      return json(stage.response);
    });
    const store = stage.open();
    stage.act(store);
    await settled(160);
    expect(stage.isSuccessful(store)).toBe(true);
  });
});
