import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdForPayment } from '../../../../../src/platform/http/payment-hold';
import { replaceNavigator } from '../../../../../src/platform/navigate';
import { fail } from '../../../../../src/platform/result';
import { jsonStorage } from '../../../../../src/platform/storage/storage';
import { placeOrderSubmitted } from '../../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import { paymentMethods, placeOrderHooks } from '../../../../../src/state/extensions/extensions';
import type {
  ConfirmContext,
  PaymentMethodDefinition,
  PaymentResult,
  RecoverContext,
} from '../../../../../src/state/extensions/payment-method.types';
import { openCharge } from '../../../../../src/state/order/order-notes';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import {
  accept,
  openPayingShop,
  openPayment,
  PAYMENT,
  READY,
  refuse,
  sentOrders,
  WALLET,
} from '../../support/paying';
import { wireTotals } from '../../support/shop';
// Loaded on demand by the flow; preloaded here, because these tests use a fake clock.
import '../../../../../src/platform/http/cart-hold';
import '../../../../../src/state/checkout/placing/follow-refusal';
import '../../../../../src/state/checkout/placing/reconcile-order';
import '../../../../../src/state/checkout/placing/review-order';
import '../../../../../src/state/checkout/placing/recover-order';
import '../../../../../src/state/checkout/placing/report-charge';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const NOW = 1_800_000_000_000;
const DEMAND = 'Authentication Required: pi_1_secret_2';
const CHARGED: PaymentResult = { status: 'ready', payment: PAYMENT, isCharged: true };
const cartHold = jsonStorage('till-cart-hold');

let cleanUps: (() => void)[] = [];
const placement = (store: TillStore) => selectCheckout(store.getState()).placement;

/** A method whose orders the shop refuses until the bank has confirmed; `bank` is what it does in its window. */
function offerCard(
  bank: () => PaymentResult | Promise<PaymentResult>,
  changes: Partial<PaymentMethodDefinition> = {},
) {
  const asked = vi.fn(bank);
  const recover = async (_refusal: unknown, { mayCharge }: RecoverContext) =>
    (await mayCharge()) ? asked() : ({ status: 'cancelled' } as const);
  const confirm = () => Promise.resolve(READY);
  cleanUps.push(paymentMethods.register({ code: WALLET, confirm, recover, ...changes }));
  return asked;
}

/** A shop that asks for the bank's confirmation once, and then accepts. */
function openShop() {
  let calls = 0;
  return openPayingShop((makeOrder) => ((calls += 1) === 1 ? refuse(DEMAND) : accept(makeOrder)));
}

async function place(store: TillStore): Promise<void> {
  store.dispatch(placeOrderSubmitted());
  await vi.advanceTimersByTimeAsync(200);
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  sessionStorage.clear();
  cleanUps = [replaceNavigator({ assign: vi.fn(), reload: vi.fn() })];
});
afterEach(() => {
  for (const undo of cleanUps) undo();
  vi.useRealTimers();
});

describe('a bank that has to confirm before the order exists', () => {
  it('is asked while no tab may change the cart, and the order follows [PELEM-21]', async () => {
    openShop();
    const bank = offerCard(() => {
      expect(cartHold.read()).toMatchObject({ isPaying: true });
      expect(openCharge.read(), 'noted before').toMatchObject({ isConfirmed: false });
      return CHARGED;
    });
    const store = openPayment();
    await place(store);
    expect(bank).toHaveBeenCalledOnce();
    expect(placement(store).status).toBe('placed');
    expect(placement(store).charge).toBeUndefined();
    expect([openCharge.read(), cartHold.read()]).toEqual([null, null]);
  });

  it('is not asked for an order that has changed since it was sent', async () => {
    const server = openPayingShop(() => {
      server.totals = wireTotals(45);
      return refuse(DEMAND);
    });
    const bank = offerCard(() => CHARGED);
    const store = openPayment();
    await place(store);
    expect(bank).not.toHaveBeenCalled();
    expect(placement(store)).toMatchObject({ status: 'changed' });
    expect(placement(store).charge).toBeUndefined();
    expect(openCharge.read()).toBeNull();
  });

  it('stays asked for as long as it takes, and the cart is held all the while', async () => {
    openShop();
    let confirm: (end: PaymentResult) => void = () => undefined;
    offerCard(() => new Promise((resolve) => (confirm = resolve)));
    const store = openPayment();
    await place(store);
    await vi.advanceTimersByTimeAsync(300_000);
    expect((cartHold.read() as { until: number }).until).toBeGreaterThan(Date.now());
    confirm(CHARGED);
    await vi.advanceTimersByTimeAsync(200);
    expect(placement(store).status).toBe('placed');
    expect(cartHold.read()).toBeNull();
  });
});

