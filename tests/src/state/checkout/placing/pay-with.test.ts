import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpResponse } from '../../../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../../../src/platform/navigate';
import { jsonStorage } from '../../../../../src/platform/storage/storage';
import { fail, type Result } from '../../../../../src/platform/result';
import {
  billingResolved,
  emailEdited,
  paymentMethodsReceived,
  placeOrderSubmitted,
  stepEntered,
} from '../../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../../src/state/checkout/checkout-state';
import { selectCanPlaceOrder } from '../../../../../src/state/checkout/payment/payment-rows';
import { paymentMethods } from '../../../../../src/state/extensions/extensions';
import type {
  ConfirmContext,
  PaymentMethodDefinition,
  PaymentResult,
} from '../../../../../src/state/extensions/payment-method.types';
import { knownOrder } from '../../../../../src/state/order/order-attempt';
import { openOrder, redirectedOrder } from '../../../../../src/state/order/order-notes';
import { totalsReceived, totalsRequested } from '../../../../../src/state/quote/quote-slice';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import { createTillStore } from '../../../../../src/state/store/store';
import { http, json, mockShop, sent } from '../../support/fake-http';
import { checkoutConfig, NO_CART, savedAddress, shop, wireTotals } from '../../support/shop';
import { guideTotals } from '../../support/totals';
// Loaded on demand by the flow; preloaded here, because these tests use a fake clock.
import '../../../../../src/platform/http/cart-hold';
import '../../../../../src/state/checkout/placing/follow-refusal';
import '../../../../../src/state/checkout/placing/reconcile-order';
import '../../../../../src/state/checkout/placing/review-order';
import '../../../../../src/state/checkout/placing/waiting-order';
import '../../../../../src/state/checkout/placing/recover-order';
import '../../../../../src/state/checkout/placing/report-charge';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const ready = (token = 'one'): PaymentResult => ({
  status: 'ready',
  payment: { method: 'wallet', po_number: null, additional_data: { token } },
});
/** 500 orders of events, on a busy machine; milliseconds. */
const SLOW = 60_000;
const SUCCESS = 'https://shop.example/checkout/onepage/success/';

const assign = vi.fn();
let cleanUps: (() => void)[] = [];

const placement = (store: TillStore) => selectCheckout(store.getState()).placement;
const orders = () =>
  sent.filter(({ method, path }) => method === 'POST' && path === 'payment-information');
const token = (index: number) =>
  (orders()[index]?.body as { paymentMethod: { additional_data: { token: string } } }).paymentMethod
    .additional_data.token;

/** The shop, and what it responds to an order. */
function openShop(respond: (makeOrder: () => void) => Result<HttpResponse>) {
  const state = { isOrdered: false, totals: wireTotals(20) };
  mockShop((request, path) => {
    if (path === 'payment-information' && request.method === 'POST') {
      return state.isOrdered ? fail(NO_CART) : respond(() => (state.isOrdered = true));
    }
    if (path === 'cart') return json({ is_active: !state.isOrdered, items: [{ item_id: 77 }] });
    if (path === 'totals') return json(state.totals);
    if (path === 'payment-information') {
      if (state.isOrdered) return fail(NO_CART);
      return json({
        payment_methods: [{ code: 'wallet', title: 'Wallet' }],
        totals: state.totals,
      });
    }
    return json([]);
  });
  return state;
}
const accept = (makeOrder: () => void): Result<HttpResponse> => {
  makeOrder();
  return json(30);
};
const refuse = (message: string): Result<HttpResponse> =>
  fail({ kind: 'rejected', status: 400, message, redirectAction: null });

/** The page at the payment step with one method, "wallet". */
function open(method: Partial<PaymentMethodDefinition>): TillStore {
  cleanUps.push(
    paymentMethods.register({ code: 'wallet', confirm: () => Promise.resolve(ready()), ...method }),
  );
  const store = createTillStore({ shop, checkout: checkoutConfig() }, { now: () => Date.now() });
  store.inject(checkoutState);
  store.dispatch(emailEdited('gus@example.com'));
  store.dispatch(totalsRequested());
  const number = store.getState().quote?.requested ?? 0;
  store.dispatch(totalsReceived({ number, totals: guideTotals() }));
  store.dispatch(
    paymentMethodsReceived({
      methods: [{ code: 'wallet', title: 'Wallet' }],
      stored: null,
      grandTotal: 20,
    }),
  );
  store.dispatch(billingResolved({ address: savedAddress, sameAsShipping: true }));
  store.dispatch(stepEntered('payment'));
  return store;
}

