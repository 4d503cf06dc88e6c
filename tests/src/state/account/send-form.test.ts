import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { replaceNavigator } from '../../../../src/platform/navigate';
import { fail, ok, type Result } from '../../../../src/platform/result';
import { takeCookieMessages } from '../../../../src/state/messages/cookie-messages';
import {
  formSubmitted,
  selectAccount,
  type PostedForm,
} from '../../../../src/state/account/account-slice';
import { accountState } from '../../../../src/state/account/account-state';
import { saveFormDraft, takeFormDraft } from '../../../../src/state/account/form-draft';
import { createTillStore } from '../../../../src/state/store/store';
import { json, mockShop, sent } from '../support/fake-http';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const BASE = 'https://shop.example/customer/';
const account = (fields: PostedForm['fields'] = {}): PostedForm => ({
  kind: 'account',
  url: `${BASE}account/editPost/`,
  fields: { firstname: 'Janet', lastname: 'Doe', ...fields },
});
const ADDRESS = {
  firstname: 'Jane',
  lastname: 'Doe',
  telephone: '1',
  'street[0]': '9 Elm St',
  city: 'Austin',
  region_id: '57',
  postcode: '78701',
  country_id: 'US',
};
const address = (city = 'Austin'): PostedForm => ({
  kind: 'address',
  url: `${BASE}address/formPost/`,
  fields: { ...ADDRESS, city },
});
const saved = (city = 'Austin') => ({
  id: 31,
  ...ADDRESS,
  city,
  street: ['9 Elm St'],
  region: { region: 'Texas', region_code: 'TX', region_id: 57 },
});
const customer = (rest: object = {}) =>
  json({ firstname: 'Jane', lastname: 'Doe', email: 'jane@example.com', addresses: [], ...rest });
const page = (url: string): Result<HttpResponse> =>
  ok({ status: 200, headers: {}, url: `${BASE}${url}`, body: '<html>' });
const say = (type: string, text: string) => {
  document.cookie = `mage-messages=${encodeURIComponent(JSON.stringify([{ type, text }]))}; path=/`;
};
const LOST: Result<HttpResponse> = fail({ kind: 'network' });

const assign = vi.fn<(url: string) => void>();
let restoreNavigator = (): void => undefined;

/** The shop's responses to a posted form, and to the request for the customer. */
function open(post: () => Result<HttpResponse>, me: () => Result<HttpResponse> = customer) {
  mockShop((_request, path) => (path.endsWith('customers/me') ? me() : post()));
  const store = createTillStore({ shop, checkout: null }, {});
  store.inject(accountState);
  return {
    state: () => selectAccount(store.getState()),
    submit: async (form: PostedForm) => {
      store.dispatch(formSubmitted(form));
      await vi.waitFor(() => {
        expect(selectAccount(store.getState()).status).not.toMatch(/sending|checking/);
      });
    },
    press: (form: PostedForm) => store.dispatch(formSubmitted(form)),
  };
}

/** A shop that cannot be reached until it recovers, and saves addresses then; `addresses` is what it has. */
function openDown(addresses: readonly object[]) {
  let isDown = true;
  const shown = open(
    () => {
      if (isDown) return LOST;
      say('success', 'You saved the address.');
      return page('address/index/');
    },
    () => (isDown ? LOST : customer({ addresses })),
  );
  return {
    ...shown,
    recover: () => {
      isDown = false;
    },
  };
}

const posts = () => sent.filter(({ method }) => method === 'POST');

beforeEach(() => {
  assign.mockClear();
  restoreNavigator = replaceNavigator({ assign });
  takeCookieMessages();
  sessionStorage.clear();
});
afterEach(() => {
  restoreNavigator();
});

describe('a form of the account', () => {
  it('goes where the shop leads, with the shop’s message for that page', async () => {
    const { state, submit } = open(() => {
      say('success', 'You saved the account information.');
      return page('account/');
    });
    saveFormDraft({ path: '/x', initial: {} }, { firstname: 'Janet' });
    await submit(account());
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${BASE}account/`);
    expect(state().status).toBe('leaving');
    expect(takeCookieMessages()).toMatchObject([{ type: 'success' }]);
    expect(takeFormDraft({ path: '/x', initial: {} })).toBeNull();
  });

  it('stays with the shop’s reasons when it is refused, and can be sent again', async () => {
    const { state, submit } = open(() => {
      say('error', 'The password doesn&#039;t match this account.');
      return page('account/edit/');
    });
    await submit(account());
    expect(state()).toMatchObject({ status: 'idle', unsure: null });
    expect(state().messages[0]?.text).toContain('match this account');
    expect(assign).not.toHaveBeenCalled();
    await submit(account());
    expect(posts()).toHaveLength(2);
  });

  it('is sent once for several presses', async () => {
    const { press, submit } = open(() => {
      say('success', 'Saved.');
      return page('account/');
    });
    press(account());
    await submit(account());
    press(account());
    expect(posts()).toHaveLength(1);
  });

  it('opens the login page when the session has ended', async () => {
    const { submit } = open(() => page('account/login/'));
    saveFormDraft({ path: '/x', initial: {} }, { firstname: 'Janet' });
    await submit(account());
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${BASE}account/login/`);
    expect(takeFormDraft({ path: '/x', initial: {} })).toEqual({ firstname: 'Janet' });
  });

  it('can be sent again after a clear failure, without a question', async () => {
    const { state, submit } = open(() =>
      fail({ kind: 'server', status: 429, message: null, retryAfterMs: null }),
    );
    await submit(account());
    expect(state().status).toBe('idle');
    expect(state().messages).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });
});

