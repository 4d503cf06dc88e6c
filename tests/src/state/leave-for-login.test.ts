import { afterEach, describe, expect, it, vi } from 'vitest';
import { replaceNavigator } from '../../../src/platform/navigate';
import { readCookie, removeCookie } from '../../../src/platform/storage/cookies';
import { leaveForLogin } from '../../../src/state/leave-for-login';
import { shop } from './support/shop';

const assign = vi.fn();
let restore = () => {};

afterEach(() => {
  restore();
  removeCookie('login_redirect');
});

describe('leaveForLogin', () => {
  it.each([
    ['checkout', shop.checkoutUrl],
    ['elsewhere', null],
  ] as const)('goes to the login page, from %s [HTTP-05]', (from, comesBackTo) => {
    restore = replaceNavigator({ assign, reload: vi.fn() });
    leaveForLogin(shop, from);
    expect(assign).toHaveBeenCalledWith('https://shop.example/customer/account/login/');
    expect(readCookie('login_redirect')).toBe(comesBackTo);
  });
});
