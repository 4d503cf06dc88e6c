import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginForm, startLogin } from '../../../../../src/features/shared/login/LoginForm';
import { replaceNavigator } from '../../../../../src/platform/navigate';
import { createTillStore } from '../../../../../src/state/store/store';
import { json, mockShop, sent } from '../../../state/support/fake-http';
import { shop } from '../../../state/support/shop';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const FORGOT = 'https://shop.example/customer/account/forgotpassword/';
const REQUIRED = 'This is a required field.';
const assign = vi.fn<(url: string) => void>();
let restoreNavigator: () => void;

function open() {
  const store = createTillStore({ shop, checkout: null });
  startLogin(store);
  render(
    <Provider store={store}>
      <LoginForm
        goTo={shop.checkoutUrl}
        loginUrl={null}
        forgotPasswordUrl={FORGOT}
        emailRef={createRef()}
      />
    </Provider>,
  );
}
const email = () => screen.getByLabelText(/^Email Address/);
const password = () => screen.getByLabelText(/^Password/, { selector: 'input' });
const signIn = () => userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
const logins = () => sent.filter(({ path }) => path === 'customer/ajax/login');

beforeEach(() => {
  assign.mockClear();
  restoreNavigator = replaceNavigator({ assign, reload: vi.fn() });
  mockShop(() => json({ errors: false, message: '' }));
});
afterEach(() => {
  restoreNavigator();
});

describe('LoginForm', () => {
  it('focuses the first invalid field and shows the errors of both [LOGIN-09]', async () => {
    open();
    expect(screen.queryByText(REQUIRED)).toBeNull();
    await signIn();
    expect(screen.getAllByText(REQUIRED)).toHaveLength(2);
    expect(document.activeElement).toBe(email());
    await userEvent.type(email(), 'ada@example.com');
    await signIn();
    expect(screen.getAllByText(REQUIRED)).toHaveLength(1);
    expect(document.activeElement).toBe(password());
    expect(logins()).toEqual([]);
  });

  it('signs in with Enter and goes on to the given page [GATE-05]', async () => {
    open();
    await userEvent.type(email(), 'ada@example.com');
    await userEvent.type(password(), 'secret{Enter}');
    await vi.waitFor(() => {
      expect(assign.mock.calls).toEqual([[shop.checkoutUrl]]);
    });
    expect(logins().map(({ body }) => body)).toMatchObject([
      { username: 'ada@example.com', password: 'secret' },
    ]);
  });

  it('sends one request, and shows the shop’s refusal above the fields', async () => {
    let respond = (): void => undefined;
    mockShop((_request, path) =>
      path === 'customer/ajax/login'
        ? new Promise((resolve) => {
            respond = () => {
              resolve(json({ errors: true, message: 'Invalid login or password.' }));
            };
          })
        : json({}),
    );
    open();
    await userEvent.type(email(), 'ada@example.com');
    await userEvent.type(password(), 'wrong{Enter}{Enter}');
    await vi.waitFor(() => {
      expect(logins()).toHaveLength(1);
    });
    act(() => {
      respond();
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Invalid login or password.');
    expect(password()).toHaveProperty('value', 'wrong');
  });

  it('links to the page for a forgotten password', () => {
    open();
    expect(screen.getByRole('link', { name: /Forgot/ }).getAttribute('href')).toBe(FORGOT);
  });
});
