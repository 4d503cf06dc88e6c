import { afterEach, describe, expect, it, vi } from 'vitest';
import { hidePage, replaceNavigator } from '../../../../src/platform/navigate';
import {
  readCookie,
  readJsonCookie,
  removeCookie,
  writeCookie,
} from '../../../../src/platform/storage/cookies';
import { leaveForLogin } from '../../../../src/state/session/leave-for-login';
import { shop } from '../support/shop';

const assign = vi.fn();
let restoreNavigator = () => {};

afterEach(() => {
  restoreNavigator();
  removeCookie('login_redirect');
  removeCookie('mage-messages');
});

describe('leaveForLogin', () => {
  it.each([
    ['checkout', shop.checkoutUrl],
    ['elsewhere', null],
  ] as const)('goes to the login page, from %s [HTTP-05]', (from, returnUrl) => {
    restoreNavigator = replaceNavigator({ assign, reload: vi.fn() });
    leaveForLogin(shop, from);
    expect(assign).toHaveBeenCalledWith('https://shop.example/customer/account/login/');
    expect(readCookie('login_redirect')).toBe(returnUrl);
  });

  it('does nothing on a page that is being reloaded because its customer has signed out [SECT-23]', () => {
    assign.mockClear();
    restoreNavigator = replaceNavigator({ assign, reload: vi.fn() });
    hidePage();
    leaveForLogin(shop, 'elsewhere');
    document.documentElement.style.visibility = '';
    expect(assign).not.toHaveBeenCalled();
    expect(readCookie('mage-messages')).toBeNull();
  });

  it('stores one message with the reason, next to other messages, in the shop’s own cookie [HTTP-05] [MSG-07]', () => {
    restoreNavigator = replaceNavigator({ assign, reload: vi.fn() });
    writeCookie('mage-messages', JSON.stringify([{ type: 'success', text: 'Saved.' }]));
    leaveForLogin(shop, 'elsewhere');
    leaveForLogin(shop, 'elsewhere');
    expect(readJsonCookie('mage-messages')).toEqual([
      { type: 'success', text: 'Saved.' },
      { type: 'warning', text: 'Your session has expired. Please sign in again.' },
    ]);
    removeCookie('mage-messages');
    leaveForLogin(shop, 'checkout');
    expect(readJsonCookie('mage-messages')).toEqual([
      { type: 'warning', text: expect.stringContaining('what you entered is kept') as string },
    ]);
  });
});
