import { describe, expect, it, vi } from 'vitest';
import type { Result } from '../../../../src/platform/result';
import { fail } from '../../../../src/platform/result';
import type { CheckoutConfig } from '../../../../src/domain/quote.types';
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
  cart: CheckoutConfig['cart'] = { kind: 'customer' },
) {
  const changes = vi.fn();
  const watch: StateModule = {
    name: 'watch',
    slices: [],
    startFlows: (startListening) => {
      startListening({ actionCreator: amountDueChanged, effect: changes });
    },
  };
  const config = checkoutConfig({ cart, payment: { customerBalance } });
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

  it('sends nothing when the box is back where it was before', async () => {
    openShop();
    const { store, balance } = open();
    store.dispatch(balanceToggled(true));
    store.dispatch(balanceToggled(false));
    await settled();
    expect(calls()).toEqual([]);
    expect(balance()).toMatchObject({ isChecked: false, status: 'idle', done: null });
  });

  it('stays busy until the last of several presses is done', async () => {
    openShop();
    const { store, balance } = open();
    const seen: string[] = [];
    store.subscribe(() => {
      const { isApplied, status, done } = balance();
      const now = `${String(isApplied)} ${status} ${String(done)}`;
      if (seen.at(-1) !== now) seen.push(now);
    });
    store.dispatch(balanceToggled(true));
    await new Promise((resolve) => setTimeout(resolve, 0));
    store.dispatch(balanceToggled(false));
    await settled();
    await settled();
    expect(seen).toEqual(['false saving null', 'true saving applied', 'false idle removed']);
  });

  it('reports nothing as removed when the shop refuses what was pressed back meanwhile', async () => {
    openShop(() => fail({ kind: 'network' }), false);
    const { store, balance } = open();
    store.dispatch(balanceToggled(true));
    await new Promise((resolve) => setTimeout(resolve, 0));
    store.dispatch(balanceToggled(false));
    await settled();
    await settled();
    expect(calls()).toEqual(['POST balance/apply', 'GET totals']);
    expect(balance()).toMatchObject({ isChecked: false, status: 'idle', done: null });
    expect(balance().error).not.toBeNull();
  });

  it.each([
    ['no line', null],
    ['a line without a value', { code: 'customerbalance', title: 'Store Credit', value: null }],
    ['a line of zero', { code: 'customerbalance', title: 'Store Credit', value: 0 }],
  ])('goes back when a lost call has changed nothing: the totals have %s', async (_name, line) => {
    const totals = totalsOf(false);
    const total_segments = [...(line === null ? [] : [line]), ...totals.total_segments];
    mockShop((_request, path) =>
      path === 'totals' ? json({ ...totals, total_segments }) : fail({ kind: 'network' }),
    );
    const { store, balance, changes } = open();
    store.dispatch(balanceToggled(true));
    await settled();
    expect(balance()).toMatchObject({ isChecked: false, isApplied: false, status: 'idle' });
    expect(balance().error).not.toBeNull();
    expect(changes).not.toHaveBeenCalled();
  });

  it('goes back when a lost call cannot be looked up either', async () => {
    mockShop(() => fail({ kind: 'network' }));
    const { store, balance } = open({ isAvailable: true, amountSubstracted: true, balance: 25 });
    store.dispatch(balanceToggled(false));
    await settled();
    expect(balance()).toMatchObject({ isChecked: true, isApplied: true, status: 'idle' });
    expect(balance().error).not.toBeNull();
  });

  it('goes back when the shop refuses, even if its totals have the credit already', async () => {
    const message = 'The credit is used in another window.';
    mockShop((_request, path) =>
      path === 'totals'
        ? json(totalsOf(true))
        : fail({ kind: 'rejected', status: 400, message, redirectAction: null }),
    );
    const { store, balance } = open();
    store.dispatch(balanceToggled(true));
    await settled();
    expect(balance()).toMatchObject({ isChecked: false, done: null, error: message });
  });

  it('goes back, with an error, on a page without a cart', async () => {
    openShop();
    const { store, balance } = open(undefined, null);
    store.dispatch(balanceToggled(true));
    await settled();
    expect(calls()).toEqual([]);
    expect(balance()).toMatchObject({ isChecked: false, status: 'idle', done: null });
    expect(balance().error).toMatch(/Something went wrong/);
  });

  it('is not there for a customer without a balance', () => {
    openShop();
    expect(open({ isAvailable: false, balance: 0 }).balance().amount).toBeNull();
    expect(open(null).balance().amount).toBeNull();
  });
});
