import type { UnknownAction } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FAULTS, matrix, type Cell, type Fault, type Row } from '../../../../e2e/faults/matrix';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import type { ApiError } from '../../../../src/platform/http/api-error';
import { fail, type Result } from '../../../../src/platform/result';
import { cartState } from '../../../../src/state/cart/cart-state';
import {
  lineQuantityChanged,
  lineRemoved,
  selectLine,
} from '../../../../src/state/cart/cart-slice';
import * as did from '../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../src/state/checkout/checkout-state';
import { paymentMethods } from '../../../../src/state/extensions';
import { selectMessages } from '../../../../src/state/messages/messages-slice';
import { messagesState } from '../../../../src/state/messages/messages-state';
import {
  couponCancelled,
  couponSubmitted,
  selectCoupon,
  selectTotalsStatus,
} from '../../../../src/state/quote/quote-slice';
import { createTillStore, inject } from '../../../../src/state/store';
import type { TillStore } from '../../../../src/state/store.types';
import { json, sent, shopAnswers } from '../support/fake-http';
import { checkoutConfig, savedAddress, shop, wireRate, wireTotals } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

/* The cells of the table of faults (docs/faults.md) that no browser has the time for. */

const method = { carrierCode: 'flatrate', methodCode: 'flatrate' };
const payment = { method: 'checkmo', po_number: null, additional_data: null };
const methods = [{ code: 'checkmo', title: 'Check' }];
const EMAIL = 'gus@example.com';
let cleanUp: () => void;

/** What the shop answers when all is well. */
function wellAnswer(path: string): Result<HttpResponse> {
  if (path === 'estimate-shipping-methods') return json([wireRate('flatrate')]);
  if (path.startsWith('totals')) return json(wireTotals(20));
  if (path.endsWith('-information')) {
    return json({ payment_methods: methods, totals: wireTotals(20) });
  }
  return json(true);
}

/** From now on calls of these paths end like this. */
function failOn(paths: RegExp, error: ApiError): void {
  shopAnswers((_request, path) => (paths.test(path) ? fail(error) : wellAnswer(path)));
}

async function open(): Promise<TillStore> {
  shopAnswers((_request, path) => wellAnswer(path));
  const store = createTillStore({ shop, checkout: checkoutConfig() });
  for (const module of [messagesState, checkoutState, cartState]) inject(store, module);
  store.dispatch(did.emailEdited(EMAIL));
  const typed = {
    firstname: 'Gus',
    lastname: 'Guest',
    'street.0': '1 Main St',
    region_id: '12',
    city: 'Oakland',
    postcode: '94607',
    telephone: '555',
  };
  for (const [name, value] of Object.entries(typed)) {
    store.dispatch(did.shippingAddressEdited({ name, value }));
  }
  await vi.advanceTimersByTimeAsync(2500);
  store.dispatch(did.shippingMethodChosen(method));
  await vi.advanceTimersByTimeAsync(10);
  return store;
}

/** At the payment step, with a method chosen. */
async function openPayment(): Promise<TillStore> {
  const store = await open();
  store.dispatch(did.paymentMethodsReceived({ methods, stored: null, grandTotal: 20 }));
  store.dispatch(did.billingResolved({ address: savedAddress, sameAsShipping: true }));
  store.dispatch(did.stepEntered('payment'));
  return store;
}

interface Journey {
  readonly start: () => Promise<TillStore>;
  readonly paths: RegExp;
  readonly act: UnknownAction;
  readonly heard: (store: TillStore) => string | null;
}

const shipping = (store: TillStore) => selectCheckout(store.getState()).shipping;
const lineError = (store: TillStore) => selectLine('77')(store.getState()).error;
const couponError = (store: TillStore) => selectCoupon(store.getState()).error;

const journeys: Readonly<Record<string, Journey>> = {
  'update-quantity': {
    start: open,
    paths: /updateItemQty/,
    act: lineQuantityChanged({ itemId: '77', qty: 3 }),
    heard: lineError,
  },
  'remove-item': {
    start: open,
    paths: /removeItem/,
    act: lineRemoved({ itemId: '77' }),
    heard: lineError,
  },
  'shipping-rates': {
    start: open,
    paths: /^estimate/,
    act: did.shippingAddressEdited({ name: 'postcode', value: '94612' }),
    heard: (store) => shipping(store).rates.error,
  },
  totals: {
    start: open,
    paths: /^totals-information/,
    act: did.shippingMethodChosen({ carrierCode: 'tablerate', methodCode: 'bestway' }),
    heard: (store) =>
      selectTotalsStatus(store.getState()) === 'failed' ? matrix.totals.cells.never.says : null,
  },
  'save-shipping': {
    start: open,
    paths: /^shipping-information/,
    act: did.shippingSubmitted(),
    heard: (store) => shipping(store).stepError,
  },
  'save-payment': {
    start: openPayment,
    paths: /^set-payment-information/,
    act: did.paymentMethodChosen('checkmo'),
    heard: (store) => selectMessages('payment:checkmo')(store.getState())[0]?.text ?? null,
  },
  review: {
    start: openPayment,
    paths: /^payment-information/,
    act: did.placeOrderSubmitted(),
    heard: (store) => selectCheckout(store.getState()).placement.error,
  },
  coupon: {
    start: openPayment,
    paths: /^coupons/,
    act: couponSubmitted('TENOFF'),
    heard: couponError,
  },
  'coupon-off': {
    start: openPayment,
    paths: /^(?:coupons|totals)/,
    act: couponCancelled(),
    heard: couponError,
  },
};