async function placeOrder(store: TillStore): Promise<void> {
  store.dispatch(placeOrderSubmitted());
  await vi.advanceTimersByTimeAsync(200);
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  assign.mockClear();
  http.mockClear();
  cleanUps = [replaceNavigator({ assign, reload: vi.fn() })];
});
afterEach(() => {
  for (const undo of cleanUps) undo();
  vi.useRealTimers();
});

describe('a method that starts with a button', () => {
  it('is called synchronously in the click, before the shop [PLACE-19]', async () => {
    openShop(accept);
    const confirm = vi.fn(() => Promise.resolve(ready()));
    const store = open({ start: 'button', confirm });
    sent.length = 0;
    store.dispatch(placeOrderSubmitted());
    expect(confirm).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(placement(store).status).toBe('placed');
    expect(orders()).toHaveLength(1);
  });

  it('may charge once the order was reviewed, and is cancelled when the order has changed', async () => {
    const server = openShop(accept);
    const seen: boolean[] = [];
    let signal: AbortSignal | null = null;
    const confirm = async (context: ConfirmContext) => {
      signal = context.signal;
      seen.push(await context.reviewed);
      return ready();
    };
    const store = open({ start: 'button', confirm });
    server.totals = wireTotals(45);
    await placeOrder(store);
    expect(placement(store).status).toBe('changed');
    expect(seen).toEqual([false]);
    expect(signal).toHaveProperty('aborted', true);
    expect(orders()).toHaveLength(0);
    await placeOrder(store);
    expect(seen).toEqual([false, true]);
    expect(signal).toHaveProperty('aborted', false);
    expect(placement(store).status).toBe('placed');
  });

  it('is withdrawn when the cart changes after the review, while its window is open', async () => {
    const server = openShop(accept);
    let approve: (result: PaymentResult) => void = () => undefined;
    const confirm = () =>
      new Promise<PaymentResult>((resolve) => {
        approve = resolve;
      });
    const store = open({ start: 'button', confirm });
    await placeOrder(store);
    server.totals = wireTotals(45);
    approve(ready());
    await vi.advanceTimersByTimeAsync(200);
    expect(placement(store).status).toBe('changed');
    expect(orders()).toHaveLength(0);
  });

  it('is not called for an incomplete order [AGRE-03]', async () => {
    openShop(accept);
    const confirm = vi.fn(() => Promise.resolve(ready()));
    const store = open({ start: 'button', confirm });
    store.dispatch(emailEdited('gus@'));
    await placeOrder(store);
    expect(confirm).not.toHaveBeenCalled();
  });

  it('fails when it throws instead of rejecting', async () => {
    openShop(accept);
    const store = open({
      start: 'button',
      confirm: () => {
        throw new Error('no session');
      },
    });
    await placeOrder(store);
    expect(placement(store)).toMatchObject({
      status: 'failed',
      error: 'Something went wrong with your request. Please try again later.',
    });
    expect(orders()).toHaveLength(0);
  });
});

describe('a method that starts with a form or fields', () => {
  it.each(['form', 'fields'] as const)('%s: confirms a reviewed order only', async (start) => {
    openShop(accept);
    const confirm = vi.fn(async ({ reviewed }: ConfirmContext) =>
      (await reviewed) ? ready() : ({ status: 'cancelled' } as const),
    );
    const store = open({ start, confirm });
    sent.length = 0;
    store.dispatch(placeOrderSubmitted());
    expect(confirm).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(confirm).toHaveBeenCalledOnce();
    expect(placement(store).status).toBe('placed');
  });
});

