import { afterEach, describe, expect, it } from 'vitest';
import { fail, ok } from '../../../../src/platform/result';
import { isGuardOpen, captchaLeftEmpty } from '../../../../src/state/captcha/captcha-demand';
import { withToken } from '../../../../src/state/recaptcha/recaptcha-demand';
import { priceFormatLearned } from '../../../../src/state/config/config-slice';
import { selectRecaptcha } from '../../../../src/state/recaptcha/select-recaptcha';
import { recaptchaTicked, selectBox } from '../../../../src/state/recaptcha/recaptcha-slice';
import { guardsState } from '../../../../src/state/recaptcha/guards-state';
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
    const { getState } = storeOf('recaptcha-checkout-coupon-apply');
    expect(await withToken(getState(), FORM, {})).toMatchObject({ ok: false });
  });
});

it('a box that is shown has to be ticked, and counts how often it was left open', () => {
  const store = storeOf('recaptcha-checkout-coupon-apply');
  store.inject(guardsState);
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
  store.dispatch(priceFormatLearned({ ...shop.priceFormat }));
  expect(before?.isInvisible).toBe(true);
  expect(selectRecaptcha(FORM)(store.getState())).toBe(before);
});
