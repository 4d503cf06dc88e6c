import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail, ok } from '../../../../src/platform/result';
import {
  loginOpened,
  popupLoginSubmitted,
  selectLogin,
} from '../../../../src/state/session/login-slice';
import { loginState } from '../../../../src/state/session/login-state';
import { readSections } from '../../../../src/state/sections/section-store';
import { createTillStore } from '../../../../src/state/store/store';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { json, sent, mockShop } from '../support/fake-http';
import { recaptchaText, showWidget } from '../support/recaptcha';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const assign = vi.fn();
const reload = vi.fn();
let restoreNavigator = (): void => undefined;

function submit(goTo: string | null = shop.checkoutUrl, recaptcha?: string): TillStore {
  const store = createTillStore({ shop: { ...shop, recaptcha }, checkout: null });
  store.inject(loginState);
  store.dispatch(
    popupLoginSubmitted({
      username: ' ada@example.com ',
      password: 'secret',
      loginUrl: null,
      goTo,
    }),
  );
  return store;
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  assign.mockClear();
  reload.mockClear();
  restoreNavigator = replaceNavigator({ assign, reload });
});
afterEach(() => {
  restoreNavigator();
});

describe('the login popup', () => {
  it('signs the customer in and goes on to the checkout [GATE-05][LOGIN-01]', async () => {
    mockShop(() => json({ errors: false, message: 'Login successful.' }));
    const store = submit();
    expect(selectLogin(store.getState()).status).toBe('sending');
    await settled();
    expect(sent[0]).toMatchObject({
      path: 'customer/ajax/login',
      body: { username: 'ada@example.com', password: 'secret' },
    });
    expect(assign.mock.calls).toEqual([[shop.checkoutUrl]]);
  });

  it('follows the shop’s redirect first, and reloads the page without one [LOGIN-06]', async () => {
    const redirectUrl = `${window.location.origin}/welcome/`;
    mockShop(() => json({ errors: false, message: '', redirectUrl }));
    submit();
    await settled();
    expect(assign.mock.calls).toEqual([[redirectUrl]]);
    mockShop(() => json({ errors: false, message: '' }));
    submit(null);
    await settled();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('shows the shop’s message when it refuses, until it is opened again [GATE-05][LOGIN-04]', async () => {
    mockShop(() => json({ errors: true, message: 'Invalid login or password.' }));
    const store = submit();
    await settled();
    expect(selectLogin(store.getState())).toEqual({
      status: 'idle',
      error: 'Invalid login or password.',
    });
    expect(assign).not.toHaveBeenCalled();
    store.dispatch(loginOpened());
    expect(selectLogin(store.getState()).error).toBeNull();
  });

  it('shows a message when the request fails [LOGIN-08]', async () => {
    mockShop(() => fail({ kind: 'network' }));
    const store = submit();
    await vi.waitFor(() => {
      expect(selectLogin(store.getState()).error).toBe(
        'Could not authenticate. Please try again later',
      );
    });
  });

  it('posts to the URL in the page’s configuration instead of the default [LOGIN-02]', async () => {
    mockShop(() => json({ errors: true, message: 'No.' }));
    const store = createTillStore({ shop, checkout: null });
    store.inject(loginState);
    const loginUrl = 'https://shop.example/enter/';
    store.dispatch(
      popupLoginSubmitted({ username: 'a@b.co', password: 'x', loginUrl, goTo: null }),
    );
    await settled();
    expect(sent.map(({ path }) => path)).toEqual(['enter/']);
  });

  it('invalidates the cached customer data [LOGIN-05]', async () => {
    const sections = {
      customer: { data_id: 1, firstname: null },
      cart: { data_id: 1, summary_count: 2 },
    };
    localStorage.setItem('mage-cache-storage', JSON.stringify(sections));
    mockShop(() => json({ errors: false, message: 'Login successful.' }));
    submit();
    await settled();
    expect(readSections()).not.toHaveProperty('customer');
  });

  it('sends one request, and keeps the password out of the store', async () => {
    mockShop(() => json({ errors: true, message: 'No.' }));
    const store = submit();
    store.dispatch(
      popupLoginSubmitted({ username: 'a@b.co', password: 'secret', loginUrl: null, goTo: null }),
    );
    await settled();
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(store.getState())).not.toContain('secret');
  });

  it('checks who is signed in when the response was lost, and continues [LOGIN-08][ROLE-03]', async () => {
    mockShop((_request, path) =>
      path === 'customer/ajax/login'
        ? fail({ kind: 'malformed', status: 200 })
        : json({ customer: { data_id: 2, firstname: 'Ada' } }),
    );
    submit();
    await vi.waitFor(() => {
      expect(assign.mock.calls).toEqual([[shop.checkoutUrl]]);
    });
  });

  it('sends a token of reCAPTCHA with the credentials, and nothing without one', async () => {
    mockShop(() => json({ errors: true, message: 'Invalid login or password.' }));
    const guard = recaptchaText(true, 'recaptcha-popup-login');
    const closed = showWidget('user_login', () => Promise.resolve(fail('unfinished')));
    const store = submit(null, guard);
    await vi.waitFor(() => {
      expect(selectLogin(store.getState()).error).toMatch(/was not completed/);
    });
    expect(sent).toEqual([]);
    closed.hide();
    const solved = showWidget('user_login', () => Promise.resolve(ok('fresh')));
    submit(null, guard);
    await vi.waitFor(() => {
      expect(sent).toHaveLength(1);
    });
    expect(sent[0]).toMatchObject({
      body: { username: 'ada@example.com', 'g-recaptcha-response': 'fresh' },
    });
    solved.hide();
  });
});
