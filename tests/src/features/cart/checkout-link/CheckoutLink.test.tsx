import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CheckoutLink } from '../../../../../src/features/cart/checkout-link/CheckoutLink';
import { parseCartSection } from '../../../../../src/api/sections';
import { replaceNavigator } from '../../../../../src/platform/navigate';
import { readCookie, removeCookie } from '../../../../../src/platform/storage/cookies';
import { renderInShop, wireCart, wireLine } from '../cart-shop';

function renderLink(
  more: Record<string, unknown> = {},
  situation: Omit<Parameters<typeof renderInShop>[1] & object, 'cart'> = {},
) {
  const wire = wireCart([wireLine(1)], more);
  const cart = parseCartSection(wire);
  if (cart === null) throw new Error('the section should be a cart');
  const view = renderInShop(<CheckoutLink cart={cart} label="Proceed to Checkout" />, {
    ...situation,
    cart: wire,
  });
  const follow = async () => {
    const link = screen.getByRole('link', { name: 'Proceed to Checkout' });
    let prevented: boolean | null = null;
    const watch = (event: Event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', watch);
    await view.user.click(link);
    document.removeEventListener('click', watch);
    return { href: link.getAttribute('href'), prevented };
  };
  return { ...view, follow };
}

describe('CheckoutLink', () => {
  const assign = vi.fn();
  let putBack = (): void => undefined;
  beforeEach(() => {
    assign.mockClear();
    putBack = replaceNavigator({ assign, reload: vi.fn() });
  });
  afterEach(() => {
    putBack();
    removeCookie('login_redirect');
  });

  it('links to the checkout and fires an event first [MINI-06]', async () => {
    const { follow, events } = renderLink();
    expect(await follow()).toEqual({ href: 'https://shop.example/checkout/', prevented: false });
    expect(events).toEqual([{ name: 'till-checkout-started', detail: { count: 1, subtotal: 10 } }]);
  });

  it('stays on the page when a listener prevents the event', async () => {
    const { follow, refuse } = renderLink();
    refuse('till-checkout-started');
    expect((await follow()).prevented).toBe(true);
  });

  it('shows why a cart cannot be ordered instead of a link', () => {
    renderLink({ possible_onepage_checkout: false });
    expect(screen.queryByRole('link')).toBeNull();
    const button = screen.getByRole('button', {
      description: 'Some items cannot be ordered as they are. Please change or remove them.',
    });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('shows a guest that guest checkout is disabled if there is no popup [GATE-01][GATE-07]', async () => {
    const { follow, events, user } = renderLink({ isGuestCheckoutAllowed: false });
    expect((await follow()).prevented).toBe(true);
    const alert = screen.getByRole('alertdialog', { description: 'Guest checkout is disabled.' });
    await user.click(within(alert).getByRole('button', { name: 'Sign In' }));
    expect(assign).toHaveBeenCalledWith('https://shop.example/customer/account/login/');
    expect(events).toEqual([]);
  });

  describe('where the page has a login popup', () => {
    const loginPopup = {
      loginUrl: null,
      registerUrl: 'https://shop.example/customer/account/create/',
      forgotPasswordUrl: 'https://shop.example/customer/account/forgotpassword/',
    };
    const openPopup = async () => {
      const view = renderLink({ isGuestCheckoutAllowed: false }, { shop: { loginPopup } });
      expect((await view.follow()).prevented).toBe(true);
      const popup = within(
        await screen.findByRole('dialog', { name: 'Checkout using your account' }),
      );
      return { ...view, popup };
    };

    it('shows it to a guest, with links to create an account [GATE-02]', async () => {
      const { popup, events } = await openPopup();
      expect(popup.getByRole('link', { name: 'Create an Account' }).getAttribute('href')).toBe(
        loginPopup.registerUrl,
      );
      expect(popup.getByRole('link', { name: 'Forgot Your Password?' }).getAttribute('href')).toBe(
        loginPopup.forgotPasswordUrl,
      );
      expect(popup.getByRole('textbox', { name: /Email Address/ })).toBe(document.activeElement);
      expect(readCookie('login_redirect')).toBe('https://shop.example/checkout/');
      expect(events).toEqual([]);
    });

    it('shows errors at the missing fields and sends nothing [GATE-05][LOGIN-09]', async () => {
      const { popup, user, sent } = await openPopup();
      await user.type(popup.getByLabelText(/Email Address/), 'ada');
      await user.click(popup.getByRole('button', { name: 'Sign In' }));
      expect(popup.getByLabelText(/Email Address/).getAttribute('aria-invalid')).toBe('true');
      expect(popup.getByText('This is a required field.')).toBeDefined();
      expect(sent('login/popupLoginSubmitted')).toEqual([]);
    });

    it('submits the input, with the checkout as the destination [GATE-05]', async () => {
      const { popup, user, sent } = await openPopup();
      await user.type(popup.getByLabelText(/Email Address/), 'ada@example.com');
      await user.type(popup.getByLabelText(/Password/), 'secret{Enter}');
      expect(sent('login/popupLoginSubmitted').map((action) => action['payload'])).toEqual([
        {
          username: 'ada@example.com',
          password: 'secret',
          loginUrl: null,
          goTo: 'https://shop.example/checkout/',
        },
      ]);
    });

    it('closes, and restores the focus to the link', async () => {
      const { popup, user } = await openPopup();
      await user.click(popup.getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByRole('link', { name: 'Proceed to Checkout' })).toBe(
        document.activeElement,
      );
    });
  });

  it('sends a guest to the login page and back where the shop redirects [GATE-03][GATE-04]', async () => {
    const { follow } = renderLink(
      { isGuestCheckoutAllowed: false },
      { shop: { isLoginRedirectRequired: true } },
    );
    expect(await follow()).toEqual({
      href: 'https://shop.example/customer/account/login/',
      prevented: false,
    });
    expect(readCookie('login_redirect')).toBe('https://shop.example/checkout/');
  });

  it('lets a customer proceed when guests may not order [GATE-06]', async () => {
    const { follow } = renderLink(
      { isGuestCheckoutAllowed: false },
      { customer: { firstname: 'Ada', fullname: 'Ada L' } },
    );
    expect(await follow()).toEqual({ href: 'https://shop.example/checkout/', prevented: false });
  });
});