describe('a method that sends in a way of its own', () => {
  it('can report the order as placed, and nothing else is sent [PELEM-19]', async () => {
    openShop(accept);
    const send = vi.fn(() => Promise.resolve({ status: 'placed', orderId: 7 } as const));
    const store = open({ send });
    await placeOrder(store);
    expect(send).toHaveBeenCalledOnce();
    expect(placement(store)).toMatchObject({ status: 'placed', orderId: 7 });
    expect(orders()).toHaveLength(0);
    expect(assign).toHaveBeenCalledExactlyOnceWith(SUCCESS);
  });

  it('can redirect, whatever page its step after the order names [PELEM-19]', async () => {
    openShop(accept);
    const redirectUrl = 'https://pay.example/7';
    const send = () => Promise.resolve({ status: 'placed', orderId: 7, redirectUrl } as const);
    const afterPlace = vi.fn(() => ({ redirectUrl: SUCCESS, isPaid: true }));
    await placeOrder(open({ send, afterPlace }));
    expect(afterPlace).toHaveBeenCalledOnce();
    expect(assign).toHaveBeenCalledExactlyOnceWith(redirectUrl);
    expect(knownOrder([77], Date.now()), 'it may be paid there').toMatchObject({
      mayBeUnpaid: true,
    });
  });

  it('can leave sending the order to the shop [PELEM-19]', async () => {
    openShop(accept);
    await placeOrder(open({ send: () => Promise.resolve({ status: 'send-order' } as const) }));
    expect(orders()).toHaveLength(1);
  });

  it('can report why there is no order', async () => {
    openShop(accept);
    const message = 'The bank said no.';
    const store = open({ send: () => Promise.resolve({ status: 'refused', message } as const) });
    await placeOrder(store);
    expect(placement(store)).toMatchObject({ status: 'failed', error: message });
    expect(orders()).toHaveLength(0);
  });

  it('has an unknown outcome when it fails, and is not called again until the cart was checked', async () => {
    openShop(accept);
    const send = vi.fn(() => Promise.reject(new Error('lost')));
    const store = open({ send });
    await placeOrder(store);
    expect(placement(store).status).toBe('unknown');
    await placeOrder(store);
    expect(send).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(40_000);
    expect(placement(store).status).toBe('failed');
    expect(orders()).toHaveLength(0);
  });
});

describe('a method that recovers from a refusal', () => {
  it('can pay in another way, and the refusal is never shown', async () => {
    let tries = 0;
    openShop((makeOrder) => ((tries += 1) === 1 ? refuse('Authenticate: abc') : accept(makeOrder)));
    const recover = vi.fn(() => Promise.resolve(ready('two')));
    const store = open({ recover });
    const errors: (string | null)[] = [];
    store.subscribe(() => errors.push(placement(store).error));
    await placeOrder(store);
    expect(recover).toHaveBeenCalledExactlyOnceWith(
      { message: 'Authenticate: abc' },
      expect.objectContaining({ email: 'gus@example.com' }),
    );
    expect([token(0), token(1)]).toEqual(['one', 'two']);
    expect(placement(store).status).toBe('placed');
    expect(errors.every((error) => error === null)).toBe(true);
  });

  it('can keep the refusal', async () => {
    openShop(() => refuse('Your card was declined.'));
    const store = open({ recover: () => Promise.resolve(null) });
    await placeOrder(store);
    expect(placement(store)).toMatchObject({ status: 'failed', error: 'Your card was declined.' });
    expect(orders()).toHaveLength(1);
    expect(selectCanPlaceOrder(store.getState())).toBe(true);
  });

  it('holds up no other tab meanwhile, and sends nothing that has changed', async () => {
    let tries = 0;
    const server = openShop((makeOrder) =>
      (tries += 1) === 1 ? refuse('Authenticate: abc') : accept(makeOrder),
    );
    const hold = jsonStorage('till-cart-hold');
    let isHeld: boolean | null = null;
    const recover = () => {
      isHeld = hold.read() !== null;
      server.totals = wireTotals(45);
      return Promise.resolve(ready('two'));
    };
    const store = open({ recover });
    await placeOrder(store);
    expect(isHeld).toBe(false);
    expect(placement(store).status).toBe('changed');
    expect(orders()).toHaveLength(1);
    expect(hold.read()).toBeNull();
    await placeOrder(store);
    expect(placement(store).status).toBe('placed');
    expect(orders()).toHaveLength(2);
  });

  it('stops when the shopper cancels', async () => {
    openShop(() => refuse('Authenticate: abc'));
    const store = open({ recover: () => Promise.resolve({ status: 'cancelled' } as const) });
    await placeOrder(store);
    expect(placement(store)).toMatchObject({ status: 'idle', error: null });
    expect(orders()).toHaveLength(1);
  });

  it('is limited in its number of attempts', async () => {
    openShop(() => refuse('Authenticate: abc'));
    const store = open({ recover: () => Promise.resolve(ready('again')) });
    await placeOrder(store);
    expect(placement(store)).toMatchObject({ status: 'failed', error: 'Authenticate: abc' });
    expect(orders()).toHaveLength(4);
  });

  it('never shows the secret of a demand that is left over', async () => {
    openShop(() => refuse('Authentication Required: pi_1_secret_2'));
    const store = open({ recover: () => Promise.resolve(ready('again')) });
    await placeOrder(store);
    const error = 'A payment submission error has occurred.';
    expect(placement(store)).toMatchObject({ status: 'failed', error });
  });
});

