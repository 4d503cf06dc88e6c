import { afterEach, describe, expect, it, vi } from 'vitest';
import { fail, ok } from '../../../../src/platform/result';
import { isGuardOpen, captchaLeftEmpty } from '../../../../src/state/captcha/captcha-demand';
import { checkoutStarted } from '../../../../src/state/checkout/checkout-actions';
import { checkoutSlice } from '../../../../src/state/checkout/checkout-slice';
import { INITIAL_CHECKOUT } from '../../../../src/state/checkout/initial';
import { withToken } from '../../../../src/state/recaptcha/recaptcha-demand';
import { priceFormatInferred } from '../../../../src/state/config/config-slice';
import {
  selectRecaptcha,
  selectRecaptchas,
} from '../../../../src/state/recaptcha/select-recaptcha';
import { recaptchaTicked, selectBox } from '../../../../src/state/recaptcha/recaptcha-slice';
import { recaptchaFormsState } from '../../../../src/state/recaptcha/recaptcha-forms-state';
import { createTillStore } from '../../../../src/state/store/store';
import { recaptchaText, showWidget } from '../support/recaptcha';
import { shop } from '../support/shop';

const FORM = 'sales_rule_coupon_request';
const storeOf = (...ids: readonly string[]) => {
  const recaptcha = recaptchaText(true, ...ids);
  return createTillStore({ shop: { ...shop, recaptcha }, checkout: null });
};

let hide = (): void => undefined;
afterEach(() => {
  vi.useRealTimers();
  hide();
});

describe('a guarded call', () => {
  it('needs no token on a page without reCAPTCHA, and none for a form that has none', async () => {
    expect(await withToken(storeOf().getState(), FORM, {})).toEqual(ok({}));
    const other = storeOf('recaptcha-checkout-place-order').getState();
    expect(await withToken(other, FORM, {})).toEqual(ok({}));
    expect(await withToken(other, 'user_login', {})).toEqual(ok({}));
  });

  it('carries a new token', async () => {
    const shown = showWidget(FORM, () => Promise.resolve(ok('fresh')));
    hide = shown.hide;
    const { getState } = storeOf('recaptcha-checkout-coupon-apply');
    expect(await withToken(getState(), FORM, { 'X-Captcha': 'abc' })).toEqual(
      ok({ 'X-Captcha': 'abc', 'X-ReCaptcha': 'fresh' }),
    );
    expect(shown.widget.take).toHaveBeenCalledOnce();
  });

  it.each([
    ['unticked', 'Please confirm that you are not a robot.'],
    [
      'blocked',
      'The security check could not be loaded. Allow it in your content blocker, or try again.',
    ],
    ['unfinished', 'The security check was not completed. Please try again.'],
  ] as const)('is not made where the widget is %s', async (reason, message) => {
    ({ hide } = showWidget(FORM, () => Promise.resolve(fail(reason))));
    const { getState } = storeOf('recaptcha-checkout-coupon-apply');
    const headers = await withToken(getState(), FORM, {});
    expect(headers).toMatchObject({ ok: false, error: { kind: 'rejected', message } });
  });

  it('is not made where the form shows no widget', async () => {
    await import('../../../../src/state/recaptcha/take-token');
    vi.useFakeTimers();
    const { getState } = storeOf('recaptcha-checkout-coupon-apply');
    const taken = withToken(getState(), FORM, {});
    await vi.runAllTimersAsync();
    expect(await taken).toMatchObject({ ok: false });
  });
});

it('a box that is shown has to be ticked, and counts how often it was left open', () => {
  const store = storeOf('recaptcha-checkout-coupon-apply');
  store.inject(recaptchaFormsState);
  const isOpen = () => isGuardOpen(store.getState(), FORM);
  expect(isOpen()).toBe(false);
  store.dispatch(recaptchaTicked({ form: FORM, isTicked: false }));
  expect(isOpen()).toBe(true);
  store.dispatch(captchaLeftEmpty(FORM));
  expect(selectBox(FORM)(store.getState())).toEqual({
    isTicked: false,
    misses: 1,
    isMissing: true,
  });
  store.dispatch(recaptchaTicked({ form: FORM, isTicked: true }));
  expect(isOpen()).toBe(false);
  expect(selectBox(FORM)(store.getState()).isMissing).toBe(false);
  store.dispatch(recaptchaTicked({ form: FORM, isTicked: null }));
  expect(isOpen()).toBe(false);
});

