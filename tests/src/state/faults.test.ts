import type { UnknownAction } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FAULTS, UNIT_TEST, type Cell, type Row } from '../../../e2e/faults/cells';
import { matrix } from '../../../e2e/faults/matrix';
import type { HttpResponse } from '../../../src/platform/http/http.types';
import type { ApiError } from '../../../src/platform/http/api-error';
import { replaceNavigator } from '../../../src/platform/navigate';
import { fail, type Result } from '../../../src/platform/result';
import { cartState } from '../../../src/state/cart/cart-state';
import {
  cartUpdated,
  lineQuantityChanged,
  lineQuantityTyped,
  lineRemoved,
  selectLine,
} from '../../../src/state/cart/cart-slice';
import * as did from '../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../src/state/checkout/checkout-slice';
import { inlineLoginState } from '../../../src/state/checkout/email/inline-login';
import { checkoutState } from '../../../src/state/checkout/checkout-state';
import {
  estimateEdited,
  estimateRetried,
  selectEstimate,
} from '../../../src/state/estimate/estimate-slice';
import { estimateState } from '../../../src/state/estimate/estimate-state';
import { paymentMethods } from '../../../src/state/extensions/extensions';
import { popupLoginSubmitted, selectLogin } from '../../../src/state/session/login-slice';
import { loginState } from '../../../src/state/session/login-state';
import { selectMessages } from '../../../src/state/messages/messages-slice';
import { messagesState } from '../../../src/state/messages/messages-state';
import {
  couponCancelled,
  couponSubmitted,
  selectCoupon,
  selectTotalsStatus,
  totalsWanted,
} from '../../../src/state/quote/quote-slice';
import { quoteState } from '../../../src/state/quote/quote-state';
import { sectionsRead } from '../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../src/state/store/store';
import type { TillStore } from '../../../src/state/shared/store.types';
import { json, sent, mockShop } from './support/fake-http';
import { API_ERRORS, ERRORS } from './support/fault-errors';
import { checkoutConfig, savedAddress, shop, wireRate, wireTotals } from './support/shop';
// Imported here because the flow imports it on demand, and an import takes real time, which fake timers do not advance.
import '../../../src/platform/http/cart-hold';
import '../../../src/state/checkout/placing/review-order';

vi.mock('../../../src/platform/http/http', () => import('./support/fake-http'));

/* The cells of the table of faults (docs/faults.md) that browser tests do not cover. */

const method = { carrierCode: 'flatrate', methodCode: 'flatrate' };
const payment = { method: 'checkmo', po_number: null, additional_data: null };
const methods = [{ code: 'checkmo', title: 'Check' }];
const EMAIL = 'gus@example.com';
const LOGIN_PAGE = 'https://shop.example/customer/account/login/';
const assign = vi.fn<(url: string) => void>();
const submit = vi.fn<(form: HTMLFormElement) => void>();
let cleanUp: () => void;
let restoreNavigator: () => void;

/** The successful response to each request. */
function okResponse(path: string): Result<HttpResponse> {
  if (path === 'estimate-shipping-methods') return json([wireRate('flatrate')]);
  if (path.startsWith('totals')) return json(wireTotals(20));
  if (path.endsWith('-information')) {
    return json({ payment_methods: methods, totals: wireTotals(20) });
  }
  if (path.endsWith('updateItemQty/')) return json({ success: true });
  if (path === 'customer/ajax/login') return json({ errors: false, message: '' });
  return json(true);
}

/** From now on requests to these paths fail with this error. */
function failOn(paths: RegExp, error: ApiError): void {
  mockShop((_request, path) => (paths.test(path) ? fail(error) : okResponse(path)));
}

async function open(): Promise<TillStore> {
  mockShop((_request, path) => okResponse(path));
  const store = createTillStore({ shop, checkout: checkoutConfig() });
  for (const module of [messagesState, checkoutState, inlineLoginState, cartState])
    store.inject(module);
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
  readonly shownError: (store: TillStore) => string | null;
}

const shipping = (store: TillStore) => selectCheckout(store.getState()).shipping;
const lineError = (store: TillStore) => selectLine('77')(store.getState()).error;
const couponError = (store: TillStore) => selectCoupon(store.getState()).error;

