import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageSource } from '../../../../src/platform/page/page-source';
import { fail } from '../../../../src/platform/result';
import {
  captchaFields,
  captchaLeftEmpty,
  captchaSpent,
  isGuardOpen,
  selectIsGuarded,
} from '../../../../src/state/captcha/captcha-demand';
import {
  captchaRefreshRequested,
  captchaShown,
  captchaTyped,
  selectCaptcha,
} from '../../../../src/state/captcha/captcha-slice';
import { captchaState } from '../../../../src/state/captcha/captcha-state';
import { recaptchaTicked } from '../../../../src/state/recaptcha/recaptcha-slice';
import { recaptchaState } from '../../../../src/state/recaptcha/recaptcha-state';
import { sectionsRead } from '../../../../src/state/sections/sections-slice';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { createTillStore } from '../../../../src/state/store/store';
import { json, sent, mockShop } from '../support/fake-http';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const form = 'user_login';
const other = 'sales_rule_coupon_request';
const pageCaptcha = {
  isCaseSensitive: true,
  imageHeight: 60,
  imageSrc: 'https://shop.example/media/captcha/base/first.png',
  refreshUrl: 'https://shop.example/captcha/refresh/',
  isRequired: true,
  timestamp: 1000,
};
const picture = (name: string) => `https://shop.example/media/captcha/base/${name}.png`;
const settled = () => new Promise((resolve) => setTimeout(resolve));

function show(captcha: Partial<typeof pageCaptcha> = {}) {
  const page: PageSource = {
    checkoutConfig: { captcha: { [form]: { ...pageCaptcha, ...captcha } } },
    checkout: {},
    init: {},
    globals: {},
    dictionaryUrl: null,
    phrases: {},
  };
  const { isRequired, timestamp } = { ...pageCaptcha, ...captcha };
  const captchas = { [form]: { isRequired, timestamp } };
  const store = createTillStore(
    { shop: { ...shop, captchas }, checkout: null },
    { page: () => page },
  );
  store.inject(captchaState);
  store.dispatch(captchaShown(form));
  const now = () => selectCaptcha(form)(store.getState());
  const receiveSection = (isRequiredNow: boolean, at: number) => {
    const entry = { isRequired: isRequiredNow, timestamp: at };
    store.dispatch(sectionsRead({ captcha: { data_id: at, [form]: entry } }));
  };
  return { store, now, receiveSection };
}

beforeEach(() => {
  let count = 0;
  mockShop(() => json({ imgSrc: picture(`count-${String((count += 1))}`) }));
});