describe('after the order', () => {
  it('stays in the checkout when the method has cancelled the order', async () => {
    const server = openShop(accept);
    const afterPlace = vi.fn(() => {
      server.isOrdered = false;
      return Promise.resolve({ withdrawn: 'Your bank did not confirm the payment.' });
    });
    const store = open({ afterPlace });
    await placeOrder(store);
    expect(placement(store)).toMatchObject({
      status: 'failed',
      error: 'Your bank did not confirm the payment.',
    });
    expect(assign).not.toHaveBeenCalled();
    expect(openOrder.read()).toBeNull();
    expect(redirectedOrder.read()).toBeNull();
    await placeOrder(store);
    expect(orders()).toHaveLength(2);
  });

  it('redirects to the provider’s page with everything kept until the order is paid', async () => {
    openShop(accept);
    const next = { redirectUrl: 'https://pay.example/30', awaitsPayment: true };
    const resume = () => Promise.resolve(true);
    const store = open({ afterPlace: () => next, resume });
    await placeOrder(store);
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/30');
    expect(placement(store).status).toBe('placed');
    expect(redirectedOrder.read()).toMatchObject({
      awaitsPayment: 'wallet',
      isPlaced: true,
      draft: { inputFieldEmailValue: 'gus@example.com' },
    });
    expect(openOrder.read(), 'of this window only').not.toHaveProperty('draft');
  });
});

it(
  'never pays twice, whichever steps of the method and the shop are lost',
  async () => {
    const step = fc.constantFrom('place', 'wait');
    const fate = fc.constantFrom('order', 'lost', 'refused', 'never');
    const kind = fc.constantFrom('form', 'fields', 'button');
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 8 }),
        fc.array(fate, { minLength: 1, maxLength: 5 }),
        kind,
        async (steps, fates, start) => {
          localStorage.clear();
          sessionStorage.clear();
          let made = 0;
          let charges = 0;
          let next = 0;
          openShop((makeOrder) => {
            const now = fates[next % fates.length];
            next += 1;
            if (now === 'refused') return refuse('Declined.');
            if (now === 'never') return fail({ kind: 'network' });
            makeOrder();
            made += 1;
            return now === 'lost' ? fail({ kind: 'timeout' }) : json(30);
          });
          const store = open({
            start: start,
            confirm: async ({ reviewed }) => {
              if (!(await reviewed)) return { status: 'cancelled' };
              charges += 1;
              return ready(String(charges));
            },
          });
          const before = orders().length;
          for (const one of steps) {
            if (one === 'place') store.dispatch(placeOrderSubmitted());
            await vi.advanceTimersByTimeAsync(one === 'wait' ? 40_000 : 50);
          }
          await vi.advanceTimersByTimeAsync(60_000);
          expect(made).toBeLessThanOrEqual(1);
          expect(orders().length - before).toBe(charges);
          if (made === 1) expect(placement(store).status).toBe('placed');
          for (const undo of cleanUps.splice(1)) undo();
        },
      ),
      { numRuns: 500 },
    );
  },
  SLOW,
);
