import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as did from '../../../../../src/state/checkout/checkout-actions';
import { config, renderCheckout } from '../checkout-fixture';

const email = () => screen.getByLabelText<HTMLInputElement>(/^Email Address/);
const password = () => screen.queryByLabelText(/^Password/, { selector: 'input' });
const REQUIRED = 'This is a required field.';
const HINT = 'You can create an account after checkout.';

async function open(hasAccount: boolean, isLoginRequired = false) {
  const view = renderCheckout({ config: { ...config, isLoginRequired } });
  act(() => {
    view.store.dispatch(did.emailEdited('ada@example.com'));
    view.store.dispatch(did.emailChecked({ email: 'ada@example.com', hasAccount }));
  });
  // Its code is loaded for those who have an account.
  if (hasAccount || isLoginRequired) await screen.findByLabelText(/^Password/);
  const logins = () => view.actions.filter(({ type }) => type === did.loginSubmitted.type);
  return { ...view, logins };
}
const logIn = () => userEvent.click(screen.getByRole('button', { name: 'Login' }));

describe('EmailBlock', () => {
  it('offers an account later to a guest without one', async () => {
    await open(false);
    expect(screen.getByText(HINT)).toBeDefined();
    expect(password()).toBeNull();
  });

  it('shows the password field for an account, and lets the guest continue without', async () => {
    const { container } = await open(true);
    expect(screen.queryByText(HINT)).toBeNull();
    expect(password()).not.toBeNull();
    expect(container.querySelector('.till-email__note')?.textContent).toContain(
      'continue as guest',
    );
  });

  it('requires an account where the shop does', async () => {
    await open(false, true);
    expect(screen.getByText('Checkout using your account')).toBeDefined();
    expect(password()).not.toBeNull();
  });

  it('does not send an empty password [MAIL-15]', async () => {
    const { logins } = await open(true);
    expect(screen.queryByText(REQUIRED)).toBeNull();
    await logIn();
    expect(logins()).toEqual([]);
    expect(screen.getByText(REQUIRED)).toBeDefined();
    await userEvent.type(password() as HTMLElement, 's');
    expect(screen.queryByText(REQUIRED)).toBeNull();
  });

  it('sends the password once, which stays out of the store [MAIL-16]', async () => {
    const { store, logins } = await open(true);
    await userEvent.type(password() as HTMLElement, 's3cret');
    await logIn();
    expect(logins()).toEqual([did.loginSubmitted({ password: 's3cret' })]);
    act(() => {
      store.dispatch(did.loginStarted());
    });
    await userEvent.type(password() as HTMLElement, '{Enter}');
    expect(logins()).toHaveLength(1);
    expect(JSON.stringify(store.getState())).not.toContain('s3cret');
  });

  it('moves on with Enter, to the password if there is one', async () => {
    await open(true);
    await userEvent.type(email(), '{Enter}');
    expect(document.activeElement).toBe(password());
  });

  it('shows that the e-mail is being checked', async () => {
    const { store, container } = await open(false);
    expect(container.querySelector('.till-email__checking')).toBeNull();
    act(() => {
      store.dispatch(did.emailEdited('gus@example.com'));
      store.dispatch(did.emailCheckStarted());
    });
    expect(container.querySelector('.till-email__checking')).not.toBeNull();
  });
});
