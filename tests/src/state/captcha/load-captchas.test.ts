import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageSource } from '../../../../src/platform/page/page-source';
import { fail } from '../../../../src/platform/result';
import {
  captchaHeaders,
  captchaLeftEmpty,
  captchaSpent,
  selectIsGuarded,
} from '../../../../src/state/captcha/captcha-demand';
import {
  captchaRefreshRequested,
  captchaShown,
  captchaTyped,
  selectCaptcha,
} from '../../../../src/state/captcha/captcha-slice';
import { captchaState } from '../../../../src/state/captcha/captcha-state';
import { sectionsRead } from '../../../../src/state/sections/sections-slice';
import { createTillStore } from '../../../../src/state/store/store';
import { json, sent, shopAnswers } from '../support/fake-http';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const form = 'user_login';
const printed = {
  isCaseSensitive: true,
  imageHeight: 60,
  imageSrc: 'https://shop.example/media/captcha/base/first.png',
  refreshUrl: 'https://shop.example/captcha/refresh/',
  isRequired: true,
  timestamp: 1000,
};
const picture = (name: string) => `https://shop.example/media/captcha/base/${name}.png`;
const settled = () => new Promise((resolve) => setTimeout(resolve));

function show(captcha: Partial<typeof printed> = {}) {
  const page: PageSource = {
    checkoutConfig: { captcha: { [form]: { ...printed, ...captcha } } },
    checkout: {},
    init: {},
    globals: {},
    dictionaryUrl: null,
    phrases: {},
  };
  const { isRequired, timestamp } = { ...printed, ...captcha };
  const captchas = { [form]: { isRequired, timestamp } };
  const store = createTillStore(
    { shop: { ...shop, captchas }, checkout: null },
    { page: () => page },
  );
  store.inject(captchaState);
  store.dispatch(captchaShown(form));
  const now = () => selectCaptcha(form)(store.getState());
  const told = (isRequiredNow: boolean, at: number) => {
    const entry = { isRequired: isRequiredNow, timestamp: at };
    store.dispatch(sectionsRead({ captcha: { data_id: at, [form]: entry } }));
  };
  return { store, now, told };
}

beforeEach(() => {
  let drawn = 0;
  shopAnswers(() => json({ imgSrc: picture(`drawn-${String((drawn += 1))}`) }));
});

describe('a captcha', () => {
  it('has what the page prints for its form [CAPT-01]', () => {
    const { now } = show();
    expect(now()).toMatchObject({
      formId: form,
      imageSrc: picture('first'),
      imageHeight: 60,
      isCaseSensitive: true,
      refreshUrl: 'https://shop.example/captcha/refresh/',
      status: 'ready',
    });
    expect(sent).toEqual([]);
  });

  it('asks for a picture by its form id when the page prints none [CAPT-03]', async () => {
    const { now } = show({ imageSrc: '' });
    expect(now()?.status).toBe('loading');
    await settled();
    expect(sent).toMatchObject([
      { method: 'POST', path: 'captcha/refresh/', body: { formId: form } },
    ]);
    expect(now()).toMatchObject({ imageSrc: picture('drawn-1'), status: 'ready' });
  });

  it('takes another picture when the shopper asks, and forgets the letters of the old one [CAPT-03]', async () => {
    const { store, now } = show();
    store.dispatch(captchaTyped({ form, typed: 'abcd' }));
    store.dispatch(captchaRefreshRequested(form));
    expect(now()?.typed).toBe('');
    await settled();
    expect(now()?.imageSrc).toBe(picture('drawn-1'));
  });

  it('shows the newest picture whichever answer comes last', async () => {
    const { store, now } = show();
    const answers: ((name: string) => void)[] = [];
    shopAnswers(
      () =>
        new Promise((resolve) => {
          answers.push((name) => {
            resolve(json({ imgSrc: picture(name) }));
          });
        }),
    );
    store.dispatch(captchaRefreshRequested(form));
    store.dispatch(captchaRefreshRequested(form));
    answers[1]?.('newer');
    await settled();
    answers[0]?.('older');
    await settled();
    expect(now()?.imageSrc).toBe(picture('newer'));
  });

  it('says that there is no picture when the shop draws none', async () => {
    const { store, now } = show();
    shopAnswers(() => fail({ kind: 'network' }));
    store.dispatch(captchaRefreshRequested(form));
    await settled();
    expect(now()?.status).toBe('failed');
  });

  it('is drawn anew when the customer data begins to require it, and only then [CAPT-04]', async () => {
    const { now, told } = show({ isRequired: false });
    told(false, 2000);
    await settled();
    expect(sent).toEqual([]);
    told(true, 3000);
    await settled();
    expect(now()?.imageSrc).toBe(picture('drawn-1'));
    told(true, 4000);
    await settled();
    expect(sent).toHaveLength(1);
  });

  it('is drawn anew once its letters were sent [CAPT-05]', async () => {
    const { store, now } = show();
    store.dispatch(captchaTyped({ form, typed: 'abcd' }));
    store.dispatch(captchaSpent(form));
    await settled();
    expect(now()).toMatchObject({ imageSrc: picture('drawn-1'), typed: '', isSpent: true });
  });

  it('goes along with a call by header, and says when it is missing', () => {
    const { store, now, told } = show();
    expect(captchaHeaders(store.getState(), form)).toEqual({ 'X-Captcha': '' });
    store.dispatch(captchaLeftEmpty(form));
    expect(now()).toMatchObject({ isMissing: true, misses: 1 });
    store.dispatch(captchaTyped({ form, typed: ' abcd ' }));
    expect(now()?.isMissing).toBe(false);
    expect(captchaHeaders(store.getState(), form)).toEqual({ 'X-Captcha': 'abcd' });
    told(false, 2000);
    expect(captchaHeaders(store.getState(), form)).toEqual({});
  });
});

describe('whether a form is guarded', () => {
  it('is told by the page, and by the captcha section when that is newer [SECT-10][CAPT-04]', () => {
    const { store, told } = show();
    const guarded = () => selectIsGuarded(form)(store.getState());
    expect(guarded()).toBe(true);
    told(false, 500);
    expect(guarded()).toBe(true);
    told(false, 1500);
    expect(guarded()).toBe(false);
    expect(selectIsGuarded('sales_rule_coupon_request')(store.getState())).toBe(false);
  });
});
