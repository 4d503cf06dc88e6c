import { describe, expect, it, vi } from 'vitest';
import type { Result } from '../../../../src/platform/result';
import { fail } from '../../../../src/platform/result';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { balanceToggled, selectBalance } from '../../../../src/state/balance/balance-slice';
import { balanceState } from '../../../../src/state/balance/balance-state';
import { amountDueChanged, selectTotals } from '../../../../src/state/quote/quote-slice';
import type { StateModule } from '../../../../src/state/shared/store.types';
import { createTillStore } from '../../../../src/state/store/store';
import { json, mockShop, sent } from '../support/fake-http';
import { API_ERRORS } from '../support/fault-errors';
import { checkoutConfig, shop, wireTotals } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const settled = () => new Promise((resolve) => setTimeout(resolve, 40));

/** The totals of a shop, with or without the store credit applied. */
const totalsOf = (isUsed: boolean) => {
  const totals = wireTotals(isUsed ? 75 : 100) as { total_segments: unknown[] };
  const segment = { code: 'customerbalance', title: 'Store Credit', value: -25 };
  return { ...totals, total_segments: [...(isUsed ? [segment] : []), ...totals.total_segments] };
};

/** A shop with a credit of 25, applied or not, that responds to writes with `answer` after processing them. */
function openShop(answer: () => Result<HttpResponse> = () => json(true), isDone = true) {
  let isUsed = false;
  mockShop((_request, path) => {
    if (path === 'totals') return json(totalsOf(isUsed));
    if (isDone) isUsed = path === 'balance/apply';
    return answer();
  });
}

function open(
  customerBalance: unknown = { isAvailable: true, amountSubstracted: false, balance: 25 },
) {
  const changes = vi.fn();
  const watch: StateModule = {
    name: 'watch',
    slices: [],
    startFlows: (startListening) => {
      startListening({ actionCreator: amountDueChanged, effect: changes });
    },
  };
  const config = checkoutConfig({ cart: { kind: 'customer' }, payment: { customerBalance } });
  const store = createTillStore({ shop, checkout: config });
  store.inject(watch);
  store.inject(balanceState);
  const amounts: (number | undefined)[] = [];
  store.subscribe(() => {
    const amount = selectTotals(store.getState())?.grandTotal;
    if (amounts.at(-1) !== amount) amounts.push(amount);
  });
  return { store, changes, amounts, balance: () => selectBalance(store.getState()) };
}

const calls = () => sent.map(({ method, path }) => `${method} ${path}`);

describe('the balance toggle', () => {
  it('subtracts the balance when it is checked, in one change of the totals [BAL-01]', async () => {
    openShop();
    const { store, balance, amounts, changes } = open();
    store.dispatch(balanceToggled(true));
    expect(balance()).toMatchObject({ isChecked: true, status: 'saving' });
    await settled();
    expect(calls()).toEqual(['POST balance/apply', 'GET totals']);
    expect(balance()).toMatchObject({ isApplied: true, status: 'idle', done: 'applied' });
    expect(amounts.filter((amount) => amount !== undefined)).toEqual([75]);
    expect(changes).toHaveBeenCalledOnce();
  });

  it('restores the balance when it is unchecked [BAL-02]', async () => {
    openShop();
    const { store, balance, amounts } = open({
      isAvailable: true,
      amountSubstracted: true,
      balance: 25,
    });
    expect(balance()).toMatchObject({ isApplied: true, isChecked: true });
    store.dispatch(balanceToggled(false));
    await settled();
    expect(calls()).toEqual(['POST balance/unapply', 'GET totals']);
    expect(balance()).toMatchObject({ isApplied: false, status: 'idle', done: 'removed' });
    expect(amounts.filter((amount) => amount !== undefined)).toEqual([100]);
  });

  it('ends where the last of several presses left it [BAL-01][BAL-02]', async () => {
    openShop();
    const { store, balance } = open();
    store.dispatch(balanceToggled(true));
    await new Promise((resolve) => setTimeout(resolve, 8));
    store.dispatch(balanceToggled(false));
    store.dispatch(balanceToggled(true));
    store.dispatch(balanceToggled(false));
    await settled();
    await settled();
    expect(balance()).toMatchObject({ isChecked: false, isApplied: false, status: 'idle' });
    expect(selectTotals(store.getState())?.grandTotal).not.toBe(75);
  });

  it.each(['never', 'html', '500', 'offline'] as const)(
    'believes the totals when a response is lost: %s',
    async (fault) => {
      const error = API_ERRORS[fault] ?? { kind: 'network' };
      openShop(() => fail(error));
      const { store, balance } = open();
      store.dispatch(balanceToggled(true));
      await settled();
      expect(balance()).toMatchObject({ isApplied: true, isChecked: true, error: null });
      expect(calls()).toEqual(['POST balance/apply', 'GET totals']);
    },
  );

  it('goes back, with the message of the shop, when it refuses', async () => {
    const message = 'You have no store credit.';
    openShop(() => fail({ kind: 'rejected', status: 400, message, redirectAction: null }), false);
    const { store, balance, changes } = open();
    store.dispatch(balanceToggled(true));
    await settled();
    expect(balance()).toMatchObject({
      isChecked: false,
      isApplied: false,
      status: 'idle',
      error: message,
    });
    expect(selectTotals(store.getState())?.grandTotal).toBe(100);
    expect(changes).not.toHaveBeenCalled();
  });

  it('is not there for a customer without a balance', () => {
    openShop();
    expect(open({ isAvailable: false, balance: 0 }).balance().amount).toBeNull();
    expect(open(null).balance().amount).toBeNull();
  });
});
