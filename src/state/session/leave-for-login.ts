import { createAction } from '@reduxjs/toolkit';
import type { ShopConfig } from '../../domain/quote.types';
import { t } from '../../platform/i18n/i18n';
import { isPageHidden, navigate } from '../../platform/navigate';
import { writeCookie } from '../../platform/storage/cookies';
import { leaveCookieMessage } from '../messages/cookie-messages';

/** The session has ended (401). The page is about to be left, so the draft is saved now. */
export const sessionEnded = createAction('till/sessionEnded');

/**
 * Goes to the login page after a 401 (HTTP-05), with a message that explains it. Only from the checkout does the shop
 * return to the same page afterwards (decision C62). A hidden page is being reloaded because its customer has signed out
 * (SECT-23), and goes nowhere else.
 */
export function leaveForLogin(
  shop: Pick<ShopConfig, 'baseUrl' | 'checkoutUrl'>,
  from: 'checkout' | 'elsewhere',
): void {
  if (isPageHidden()) return;
  if (from === 'checkout') writeCookie('login_redirect', shop.checkoutUrl);
  leaveCookieMessage({
    type: 'warning',
    text:
      from === 'checkout'
        ? t('Your session has expired. Please sign in again: what you entered is kept.')
        : t('Your session has expired. Please sign in again.'),
  });
  navigate(`${shop.baseUrl}customer/account/login/`);
}
