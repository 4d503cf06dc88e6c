import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, ok, type Result } from '../../../../../src/platform/result';
import type { HttpResponse } from '../../../../../src/platform/http/http.types';
import type { TokenResult } from '../../../../../src/platform/recaptcha/widget';
import {
  billingResolved,
  emailEdited,
  paymentMethodsReceived,
  placeOrderSubmitted,
  stepEntered,
} from '../../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import { checkoutState } from '../../../../../src/state/checkout/checkout-state';
import { paymentMethods } from '../../../../../src/state/extensions/extensions';
import { totalsReceived, totalsRequested } from '../../../../../src/state/quote/quote-slice';
import { createTillStore } from '../../../../../src/state/store/store';
import { http, json, mockShop } from '../../support/fake-http';
import { recaptchaText, showWidget } from '../../support/recaptcha';
import { checkoutConfig, savedAddress, shop, wireTotals } from '../../support/shop';
import { guideTotals } from '../../support/totals';
// Loaded on demand by the flow; preloaded here, because these tests use a fake clock.
import '../../../../../src/platform/http/cart-hold';
import '../../../../../src/state/checkout/placing/follow-refusal';
import '../../../../../src/state/checkout/placing/reconcile-order';
import '../../../../../src/state/checkout/placing/review-order';
import '../../../../../src/state/recaptcha/take-token';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const FORM = 'payment_processing_request';
const REFUSAL = 'ReCaptcha validation failed, please try again';
const totals = guideTotals();

/** The page at the payment step, where orders need a token. */
function open(method = 'checkmo') {
  const recaptcha = recaptchaText(true, 'recaptcha-checkout-place-order');
  const config = { shop: { ...shop, recaptcha }, checkout: checkoutConfig({}) };
  const store = createTillStore(config, { now: () => Date.now() });
  store.inject(checkoutState);
  store.dispatch(emailEdited('gus@example.com'));
  store.dispatch(totalsRequested());
  store.dispatch(totalsReceived({ number: store.getState().quote?.requested ?? 0, totals }));
  const methods = [{ code: method, title: method }];
  store.dispatch(paymentMethodsReceived({ methods, stored: null, grandTotal: 20 }));
  store.dispatch(billingResolved({ address: savedAddress, sameAsShipping: true }));
  store.dispatch(stepEntered('payment'));
  return store;
}

/** A shop that refuses every order; returns the token of each, and how many orders were sent. */
function refusingShop(method = 'checkmo') {
  const tokens: (string | undefined)[] = [];
  mockShop((request, path): Result<HttpResponse> => {
    if (path === 'payment-information' && request.method === 'POST') {
      tokens.push(request.headers?.['X-ReCaptcha']);
      return fail({ kind: 'rejected', status: 400, message: REFUSAL, redirectAction: null });
    }
    if (path === 'payment-information') {
      const payment_methods = [{ code: method, title: method }];
      return json({ payment_methods, totals: wireTotals(20) });
    }
    if (path === 'cart') return json({ is_active: true, items: [{ item_id: 77 }] });
    if (path === 'totals') return json(wireTotals(20));
    return json([]);
  });
  return tokens;
}

const settle = () => vi.advanceTimersByTimeAsync(200);
let hide = (): void => undefined;
let cleanUps: (() => void)[] = [];

beforeEach(() => {
  cleanUps = ['checkmo', 'paypal_express'].map((code) => {
    const payment = { method: code, po_number: null, additional_data: null };
    const confirm = () => Promise.resolve({ status: 'ready' as const, payment });
    return paymentMethods.register({ code, confirm });
  });
  vi.useFakeTimers({ now: new Date('2026-03-02T10:00:00Z') });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  hide();
  for (const cleanUp of cleanUps) cleanUp();
  http.mockClear();
  vi.useRealTimers();
});

describe('an order that needs a token', () => {
  it('is sent with a new one after each refusal', async () => {
    let issued = 0;
    ({ hide } = showWidget(FORM, () => Promise.resolve(ok(`token-${String((issued += 1))}`))));
    const tokens = refusingShop();
    const store = open();
    store.dispatch(placeOrderSubmitted());
    await settle();
    expect(selectCheckout(store.getState()).placement.error).toBe(REFUSAL);
    store.dispatch(placeOrderSubmitted());
    await settle();
    expect(tokens).toEqual(['token-1', 'token-2']);
  });

  it('is not sent without one, and the reason is shown', async () => {
    ({ hide } = showWidget(FORM, () => Promise.resolve(fail('blocked'))));
    const tokens = refusingShop();
    const store = open();
    store.dispatch(placeOrderSubmitted());
    await settle();
    expect(tokens).toEqual([]);
    const { status, error } = selectCheckout(store.getState()).placement;
    expect(status).toBe('failed');
    expect(error).toMatch(/could not be loaded/);
  });

  it('is sent once, however often the button is pressed while the challenge is open', async () => {
    let solve = (_result: TokenResult): void => undefined;
    const shown = showWidget(FORM, () => new Promise((resolve) => (solve = resolve)));
    hide = shown.hide;
    const tokens = refusingShop();
    const store = open();
    for (let press = 0; press < 3; press += 1) {
      store.dispatch(placeOrderSubmitted());
      await settle();
    }
    expect(shown.widget.take).toHaveBeenCalledOnce();
    solve(ok('only'));
    await settle();
    expect(tokens).toEqual(['only']);
  });

  it('needs none with a method that has a check of its own', async () => {
    const tokens = refusingShop('paypal_express');
    const store = open('paypal_express');
    store.dispatch(placeOrderSubmitted());
    await settle();
    expect(tokens).toEqual([undefined]);
  });

  it('is never sent without a fresh token, nor twice with one, whatever happens', async () => {
    const steps = fc.array(fc.constantFrom('press', 'solve', 'close', 'wait' as const), {
      maxLength: 16,
    });
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        localStorage.clear();
        const waiting: ((result: TokenResult) => void)[] = [];
        let given = 0;
        ({ hide } = showWidget(FORM, () => new Promise((resolve) => waiting.push(resolve))));
        const tokens = refusingShop();
        const store = open();
        for (const step of sequence) {
          if (step === 'press') store.dispatch(placeOrderSubmitted());
          else if (step === 'solve') waiting.shift()?.(ok(`token-${String((given += 1))}`));
          else if (step === 'close') waiting.shift()?.(fail('unfinished'));
          await vi.advanceTimersByTimeAsync(step === 'wait' ? 6000 : 50);
        }
        for (const close of waiting) close(fail('unfinished'));
        await settle();
        hide();
        expect(tokens.every((token) => token?.startsWith('token-'))).toBe(true);
        expect(new Set(tokens).size).toBe(tokens.length);
        expect(tokens.length).toBeLessThanOrEqual(given);
        sent += tokens.length;
      }),
      { numRuns: 60 },
    );
    expect(sent).toBeGreaterThan(0);
  });
});
