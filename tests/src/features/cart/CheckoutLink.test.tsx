import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CheckoutLink } from '../../../../src/features/cart/checkout-link/CheckoutLink';
import { parseCartSection } from '../../../../src/api/sections';
import { readCookie, removeCookie } from '../../../../src/platform/storage/cookies';
import { drawIn, wireCart, wireLine } from './cart-shop';

function drawLink(
  more: Record<string, unknown> = {},
  situation: Omit<Parameters<typeof drawIn>[1] & object, 'cart'> = {},
) {
  const wire = wireCart([wireLine(1)], more);
  const cart = parseCartSection(wire);
  if (cart === null) throw new Error('the section should be a cart');
  const drawn = drawIn(<CheckoutLink cart={cart} label="Go to Checkout" />, {
    ...situation,
    cart: wire,
  });
  const follow = async () => {
    const link = screen.getByRole('link', { name: 'Go to Checkout' });
    let prevented: boolean | null = null;
    const watch = (event: Event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', watch);
    await drawn.user.click(link);
    document.removeEventListener('click', watch);
    return { href: link.getAttribute('href'), prevented };
  };
  return { ...drawn, follow };
}

describe('CheckoutLink', () => {
  afterEach(() => {
    removeCookie('login_redirect');
  });

  it('leads to the checkout and says so first [MINI-06]', async () => {
    const { follow, events } = drawLink();
    expect(await follow()).toEqual({ href: 'https://shop.example/checkout/', prevented: false });
    expect(events).toEqual([{ name: 'till:checkout-started', detail: { count: 1, subtotal: 10 } }]);
  });

  it('stays when a listener prevents the event', async () => {
    const { follow, refuse } = drawLink();
    refuse('till:checkout-started');
    expect((await follow()).prevented).toBe(true);
  });

  it('says why a cart cannot be ordered and leads nowhere', () => {
    drawLink({ possible_onepage_checkout: false });
    expect(screen.queryByRole('link')).toBeNull();
    const button = screen.getByRole('button', {
      description: 'Some items cannot be ordered as they are. Please change or remove them.',
    });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('tells a guest that guest checkout is disabled [GATE-01][GATE-07]', async () => {
    const { follow, events } = drawLink({ isGuestCheckoutAllowed: false });
    expect((await follow()).prevented).toBe(true);
    expect(screen.getByRole('alert').textContent).toContain('Guest checkout is disabled.');
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeDefined();
    expect(events).toEqual([]);
  });

  it('sends a guest to the login and back where the shop wants it [GATE-03][GATE-04]', async () => {
    const { follow } = drawLink(
      { isGuestCheckoutAllowed: false },
      { shop: { isLoginRedirectRequired: true } },
    );
    expect(await follow()).toEqual({
      href: 'https://shop.example/customer/account/login/',
      prevented: false,
    });
    expect(readCookie('login_redirect')).toBe('https://shop.example/checkout/');
  });

  it('lets a customer pass where guests may not [GATE-06]', async () => {
    const { follow } = drawLink(
      { isGuestCheckoutAllowed: false },
      { customer: { firstname: 'Ada', fullname: 'Ada L' } },
    );
    expect(await follow()).toEqual({ href: 'https://shop.example/checkout/', prevented: false });
  });
});