describe('a payment that is confirmed and has no order', () => {
  it.each<[string, (server: ReturnType<typeof openPayingShop>) => void, string]>([
    ['the order has changed', (server) => (server.totals = wireTotals(45)), 'changed'],
    [
      'a hook refuses it',
      () => cleanUps.push(placeOrderHooks.register(() => 'Not today.')),
      'failed',
    ],
  ])('is told with its amount when %s', async (_name, change, status) => {
    const server = openShop();
    offerCard(() => {
      change(server);
      return CHARGED;
    });
    const store = openPayment();
    await place(store);
    expect(sentOrders()).toHaveLength(1);
    expect(placement(store)).toMatchObject({
      status,
      charge: { amount: '$20.00', isConfirmed: true },
    });
  });

  it('is told when the shop refuses the order all the same, and no second one is confirmed', async () => {
    openPayingShop(() => refuse(DEMAND));
    const bank = offerCard(() => CHARGED);
    const store = openPayment();
    await place(store);
    expect(bank).toHaveBeenCalledOnce();
    expect(placement(store)).toMatchObject({ status: 'failed', charge: { isConfirmed: true } });
  });

  it('is told where only the bank may know', async () => {
    openShop();
    offerCard(() => ({ status: 'refused', message: 'No answer.', mayBeCharged: true }));
    const store = openPayment();
    await place(store);
    expect(placement(store)).toMatchObject({
      status: 'failed',
      error: 'No answer.',
      charge: { amount: '$20.00', isConfirmed: false },
    });
  });

  it.each<[string, PaymentResult]>([
    ['refuses', { status: 'refused', message: 'No.' }],
    ['is left to the shop', READY],
    ['is closed', { status: 'cancelled' }],
  ])('is none when the bank %s', async (_name, end) => {
    openShop();
    offerCard(() => end);
    const store = openPayment();
    await place(store);
    expect(placement(store).charge).toBeUndefined();
    expect(openCharge.read()).toBeNull();
  });

  it('made in the method’s own step is told as well', async () => {
    openPayingShop(() => refuse('Sold out.'));
    cleanUps.push(
      paymentMethods.register({ code: WALLET, confirm: () => Promise.resolve(CHARGED) }),
    );
    const store = openPayment();
    await place(store);
    expect(placement(store)).toMatchObject({ error: 'Sold out.', charge: { amount: '$20.00' } });
  });
});