/** How the client names what the shopper's call ends with. */
const ERRORS: Readonly<Partial<Record<Fault, ApiError>>> = {
  never: { kind: 'timeout' },
  html: { kind: 'malformed', status: 200 },
  half: { kind: 'malformed', status: 200 },
  empty: { kind: 'malformed', status: 200 },
  '401': { kind: 'unauthorized', message: 'No' },
  '404': { kind: 'malformed', status: 404 },
  '429': { kind: 'server', status: 429, message: null, retryAfterMs: 60_000 },
  '500': { kind: 'server', status: 500, message: null, retryAfterMs: null },
  offline: { kind: 'network' },
};

const NEVER = 'says so when %s never ends';
const rows: readonly (readonly [string, Row])[] = Object.entries(matrix);
const endless = rows
  .filter(([, { cells }]) => cells.never.proof !== 'browser' && cells.never.proof.test === NEVER)
  .map(([call, { cells }]) => [call, cells.never] as const);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.spyOn(console, 'warn').mockReturnValue();
  cleanUp = paymentMethods.register({
    code: 'checkmo',
    confirm: () => Promise.resolve({ status: 'ready', payment }),
  });
});
afterEach(() => {
  cleanUp();
  vi.useRealTimers();
});

describe('a call of the cart or the checkout', () => {
  it.each<readonly [string, Cell]>(endless)(
    'says so when %s never ends [HTTP-07, MINI-18, RATE-18, PLACE-15]',
    async (call, { says }) => {
      const journey = journeys[call];
      if (journey === undefined) throw new Error(`nobody makes the call ${call} here`);
      const store = await journey.start();
      failOn(journey.paths, { kind: 'timeout' });
      store.dispatch(journey.act);
      await vi.advanceTimersByTimeAsync(2500);
      expect(sent.some(({ path }) => journey.paths.test(path))).toBe(true);
      expect(journey.heard(store)).toBe(says);
      expect(selectCheckout(store.getState()).shipping.draft.city).toBe('Oakland');
    },
  );

  it('sends coupons one after the other [DISC-12, DISC-15]', async () => {
    const store = await openPayment();
    const order: string[] = [];
    shopAnswers(async (request, path) => {
      if (!path.startsWith('coupons')) return wellAnswer(path);
      order.push(`${request.method ?? ''} asked`);
      await new Promise((resolve) => setTimeout(resolve, 500));
      order.push(`${request.method ?? ''} answered`);
      return json(true);
    });
    store.dispatch(couponSubmitted('TENOFF'));
    store.dispatch(couponCancelled());
    await vi.advanceTimersByTimeAsync(3000);
    expect(order).toEqual(['PUT asked', 'PUT answered', 'DELETE asked', 'DELETE answered']);
  });
});

describe('beside the e-mail', () => {
  const failures = FAULTS.flatMap((fault) => {
    const error = ERRORS[fault];
    return error === undefined ? [] : [[fault, error] as const];
  });

  it.each(failures)(
    'takes a failed e-mail check for an account, and lets the guest go on (%s) [MAIL-08, MAIL-12]',
    async (_fault, error) => {
      const store = await open();
      failOn(/isEmailAvailable/, error);
      store.dispatch(did.emailEdited('gustav@example.com'));
      await vi.advanceTimersByTimeAsync(2500);
      expect(selectCheckout(store.getState()).email.account).toBe('exists');
      store.dispatch(did.shippingSubmitted());
      await vi.advanceTimersByTimeAsync(10);
      expect(selectCheckout(store.getState()).step).toBe('payment');
    },
  );

  it.each(failures)('says that a sign-in failed (%s) [LOGIN-08]', async (fault, error) => {
    const store = await open();
    failOn(/ajax\/login/, error);
    store.dispatch(did.loginSubmitted({ password: 'secret' }));
    await vi.advanceTimersByTimeAsync(10);
    const { login, value } = selectCheckout(store.getState()).email;
    expect(login).toEqual({ status: 'idle', error: matrix.login.cells[fault].says });
    expect(value).toBe(EMAIL);
  });
});
