import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail } from '../../../../src/platform/result';
import {
  loginOpened,
  popupLoginSubmitted,
  selectLogin,
} from '../../../../src/state/session/login-slice';
import { loginState } from '../../../../src/state/session/login-state';
import { readSections } from '../../../../src/state/sections/section-store';
import { createTillStore } from '../../../../src/state/store/store';
import type { TillStore } from '../../../../src/state/shared/store.types';
import { json, sent, shopAnswers } from '../support/fake-http';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const assign = vi.fn();
const reload = vi.fn();
let putBack = (): void => undefined;

function submit(goTo: string | null = shop.checkoutUrl): TillStore {
  const store = createTillStore({ shop, checkout: null });
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
  putBack = replaceNavigator({ assign, reload });
});
afterEach(() => {
  putBack();
});

describe('the login popup', () => {
  it('signs the customer in and goes on to the checkout [GATE-05][LOGIN-01]', async () => {
    shopAnswers(() => json({ errors: false, message: 'Login successful.' }));
    const store = submit();
    expect(selectLogin(store.getState()).status).toBe('sending');
    await settled();
    expect(sent[0]).toMatchObject({
      path: 'customer/ajax/login',
      body: { username: 'ada@example.com', password: 'secret' },
    });
    expect(assign.mock.calls).toEqual([[shop.checkoutUrl]]);
  });

  it('follows the shop’s own wish first, and loads the page again without any [LOGIN-06]', async () => {
    const redirectUrl = `${window.location.origin}/welcome/`;
    shopAnswers(() => json({ errors: false, message: '', redirectUrl }));
    submit();
    await settled();
    expect(assign.mock.calls).toEqual([[redirectUrl]]);
    shopAnswers(() => json({ errors: false, message: '' }));
    submit(null);
    await settled();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('says the shop’s words when it refuses, until it is opened again [GATE-05][LOGIN-04]', async () => {
    shopAnswers(() => json({ errors: true, message: 'Invalid login or password.' }));
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

  it('says that it did not get through [LOGIN-08]', async () => {
    shopAnswers(() => fail({ kind: 'network' }));
    const store = submit();
    await vi.waitFor(() => {
      expect(selectLogin(store.getState()).error).toBe(
        'Could not authenticate. Please try again later',
      );
    });
  });

  it('is sent where the page says in place of the usual address [LOGIN-02]', async () => {
    shopAnswers(() => json({ errors: true, message: 'No.' }));
    const store = createTillStore({ shop, checkout: null });
    store.inject(loginState);
    const loginUrl = 'https://shop.example/enter/';
    store.dispatch(
      popupLoginSubmitted({ username: 'a@b.co', password: 'x', loginUrl, goTo: null }),
    );
    await settled();
    expect(sent.map(({ path }) => path)).toEqual(['enter/']);
  });

  it('makes what the browser keeps of the customer stale [LOGIN-05]', async () => {
    const sections = {
      customer: { data_id: 1, firstname: null },
      cart: { data_id: 1, summary_count: 2 },
    };
    localStorage.setItem('mage-cache-storage', JSON.stringify(sections));
    shopAnswers(() => json({ errors: false, message: 'Login successful.' }));
    submit();
    await settled();
    expect(readSections()).not.toHaveProperty('customer');
  });

  it('asks once, and keeps what was typed out of the store', async () => {
    shopAnswers(() => json({ errors: true, message: 'No.' }));
    const store = submit();
    store.dispatch(
      popupLoginSubmitted({ username: 'a@b.co', password: 'secret', loginUrl: null, goTo: null }),
    );
    await settled();
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(store.getState())).not.toContain('secret');
  });

  it('asks the shop who is signed in when the answer was lost, and goes on [LOGIN-08][ROLE-03]', async () => {
    shopAnswers((_request, path) =>
      path === 'customer/ajax/login'
        ? fail({ kind: 'malformed', status: 200 })
        : json({ customer: { data_id: 2, firstname: 'Ada' } }),
    );
    submit();
    await vi.waitFor(() => {
      expect(assign.mock.calls).toEqual([[shop.checkoutUrl]]);
    });
  });
});
