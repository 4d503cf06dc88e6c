import { jsonStorage } from '../../src/platform/storage/storage';
import { selectIsLoggedIn } from '../../src/state/sections/section-selectors';
import type { Measuring } from './measuring.types';

/** Whether the visitor was a guest when a page last knew it. Shared by all tabs, so that a sign-in is measured once. */
const guest = jsonStorage('till-measured-guest');

/** When the form for a new account was sent in this window, in milliseconds since 1970. */
const registered = jsonStorage('till-measured-sign-up', 'sessionStorage');

/** How long a shop may take to open the account's page, in milliseconds. */
const REGISTRATION_MS = 120_000;

/** The platform signs a new customer in, so the next page that knows a customer tells that the account exists. */
const CREATES = /\/customer\/account\/createpost/i;
const SIGNS_IN = /\/customer\/account\/loginpost|\/customer\/ajax\/login/i;

/**
 * Measures sign-ins and new accounts by what has changed since an earlier page, so that forms which the server handles
 * count too.
 */
export function watchCustomer({ store, report, now }: Measuring): void {
  const method = 'email';
  let seen: unknown = null;

  const check = (): void => {
    const state = store.getState();
    const { customer } = state.sections.data;
    if (customer === undefined || customer === seen) return;
    seen = customer;
    const isLoggedIn = selectIsLoggedIn(state);
    const wasGuest = guest.read() === true;
    guest.write(!isLoggedIn);
    if (!isLoggedIn || !wasGuest) return;
    const age = now() - Number(registered.read() ?? Number.NaN);
    registered.remove();
    report(age >= 0 && age < REGISTRATION_MS ? 'till-signed-up' : 'till-signed-in', { method });
  };

  document.addEventListener(
    'submit',
    ({ target }) => {
      if (!(target instanceof HTMLFormElement)) return;
      if (CREATES.test(target.action)) registered.write(now());
      else if (SIGNS_IN.test(target.action)) registered.remove();
    },
    true,
  );
  // The account after an order does not sign the customer in.
  document.addEventListener('till-account-created', () => {
    report('till-signed-up', { method });
  });
  store.subscribe(check);
  check();
}