const journeys: Readonly<Record<string, Journey>> = {
  'update-quantity': {
    start: open,
    paths: /updateItemQty/,
    act: lineQuantityChanged({ itemId: '77', qty: 3 }),
    shownError: lineError,
  },
  'remove-item': {
    start: open,
    paths: /removeItem/,
    act: lineRemoved({ itemId: '77' }),
    shownError: lineError,
  },
  'shipping-rates': {
    start: open,
    paths: /^estimate/,
    act: did.shippingAddressEdited({ name: 'postcode', value: '94612' }),
    shownError: (store) => shipping(store).rates.error,
  },
  totals: {
    start: open,
    paths: /^totals-information/,
    act: did.shippingMethodChosen({ carrierCode: 'tablerate', methodCode: 'bestway' }),
    shownError: (store) =>
      selectTotalsStatus(store.getState()) === 'failed' ? matrix.totals.cells.never.message : null,
  },
  'save-shipping': {
    start: open,
    paths: /^shipping-information/,
    act: did.shippingSubmitted(),
    shownError: (store) => shipping(store).stepError,
  },
  'save-payment': {
    start: openPayment,
    paths: /^set-payment-information/,
    act: did.paymentMethodChosen('checkmo'),
    shownError: (store) => selectMessages('payment:checkmo')(store.getState())[0]?.text ?? null,
  },
  review: {
    start: openPayment,
    paths: /^payment-information/,
    act: did.placeOrderSubmitted(),
    shownError: (store) => selectCheckout(store.getState()).placement.error,
  },
  coupon: {
    start: openPayment,
    paths: /^coupons/,
    act: couponSubmitted('TENOFF'),
    shownError: couponError,
  },
  'coupon-off': {
    start: openPayment,
    paths: /^(?:coupons|totals)/,
    act: couponCancelled(),
    shownError: couponError,
  },
};

/** A request with its preparation, what the shopper sees of it, and its retry. */
interface Stage {
  readonly start: () => Promise<TillStore>;
  readonly paths: RegExp;
  readonly isApi?: true;
  readonly act: (store: TillStore) => void;
  readonly shownError: (store: TillStore) => string | null;
  /** Whether what was typed or chosen is still there after the failure. */
  readonly isKept: (store: TillStore) => boolean;
  readonly retry: (store: TillStore) => void;
  readonly isSuccessful: (store: TillStore) => boolean;
}

/** The cart page with one line. */
async function openCartPage(): Promise<TillStore> {
  mockShop((_request, path) => okResponse(path));
  const store = createTillStore({ shop, checkout: checkoutConfig() });
  for (const module of [messagesState, quoteState, cartState, estimateState, loginState]) {
    store.inject(module);
  }
  store.dispatch(sectionsRead({ cart: { data_id: 1, items: [{ item_id: '77', qty: 1 }] } }));
  await vi.advanceTimersByTimeAsync(10);
  return store;
}

const typeQuantity = (store: TillStore): void => {
  store.dispatch(lineQuantityTyped({ itemId: '77', typed: 5 }));
  store.dispatch(cartUpdated());
};
const cartMessage = (store: TillStore): string | null =>
  selectMessages('cart')(store.getState())[0]?.text ?? null;
const keepsQuantity = (store: TillStore): boolean =>
  [5, null].includes(selectLine('77')(store.getState()).qty);
const isSettled = (store: TillStore): boolean =>
  ['saving', 'idle'].includes(selectLine('77')(store.getState()).status);
const estimate = (store: TillStore) => selectEstimate(store.getState());
const totalsError = (store: TillStore): string | null =>
  selectTotalsStatus(store.getState()) === 'failed' ? matrix.totals.cells.never.message : null;
const typePlace = (store: TillStore): void => {
  for (const [name, value] of [
    ['region_id', '12'],
    ['postcode', '94607'],
  ] as const) {
    store.dispatch(estimateEdited({ name, value }));
  }
};
const cartPage = { start: openCartPage, isKept: keepsQuantity } as const;
const form = {
  ...cartPage,
  act: typeQuantity,
  retry: (store: TillStore) => store.dispatch(cartUpdated()),
  isSuccessful: isSettled,
} as const;
const estimated = {
  start: openCartPage,
  isApi: true,
  act: typePlace,
  isKept: (store: TillStore) => estimate(store).draft.postcode === '94607',
  isSuccessful: (store: TillStore) =>
    estimate(store).rates.length === 1 && selectTotalsStatus(store.getState()) === 'ready',
} as const;

