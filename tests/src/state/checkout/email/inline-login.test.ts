import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../../../src/platform/navigate';
import { fail } from '../../../../../src/platform/result';
// Loaded with the tests, so that no test waits for compilation; the page loads it with the first login.
import '../../../../../src/state/session/sign-in';
import { emailEdited, loginSubmitted } from '../../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import type { TillStore } from '../../../../../src/state/shared/store.types';
import { inlineLoginState } from '../../../../../src/state/checkout/email/inline-login';
import { openCheckout, storedDraft, typeAddress } from '../../support/checkout-draft';
import { json, mockShop, sent } from '../../support/fake-http';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const PATH = 'customer/ajax/login';
const PASSWORD = 'open-sesame';
const logins = () => sent.filter(({ path }) => path === PATH);
const loginOf = (store: TillStore) => selectCheckout(store.getState()).email.login;
const reload = vi.fn();
const assign = vi.fn();
let restoreNavigator = (): void => undefined;

const openWith = (email: string): TillStore => {
  const store = openCheckout();
  store.inject(inlineLoginState);
  store.dispatch(emailEdited(email));
  return store;
};
const submit = async (store: TillStore, password = PASSWORD): Promise<void> => {
  store.dispatch(loginSubmitted({ password }));
  await vi.advanceTimersByTimeAsync(100);
};
const respond = (response: Readonly<Record<string, unknown>>): void => {
  mockShop((_request, path) => json(path === PATH ? response : []));
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  restoreNavigator = replaceNavigator({ assign, reload });
  respond({ errors: false, message: 'Login successful.' });
});
afterEach(() => {
  restoreNavigator();
  vi.clearAllMocks();
  vi.useRealTimers();
});

describe('the login below the e-mail', () => {
  it('posts the e-mail and the password, and reloads the page [MAIL-16] [LOGIN-06]', async () => {
    const store = openWith(' ada@example.com ');
    await submit(store);
    expect(logins()).toMatchObject([
      { method: 'POST', body: { username: 'ada@example.com', password: PASSWORD } },
    ]);
    expect(reload).toHaveBeenCalledOnce();
    expect(loginOf(store), 'busy until the page is left').toEqual({
      status: 'sending',
      error: null,
    });
  });

  it('goes where the shop redirects to [LOGIN-06]', async () => {
    const redirectUrl = `${window.location.origin}/welcome/`;
    respond({ errors: false, redirectUrl });
    await submit(openWith('ada@example.com'));
    expect(assign).toHaveBeenCalledWith(redirectUrl);
    expect(reload).not.toHaveBeenCalled();
  });

  it('keeps what was typed for the next page, and no password [STOR-01]', async () => {
    const store = openWith('ada@example.com');
    typeAddress(store, 'city', 'Ghent');
    await submit(store);
    expect(storedDraft()).toMatchObject({
      inputFieldEmailValue: 'ada@example.com',
      shippingAddressFromData: { city: 'Ghent' },
    });
    expect(JSON.stringify([localStorage, store.getState()])).not.toContain(PASSWORD);
  });

  it.each([
    ['the e-mail is not valid', 'ada', PASSWORD, /valid email/i],
    ['the e-mail is missing', '', PASSWORD, /^This is a required field\.$/],
    ['the password is missing', 'ada@example.com', '', /^This is a required field\.$/],
    ['both are missing', '', '', /^This is a required field\.$/],
  ])('is not sent when %s [MAIL-15]', async (_name, email, password, error) => {
    const store = openWith(email);
    await submit(store, password);
    expect(logins()).toEqual([]);
    expect(loginOf(store)).toEqual({
      status: 'idle',
      error: expect.stringMatching(error) as string,
    });
    expect(reload).not.toHaveBeenCalled();
  });

  it('is sent once, although it is submitted twice', async () => {
    mockShop((_request, path) => (path === PATH ? new Promise(() => undefined) : json([])));
    const store = openWith('ada@example.com');
    await submit(store);
    expect(loginOf(store)).toEqual({ status: 'sending', error: null });
    await submit(store);
    expect(logins()).toHaveLength(1);
  });

  it('shows the shop’s message when it was refused, and can be tried again [LOGIN-04]', async () => {
    respond({ errors: true, message: 'Invalid login or password.' });
    const store = openWith('ada@example.com');
    await submit(store);
    expect(loginOf(store)).toEqual({ status: 'idle', error: 'Invalid login or password.' });
    expect(reload).not.toHaveBeenCalled();
    respond({ errors: false });
    await submit(store);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('says that it failed [LOGIN-08]', async () => {
    const error = 'Could not authenticate. Please try again later';
    mockShop(() => fail({ kind: 'rejected', status: 400, message: '', redirectAction: null }));
    const store = openWith('ada@example.com');
    await submit(store);
    expect(loginOf(store)).toEqual({ status: 'idle', error });
    expect(reload).not.toHaveBeenCalled();
  });

  it('no longer shows its error for another e-mail', async () => {
    respond({ errors: true, message: 'Invalid login or password.' });
    const store = openWith('ada@example.com');
    await submit(store);
    store.dispatch(emailEdited('ada@example.com'));
    expect(loginOf(store).error, 'the same e-mail').toBe('Invalid login or password.');
    store.dispatch(emailEdited('ada@example.org'));
    expect(loginOf(store)).toEqual({ status: 'idle', error: null });
  });
});