describe('a captcha', () => {
  it('uses the configuration of its form in the page [CAPT-01]', () => {
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

  it('requests a picture by its form id when the page contains none [CAPT-03]', async () => {
    const { now } = show({ imageSrc: '' });
    expect(now()?.status).toBe('loading');
    await settled();
    expect(sent).toMatchObject([
      { method: 'POST', path: 'captcha/refresh/', body: { formId: form } },
    ]);
    expect(now()).toMatchObject({ imageSrc: picture('count-1'), status: 'ready' });
  });

  it('loads another picture on request, and clears the characters of the old one [CAPT-03]', async () => {
    const { store, now } = show();
    store.dispatch(captchaTyped({ form, typed: 'abcd' }));
    store.dispatch(captchaRefreshRequested(form));
    expect(now()?.typed).toBe('');
    await settled();
    expect(now()?.imageSrc).toBe(picture('count-1'));
  });

  it('shows the newest picture, whichever response arrives last', async () => {
    const { store, now } = show();
    const respond: ((name: string) => void)[] = [];
    mockShop(
      () =>
        new Promise((resolve) => {
          respond.push((name) => {
            resolve(json({ imgSrc: picture(name) }));
          });
        }),
    );
    store.dispatch(captchaRefreshRequested(form));
    store.dispatch(captchaRefreshRequested(form));
    respond[1]?.('newer');
    await settled();
    respond[0]?.('older');
    await settled();
    expect(now()?.imageSrc).toBe(picture('newer'));
  });

  it('reports a failure when the shop returns no picture', async () => {
    const { store, now } = show();
    mockShop(() => fail({ kind: 'network' }));
    store.dispatch(captchaRefreshRequested(form));
    await settled();
    expect(now()?.status).toBe('failed');
  });

  it('is reloaded when the customer data begins to require it, and only then [CAPT-04]', async () => {
    const { now, receiveSection } = show({ isRequired: false });
    receiveSection(false, 2000);
    await settled();
    expect(sent).toEqual([]);
    receiveSection(true, 3000);
    await settled();
    expect(now()?.imageSrc).toBe(picture('count-1'));
    receiveSection(true, 4000);
    await settled();
    expect(sent).toHaveLength(1);
  });

  it('is reloaded once its characters were sent [CAPT-05]', async () => {
    const { store, now } = show();
    store.dispatch(captchaTyped({ form, typed: 'abcd' }));
    store.dispatch(captchaSpent(form));
    await settled();
    expect(now()).toMatchObject({ imageSrc: picture('count-1'), typed: '', isSpent: true });
  });

  it('is sent as a header, and is marked as missing when empty', () => {
    const { store, now, receiveSection } = show();
    expect(captchaFields(store.getState(), form)).toEqual({ 'X-Captcha': '' });
    store.dispatch(captchaLeftEmpty(form));
    expect(now()).toMatchObject({ isMissing: true, misses: 1 });
    store.dispatch(captchaTyped({ form, typed: ' abcd ' }));
    expect(now()?.isMissing).toBe(false);
    expect(captchaFields(store.getState(), form)).toEqual({ 'X-Captcha': 'abcd' });
    receiveSection(false, 2000);
    expect(captchaFields(store.getState(), form)).toEqual({});
  });
});

describe('a captcha of one form', () => {
  it('is read once: what was typed stays when another view shows the form', () => {
    const { store, now } = show();
    store.dispatch(captchaTyped({ form, typed: 'abcd' }));
    store.dispatch(captchaShown(form));
    expect(now()?.typed).toBe('abcd');
  });

  it('is not there on a page without configuration, where nothing is loaded for it', async () => {
    const store = createTillStore({ shop, checkout: null });
    expect(selectCaptcha(form)(store.getState())).toBeNull();
    store.inject(captchaState);
    store.dispatch(captchaShown(form));
    store.dispatch(captchaTyped({ form, typed: 'abcd' }));
    store.dispatch(captchaLeftEmpty(form));
    store.dispatch(captchaSpent(form));
    await settled();
    expect(sent).toEqual([]);
    expect(selectCaptcha(form)(store.getState())).toBeNull();
  });

  it('leaves those of other forms alone', async () => {
    const { store, now } = show();
    store.dispatch(captchaTyped({ form, typed: 'abcd' }));
    store.dispatch(captchaSpent(other));
    store.dispatch(captchaTyped({ form: other, typed: 'x' }));
    await settled();
    expect(sent).toEqual([]);
    expect(now()).toMatchObject({ typed: 'abcd', isSpent: false });
    expect(selectCaptcha(other)(store.getState())).toBeNull();
  });

  it('counts every time it was left empty, until something is typed', () => {
    const { store, now } = show();
    expect(now()).toMatchObject({ typed: '', misses: 0, isMissing: false, isSpent: false });
    store.dispatch(captchaLeftEmpty(form));
    store.dispatch(captchaTyped({ form, typed: '  ' }));
    store.dispatch(captchaLeftEmpty(form));
    expect(now()).toMatchObject({ misses: 2, isMissing: true });
    store.dispatch(captchaTyped({ form, typed: 'abcd' }));
    store.dispatch(captchaLeftEmpty(form));
    expect(now()).toMatchObject({ misses: 2, isMissing: false });
  });

  it('is neither missing nor spent once there is a new picture or something is typed', async () => {
    const { store, now } = show();
    store.dispatch(captchaLeftEmpty(form));
    store.dispatch(captchaRefreshRequested(form));
    expect(now()).toMatchObject({ status: 'loading', isMissing: false });
    store.dispatch(captchaSpent(form));
    await settled();
    store.dispatch(captchaTyped({ form, typed: 'efgh' }));
    expect(now()).toMatchObject({ status: 'ready', typed: 'efgh', isSpent: false });
  });
});

describe('whether a form lacks something', () => {
  const isOpen = (store: TillStore) => isGuardOpen(store.getState(), form);

  it('depends on the characters of the picture', () => {
    const { store, receiveSection } = show();
    expect(isOpen(store)).toBe(true);
    store.dispatch(captchaTyped({ form, typed: '  ' }));
    expect(isOpen(store)).toBe(true);
    store.dispatch(captchaTyped({ form, typed: 'abcd' }));
    expect(isOpen(store)).toBe(false);
    store.dispatch(captchaTyped({ form, typed: '' }));
    receiveSection(false, 2000);
    expect(isOpen(store), 'no longer required').toBe(false);
  });

  it('depends on the tick of a box as well', () => {
    const { store } = show({ isRequired: false });
    store.inject(recaptchaState);
    const tick = (isTicked: boolean | null) => {
      store.dispatch(recaptchaTicked({ form, isTicked }));
      return isOpen(store);
    };
    expect(isOpen(store)).toBe(false);
    expect([tick(false), tick(true), tick(null)]).toEqual([true, false, false]);
    store.dispatch(recaptchaTicked({ form: other, isTicked: false }));
    expect(isOpen(store), 'the box of another form').toBe(false);
  });

  it('is known before a picture was shown', () => {
    const captchas = { [form]: { isRequired: true, timestamp: 1 } };
    const store = createTillStore({ shop: { ...shop, captchas }, checkout: null });
    expect(isOpen(store)).toBe(true);
    store.inject(captchaState);
    expect(isOpen(store)).toBe(true);
    expect(isGuardOpen(store.getState(), other)).toBe(false);
  });
});

describe('whether a form is guarded', () => {
  it('is set by the section for a form that the page does not name, and by the page at the same time [SECT-10]', () => {
    const { store, receiveSection } = show();
    receiveSection(false, pageCaptcha.timestamp);
    expect(selectIsGuarded(form)(store.getState())).toBe(true);
    const entry = { isRequired: true, timestamp: 1 };
    store.dispatch(sectionsRead({ captcha: { data_id: 3, [other]: entry, [form]: null } }));
    expect(selectIsGuarded(other)(store.getState())).toBe(true);
    expect(selectIsGuarded(form)(store.getState()), 'no entry').toBe(true);
  });

  it('is set by the page, and by the captcha section when that is newer [SECT-10][CAPT-04]', () => {
    const { store, receiveSection } = show();
    const guarded = () => selectIsGuarded(form)(store.getState());
    expect(guarded()).toBe(true);
    receiveSection(false, 500);
    expect(guarded()).toBe(true);
    receiveSection(false, 1500);
    expect(guarded()).toBe(false);
    expect(selectIsGuarded('sales_rule_coupon_request')(store.getState())).toBe(false);
  });
});