describe('a lost response', () => {
  it.each([
    ['no response', () => LOST],
    ['a maintenance page', () => page('account/editPost/')],
    ['an error page', (): Result<HttpResponse> => fail({ kind: 'malformed', status: 200 })],
  ])('is looked up: %s', async (_what, post) => {
    const { submit } = open(post, () => customer({ firstname: 'Janet' }));
    await submit(account());
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${BASE}account/`);
    expect(takeCookieMessages()).toEqual([
      { type: 'success', text: 'You saved the account information.' },
    ]);
    expect(posts()).toHaveLength(1);
  });

  it.each([
    [
      'the page that the form names',
      `${window.location.origin}/saved/`,
      `${window.location.origin}/saved/`,
    ],
    ['the address book, not another site', 'https://elsewhere.example/', `${BASE}address/`],
  ])('of an address that was saved leads to %s', async (_where, success_url, next) => {
    const { submit } = open(
      () => LOST,
      () => customer({ addresses: [saved()] }),
    );
    const form = address();
    await submit({ ...form, fields: { ...form.fields, success_url } });
    expect(assign).toHaveBeenCalledExactlyOnceWith(next);
  });

  it('keeps the form when the shop has nothing of it', async () => {
    const { state, submit } = open(() => LOST);
    await submit(account());
    expect(state()).toMatchObject({ status: 'idle', unsure: null });
    expect(state().messages[0]?.text).toContain('The shop cannot be reached.');
  });

  it('of a new e-mail counts as saved if the shop has it, and not if the session continues without', async () => {
    const change = account({ firstname: 'Jane', change_email: '1', email: 'New@example.com' });
    const first = open(
      () => LOST,
      () => customer({ email: 'new@example.com' }),
    );
    await first.submit(change);
    expect(first.state().status).toBe('leaving');
    const second = open(() => LOST);
    await second.submit(change);
    expect(second.state().status).toBe('idle');
    const third = open(() => LOST);
    await third.submit(account({ firstname: 'Jane', change_password: '1' }));
    expect(third.state().status).toBe('idle');
  });

  it('of a new password explains why the customer is signed out', async () => {
    const { submit } = open(
      () => LOST,
      () => fail({ kind: 'unauthorized', message: '' }),
    );
    await submit(account({ change_password: '1', password: 'Lantern42!' }));
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${BASE}account/login/`);
    expect(takeCookieMessages()[0]?.text).toContain('You have been signed out');
  });

  it('stays unsure where nothing can be found out, without passwords in the state', async () => {
    const { state, submit } = open(
      () => LOST,
      () => LOST,
    );
    await submit(account({ change_password: '1', password: 'Lantern42!', current_password: 'x' }));
    expect(state().messages[0]?.text).toContain('It is not certain');
    expect(JSON.stringify(state())).not.toContain('Lantern42!');
    expect(state().unsure?.fields).not.toHaveProperty('current_password');
  });

  it('of a new address changes the saved one when it was edited since, instead of adding it twice', async () => {
    const { state, submit, recover } = openDown([saved()]);
    await submit(address());
    expect(state().unsure).not.toBeNull();
    recover();
    await submit(address('Dallas'));
    expect(posts().map(({ path }) => path)).toEqual([
      'customer/address/formPost/',
      'customer/address/formPost/id/31/',
    ]);
    expect(state().status).toBe('leaving');
  });

  it.each([
    ['the edited one', '31', [saved()], 'leaving'],
    ['with a trailing slash', '31/', [saved()], 'leaving'],
    ['another one', '32', [saved()], 'idle'],
    ['one that still has the old city', '31', [saved('Waco')], 'idle'],
    ['none', '31', [], 'idle'],
  ])(
    'of an edited address is compared with that address: %s',
    async (_what, id, addresses, status) => {
      const { state, submit } = open(
        () => LOST,
        () => customer({ addresses }),
      );
      await submit({ ...address(), url: `${BASE}address/formPost/id/${id}` });
      expect(state().status).toBe(status);
      expect(posts()).toHaveLength(1);
    },
  );

  it.each([
    [
      'names are compared without spaces around them',
      { firstname: ' Jane ', lastname: ' Doe ' },
      'leaving',
    ],
    ['another last name was not saved', { firstname: 'Jane', lastname: 'Roe' }, 'idle'],
    ['another first name was not saved', { firstname: 'Janet', lastname: 'Doe' }, 'idle'],
  ])('of an account: %s', async (_what, fields, status) => {
    const { state, submit } = open(() => LOST);
    await submit(account(fields));
    expect(state().status).toBe(status);
  });

  it('of an edited address is sent again to the same address after it could not be looked up', async () => {
    const { submit, recover } = openDown([saved()]);
    const form = { ...address(), url: `${BASE}address/formPost/id/31/` };
    await submit(form);
    recover();
    await submit({ ...form, fields: address('Dallas').fields });
    expect(posts().map(({ path }) => path)).toEqual([
      'customer/address/formPost/id/31/',
      'customer/address/formPost/id/31/',
    ]);
  });

  it('of a new address that the shop does not have is sent as a new one', async () => {
    const { submit, recover } = openDown([]);
    await submit(address());
    recover();
    await submit(address());
    expect(posts().at(-1)?.path).toBe('customer/address/formPost/');
  });

  it('sends nothing while it still cannot be looked up', async () => {
    const { state, submit } = open(
      () => LOST,
      () => LOST,
    );
    await submit(address());
    await submit(address());
    expect(posts()).toHaveLength(1);
    expect(state().unsure).not.toBeNull();
  });
});