describe('a page that opens with a payment without an order', () => {
  const note = { amount: '$93.46', isConfirmed: true, askedAt: NOW - 60_000 };

  it('tells the shopper at once, and an order ends it', async () => {
    openPayingShop(accept);
    cleanUps.push(paymentMethods.register({ code: WALLET, confirm: () => Promise.resolve(READY) }));
    openCharge.write(note);
    const store = openPayment();
    await vi.advanceTimersByTimeAsync(100);
    expect(placement(store).charge).toMatchObject(note);
    await place(store);
    expect(placement(store).status).toBe('placed');
    expect(openCharge.read()).toBeNull();
  });

  it('says nothing about another customer’s, and leaves it to that customer', async () => {
    openPayingShop(accept);
    cleanUps.push(paymentMethods.register({ code: WALLET, confirm: () => Promise.resolve(READY) }));
    openCharge.write({ ...note, owner: 7 });
    const store = openPayment();
    await vi.advanceTimersByTimeAsync(100);
    await place(store);
    expect(placement(store).status).toBe('placed');
    expect(placement(store).charge).toBeUndefined();
    expect(openCharge.read()).toMatchObject({ owner: 7 });
  });

  it('orders nothing while another tab waits for the bank', async () => {
    openPayingShop(accept);
    const confirm = vi.fn(() => Promise.resolve(READY));
    cleanUps.push(paymentMethods.register({ code: WALLET, confirm }));
    const store = openPayment();
    const stopPaying = holdForPayment();
    await place(store);
    expect(confirm).not.toHaveBeenCalled();
    expect(placement(store).error).toBe('An order is being placed already.');
    stopPaying();
    await place(store);
    expect(placement(store).status).toBe('placed');
  });

  it('closes what a button has opened while another tab waits for the bank', async () => {
    openPayingShop(accept);
    const reviews: boolean[] = [];
    const confirm = async ({ reviewed }: ConfirmContext): Promise<PaymentResult> => {
      reviews.push(await reviewed);
      return { status: 'cancelled' };
    };
    cleanUps.push(paymentMethods.register({ code: WALLET, start: 'button', confirm }));
    const store = openPayment();
    const stopPaying = holdForPayment();
    await place(store);
    expect(reviews).toEqual([false]);
    expect(placement(store).error).toBe('An order is being placed already.');
    stopPaying();
  });

  it('is told nothing about one that another tab is asking the bank for, before that has ended', async () => {
    openPayingShop(accept);
    const confirm = vi.fn(() => Promise.resolve(READY));
    cleanUps.push(paymentMethods.register({ code: WALLET, confirm }));
    const stopPaying = holdForPayment();
    openCharge.write({ ...note, isConfirmed: false });
    const store = openPayment();
    await place(store);
    expect(placement(store).charge).toBeUndefined();
    expect(placement(store).error).toBe('An order is being placed already.');
    stopPaying();
    await place(store);
    expect(confirm).not.toHaveBeenCalled();
    expect(placement(store).charge).toMatchObject({ amount: '$93.46', isConfirmed: false });
  });

  it.each([
    ['told', undefined],
    ['of another customer', 7],
  ])(
    'opens a method’s window within the press, once the note is known (%s) [PLACE-19]',
    async (_name, owner) => {
      openPayingShop(accept);
      const confirm = vi.fn(() => Promise.resolve(READY));
      cleanUps.push(paymentMethods.register({ code: WALLET, start: 'button', confirm }));
      openCharge.write({ ...note, ...(owner === undefined ? {} : { owner }) });
      const store = openPayment();
      await vi.advanceTimersByTimeAsync(100);
      store.dispatch(placeOrderSubmitted());
      expect(confirm).toHaveBeenCalledOnce();
      await vi.advanceTimersByTimeAsync(200);
      expect(placement(store).status).toBe('placed');
    },
  );

  it('opens no window before it has told of a payment that another tab has made meanwhile [PLACE-19]', async () => {
    openPayingShop(accept);
    const confirm = vi.fn(() => Promise.resolve(READY));
    cleanUps.push(paymentMethods.register({ code: WALLET, start: 'button', confirm }));
    openCharge.write(note);
    const store = openPayment();
    await vi.advanceTimersByTimeAsync(100);
    openCharge.write({ ...note, amount: '$12.00', askedAt: NOW - 1000 });
    await place(store);
    expect(confirm).not.toHaveBeenCalled();
    expect(placement(store)).toMatchObject({ status: 'idle', charge: { amount: '$12.00' } });
    store.dispatch(placeOrderSubmitted());
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('forgets what the bank has released', async () => {
    openPayingShop(accept);
    openCharge.write({ ...note, askedAt: NOW - 604_800_001 });
    const store = openPayment();
    await vi.advanceTimersByTimeAsync(100);
    expect(placement(store).charge).toBeUndefined();
    expect(openCharge.read()).toBeNull();
  });

  it('charges nothing before it has told of one that another tab has made meanwhile', async () => {
    openPayingShop(accept);
    const confirm = vi.fn(() => Promise.resolve(READY));
    cleanUps.push(paymentMethods.register({ code: WALLET, confirm }));
    const store = openPayment();
    await vi.advanceTimersByTimeAsync(100);
    openCharge.write(note);
    await place(store);
    expect(confirm).not.toHaveBeenCalled();
    expect(placement(store)).toMatchObject({ status: 'idle', charge: note });
    await place(store);
    expect(placement(store).status).toBe('placed');
  });

  it('takes it back when another tab has placed its order', async () => {
    openPayingShop(accept);
    openCharge.write(note);
    const store = openPayment();
    await vi.advanceTimersByTimeAsync(100);
    const changed = new StorageEvent('storage', { key: 'till-open-charge' });
    window.dispatchEvent(changed);
    expect(placement(store).charge).toMatchObject(note);
    openCharge.remove();
    window.dispatchEvent(changed);
    expect(placement(store).charge).toBeUndefined();
  });

  it('may be refused again without losing it', async () => {
    openPayingShop(() => fail({ kind: 'unauthorized', message: '' }));
    cleanUps.push(paymentMethods.register({ code: WALLET, confirm: () => Promise.resolve(READY) }));
    openCharge.write(note);
    const store = openPayment();
    await vi.advanceTimersByTimeAsync(100);
    await place(store);
    expect(placement(store)).toMatchObject({ status: 'failed', charge: note });
    expect(openCharge.read()).toMatchObject(note);
  });
});
