import { createAction } from '@reduxjs/toolkit';
import type { ShopConfig } from '../../domain/quote.types';
import { t } from '../../platform/i18n/i18n';
import { navigate } from '../../platform/navigate';
import { writeCookie } from '../../platform/storage/cookies';
import { leaveCookieMessage } from '../messages/cookie-messages';

/** The shop does not know the shopper any more (401); the page is about to be left, so what was typed is kept now. */
export const sessionEnded = createAction('till/sessionEnded');

/**
 * Goes to the login page after a 401 (HTTP-05), where the shopper is told why. Only the checkout is come back to afterwards
 * (decisions C62).
 */
export function leaveForLogin(
  shop: Pick<ShopConfig, 'baseUrl' | 'checkoutUrl'>,
  from: 'checkout' | 'elsewhere',
): void {
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