const stages: Readonly<Record<string, Stage>> = {
  'check-cart': { ...form, paths: /^checkout\/cart\/updateItemQty/, shownError: lineError },
  'save-cart': { ...form, paths: /^checkout\/cart\/updatePost/, shownError: cartMessage },
  'estimate-rates': {
    ...estimated,
    paths: /^estimate/,
    shownError: (store) => estimate(store).error,
    retry: (store) => store.dispatch(estimateRetried()),
  },
  'estimate-totals': {
    ...estimated,
    paths: /^totals-information/,
    shownError: totalsError,
    retry: (store) => store.dispatch(totalsWanted()),
  },
  'payment-methods': {
    start: openPayment,
    isApi: true,
    paths: /^payment-information/,
    act: (store) => store.dispatch(couponSubmitted('TENOFF')),
    shownError: (store) => selectCheckout(store.getState()).payment.error,
    isKept: (store) => selectCheckout(store.getState()).payment.selected === 'checkmo',
    retry: (store) => store.dispatch(did.paymentInformationRetried()),
    isSuccessful: (store) => selectCheckout(store.getState()).payment.status === 'ready',
  },
  'popup-login': {
    start: openCartPage,
    paths: /^customer\/ajax\/login/,
    act: signIn,
    shownError: (store) => selectLogin(store.getState()).error,
    isKept: () => true,
    retry: signIn,
    isSuccessful: () => assign.mock.calls.at(-1)?.[0] === shop.checkoutUrl,
  },
};

function signIn(store: TillStore): void {
  const credentials = { username: EMAIL, password: 'secret', loginUrl: null };
  store.dispatch(popupLoginSubmitted({ ...credentials, goTo: shop.checkoutUrl }));
}

const TIMES_OUT = 'shows an error when %s times out';
const rows: readonly (readonly [string, Row])[] = Object.entries(matrix);
const timeouts = rows
  .filter(
    ([, { cells }]) => cells.never.proof !== 'browser' && cells.never.proof.test === TIMES_OUT,
  )
  .map(([call, { cells }]) => [call, cells.never] as const);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  assign.mockClear();
  submit.mockClear();
  restoreNavigator = replaceNavigator({ assign, submit, reload: vi.fn() });
  vi.spyOn(console, 'warn').mockReturnValue();
  cleanUp = paymentMethods.register({
    code: 'checkmo',
    confirm: () => Promise.resolve({ status: 'ready', payment }),
  });
});
afterEach(() => {
  cleanUp();
  restoreNavigator();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a failing request of the cart or the checkout', () => {
  it.each<readonly [string, Cell]>(timeouts)(
    'shows an error when %s times out [HTTP-07, MINI-18, RATE-18, PLACE-15]',
    async (call, { message }) => {
      const journey = journeys[call];
      if (journey === undefined) throw new Error(`nobody makes the call ${call} here`);
      const store = await journey.start();
      failOn(journey.paths, { kind: 'timeout' });
      store.dispatch(journey.act);
      await vi.advanceTimersByTimeAsync(2500);
      expect(sent.some(({ path }) => journey.paths.test(path))).toBe(true);
      expect(journey.shownError(store)).toBe(message);
      expect(selectCheckout(store.getState()).shipping.draft.city).toBe('Oakland');
    },
  );

  it('sends coupon requests one at a time [DISC-12, DISC-15]', async () => {
    const store = await openPayment();
    const order: string[] = [];
    mockShop(async (request, path) => {
      if (!path.startsWith('coupons')) return okResponse(path);
      order.push(`${request.method ?? ''} sent`);
      await new Promise((resolve) => setTimeout(resolve, 500));
      order.push(`${request.method ?? ''} finished`);
      return json(true);
    });
    store.dispatch(couponSubmitted('TENOFF'));
    store.dispatch(couponCancelled());
    await vi.advanceTimersByTimeAsync(3000);
    expect(order).toEqual(['PUT sent', 'PUT finished', 'DELETE sent', 'DELETE finished']);
  });
});

