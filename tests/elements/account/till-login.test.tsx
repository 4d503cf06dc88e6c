import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loginMeta } from '../../../elements/account/till-login.meta';
import { SignIn } from '../../../src/features/account/sign-in/SignIn';
import { renderInShop } from '../../src/features/cart/cart-shop';

import '../../../elements/account/till-login';
import '../../../src/features/shared/login/LoginDialog';

const guest = { cart: {}, customer: { data_id: 1 } };
const fill = async (
  user: ReturnType<typeof renderInShop>['user'],
  form: Pick<typeof screen, 'getByLabelText'>,
) => {
  await user.type(form.getByLabelText(/Email Address/), 'ada@example.com');
  await user.type(form.getByLabelText(/Password/), 'secret{Enter}');
};

it('defines its tag', () => {
  expect(customElements.get(loginMeta.tag)).toBeDefined();
});

describe('the sign-in of a header', () => {
  it('is a link to the login page that opens the popup, and regains the focus [LOGIN-09][MODAL-02]', async () => {
    const { user, events, sent } = renderInShop(<SignIn />, guest);
    const link = screen.getByRole('link', { name: 'Sign In' });
    expect(link.getAttribute('href')).toBe('https://shop.example/customer/account/login/');
    await user.click(link);
    const popup = within(await screen.findByRole('dialog', { name: 'Sign In' }));
    expect(events).toEqual([{ name: 'till-login-opened', detail: undefined }]);
    expect(popup.getByLabelText(/Email Address/)).toBe(document.activeElement);
    await user.click(popup.getByRole('button', { name: 'Sign In' }));
    expect(popup.getAllByText('This is a required field.').length).toBeGreaterThan(0);
    expect(sent('login/popupLoginSubmitted')).toEqual([]);
    await user.click(popup.getByRole('button', { name: 'Close' }));
    expect(link).toBe(document.activeElement);
  });

  it('posts the sign-in to the URL of the page or of the element [LOGIN-02][LOGIN-06]', async () => {
    const loginPopup = {
      loginUrl: 'https://shop.example/enter/',
      registerUrl: 'https://shop.example/join/',
      forgotPasswordUrl: 'https://shop.example/forgot/',
    };
    const { user, sent, unmount } = renderInShop(<SignIn redirectUrl="/welcome/" />, {
      ...guest,
      shop: { loginPopup },
    });
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    const popup = within(await screen.findByRole('dialog'));
    await fill(user, popup);
    expect(sent('login/popupLoginSubmitted').map((action) => action['payload'])).toMatchObject([
      { loginUrl: 'https://shop.example/enter/', goTo: '/welcome/' },
    ]);
    unmount();
    const own = renderInShop(<SignIn inline loginUrl="https://shop.example/own/" />, guest);
    await screen.findByLabelText(/Password/);
    await fill(own.user, screen);
    expect(own.sent('login/popupLoginSubmitted').map((action) => action['payload'])).toMatchObject([
      { loginUrl: 'https://shop.example/own/', goTo: null },
    ]);
  });

  it('links a customer to the account, labelled with the first name [ROLE-02]', () => {
    renderInShop(<SignIn />, { cart: {}, customer: { data_id: 1, firstname: 'Jane' } });
    const link = screen.getByRole('link', { name: 'Jane, My Account' });
    expect(link.getAttribute('href')).toBe('https://shop.example/customer/account/');
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
  });
});