it('a form’s settings stay the same objects when the page learns something else', () => {
  const store = storeOf('recaptcha-checkout-coupon-apply');
  const before = selectRecaptcha(FORM)(store.getState());
  store.dispatch(priceFormatInferred({ ...shop.priceFormat }));
  expect(before?.isInvisible).toBe(true);
  expect(selectRecaptcha(FORM)(store.getState())).toBe(before);
});

describe('the token of a form', () => {
  const own = 'recaptcha-caa20ac351216e6f76edced1efe7c61fff5f4796';

  it.each([
    ['payment_processing_request', 'recaptcha-checkout-place-order', 'X-ReCaptcha'],
    ['sales_rule_coupon_request', 'recaptcha-checkout-coupon-apply', 'X-ReCaptcha'],
    ['user_login', 'recaptcha-popup-login', 'g-recaptcha-response'],
    ['user_login', 'recaptcha-checkout-inline-login', 'g-recaptcha-response'],
    [own, own, 'g-recaptcha-response'],
  ] as const)('of %s for %s is sent as %s', async (form, id, name) => {
    ({ hide } = showWidget(form, () => Promise.resolve(ok('fresh'))));
    expect(await withToken(storeOf(id).getState(), form, {})).toEqual(ok({ [name]: 'fresh' }));
  });
});

describe('a form’s reCAPTCHA', () => {
  const ORDER = 'payment_processing_request';

  it('is not needed for an order that is paid with a method of its list', () => {
    const store = storeOf('recaptcha-checkout-place-order');
    store.inject({ name: 'checkout', slices: [checkoutSlice], startFlows: () => undefined });
    const settings = () => selectRecaptcha(ORDER)(store.getState());
    expect(settings()).not.toBeNull();
    const pay = (selected: string) => {
      const payment = { ...INITIAL_CHECKOUT.payment, selected };
      store.dispatch(checkoutStarted({ ...INITIAL_CHECKOUT, payment }));
    };
    pay('paypal_express');
    expect(settings()).toBeNull();
    pay('checkmo');
    expect(settings()).not.toBeNull();
  });

  it('is that of the page, and its script in the language of the page', () => {
    const id = 'recaptcha-checkout-coupon-apply';
    const read = (locale: string, isInvisible: boolean, name = id) => {
      const recaptcha = recaptchaText(isInvisible, name);
      const page = createTillStore({ shop: { ...shop, locale, recaptcha }, checkout: null });
      const language = new URL(selectRecaptchas(page.getState()).url).searchParams.get('hl');
      return [language, selectRecaptcha(FORM)(page.getState())?.isInvisible];
    };
    expect(read('en-US', true)).toEqual(['en', true]);
    expect(read('en-US', false)).toEqual(['en', false]);
    expect(read('de-DE', false)).toEqual(['de', false]);
    expect(read('de-DE', false, 'another')).toEqual(['de', undefined]);
  });

  it('is none on a page without any', () => {
    const page = createTillStore({ shop, checkout: null });
    expect(selectRecaptchas(page.getState()).byId).toEqual({});
    expect(selectRecaptcha('user_login')(page.getState())).toBeNull();
  });
});

describe('a box', () => {
  it('is not missed while it is ticked, or not there', () => {
    const store = storeOf('recaptcha-checkout-coupon-apply');
    const box = () => selectBox(FORM)(store.getState());
    const untouched = { isTicked: null, misses: 0, isMissing: false };
    expect(box(), 'no element shows one').toEqual(untouched);
    store.inject(recaptchaFormsState);
    store.dispatch(captchaLeftEmpty(FORM));
    expect(box()).toEqual(untouched);
    store.dispatch(recaptchaTicked({ form: FORM, isTicked: true }));
    store.dispatch(captchaLeftEmpty(FORM));
    expect(box()).toMatchObject({ misses: 0, isMissing: false });
  });

  it('stays missed when it is shown anew, until it is ticked', () => {
    const store = storeOf('recaptcha-checkout-coupon-apply');
    store.inject(recaptchaFormsState);
    const tick = (isTicked: boolean) => {
      store.dispatch(recaptchaTicked({ form: FORM, isTicked }));
      return selectBox(FORM)(store.getState()).isMissing;
    };
    expect(tick(false)).toBe(false);
    store.dispatch(captchaLeftEmpty(FORM));
    expect([tick(false), tick(true), tick(false)]).toEqual([true, false, false]);
  });
});