describe('the e-mail field', () => {
  const failures = FAULTS.flatMap((fault) => {
    const error = ERRORS[fault];
    return error === undefined ? [] : [[fault, error] as const];
  });

  it.each(failures)(
    'treats a failed e-mail check as an account, and lets the guest continue (%s) [MAIL-08, MAIL-12]',
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

  it.each(failures)('shows that a sign-in failed (%s) [LOGIN-08]', async (fault, error) => {
    const store = await open();
    failOn(/ajax\/login/, error);
    store.dispatch(did.loginSubmitted({ password: 'secret' }));
    await vi.advanceTimersByTimeAsync(10);
    const { login, value } = selectCheckout(store.getState()).email;
    const { cells }: Row = matrix.login;
    expect(login).toEqual({ status: 'idle', error: cells[fault]?.message });
    expect(value).toBe(EMAIL);
  });
});

describe('a request that no browser test covers', () => {
  const isUnitTested = (cell: Cell | undefined): cell is Cell =>
    typeof cell?.proof === 'object' &&
    cell.proof.test === UNIT_TEST &&
    cell.proof.file.endsWith('state/faults.test.ts');
  const cases = rows.flatMap(([call, { cells }]) =>
    FAULTS.flatMap((fault) => {
      const cell = cells[fault];
      return isUnitTested(cell) ? [[call, fault, cell.message] as const] : [];
    }),
  );

  it.each(cases)(
    'shows the message in the table: %s, %s [CART-11, CART-14, EST-03, RATE-18, DISC-16, PAY-20, LOGIN-08]',
    async (call, fault, message) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(fault !== 'offline');
      const stage = stages[call];
      if (stage === undefined) throw new Error(`nobody makes the call ${call} here`);
      const store = await stage.start();
      const isPage = call === 'save-cart' && ['html', 'half', 'empty'].includes(fault);
      const error = stage.isApi === true ? API_ERRORS[fault] : ERRORS[fault];
      mockShop(async (_request, path) => {
        if (!stage.paths.test(path)) return okResponse(path);
        await new Promise((resolve) => setTimeout(resolve, 700));
        return error === undefined || isPage ? okResponse(path) : fail(error);
      });
      stage.act(store);
      await vi.advanceTimersByTimeAsync(2500);
      expect(sent.some(({ path }) => stage.paths.test(path))).toBe(true);
      expect(stage.isKept(store)).toBe(true);
      const leavesForLogin = fault === '401' && message === null;
      if (!leavesForLogin) expect(stage.shownError(store)).toBe(message);
      expect(assign.mock.calls.some(([url]) => url === LOGIN_PAGE)).toBe(leavesForLogin);
      const isPosted = call === 'check-cart' && message === null && fault !== 'late';
      expect(submit).toHaveBeenCalledTimes(isPosted && !leavesForLogin ? 1 : 0);
      if (leavesForLogin || isPosted) return;
      // A retry is successful.
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
      mockShop((_request, path) => okResponse(path));
      stage.retry(store);
      await vi.advanceTimersByTimeAsync(9000);
      expect(stage.shownError(store)).toBeNull();
      expect(stage.isSuccessful(store)).toBe(true);
    },
  );

  it('shows the payment methods of the newest response [PAY-19]', async () => {
    const store = await openPayment();
    let turn = 0;
    mockShop(async (_request, path) => {
      if (path !== 'payment-information') return okResponse(path);
      turn += 1;
      const own = turn;
      await new Promise((resolve) => setTimeout(resolve, own === 1 ? 900 : 100));
      const code = own === 1 ? 'old' : 'checkmo';
      return json({ payment_methods: [{ code, title: code }], totals: wireTotals(20) });
    });
    store.dispatch(did.paymentInformationRetried());
    await vi.advanceTimersByTimeAsync(10);
    store.dispatch(did.paymentInformationRetried());
    await vi.advanceTimersByTimeAsync(2000);
    const { methods: offered } = selectCheckout(store.getState()).payment;
    expect(offered.map(({ code }) => code)).toEqual(['checkmo']);
  });

  it.each([
    ['payment methods', 'payment-information', did.paymentInformationRetried()],
    ['totals', 'totals', totalsWanted()],
  ])(
    'loads %s again, once, when the network is back after a failure',
    async (_name, path, wanted) => {
      const store = await openPayment();
      failOn(new RegExp(`^${path}`), { kind: 'network' });
      const status = () => [
        selectCheckout(store.getState()).payment.status,
        selectTotalsStatus(store.getState()),
      ];
      store.dispatch(wanted);
      await vi.advanceTimersByTimeAsync(100);
      expect(status()).toContain('failed');
      mockShop((_request, called) => okResponse(called));
      sent.length = 0;
      window.dispatchEvent(new Event('online'));
      await vi.advanceTimersByTimeAsync(100);
      expect(status()).toEqual(['ready', 'ready']);
      window.dispatchEvent(new Event('online'));
      await vi.advanceTimersByTimeAsync(100);
      const calls = sent.map((call) => call.path).filter((called) => !called.includes('section'));
      expect(calls).toEqual([path]);
    },
  );
});
