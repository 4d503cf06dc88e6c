import { createAction } from '@reduxjs/toolkit';
import type { ShopConfig } from '../domain/quote.types';
import { navigate } from '../platform/navigate';
import { writeCookie } from '../platform/storage/cookies';

/** The shop does not know the shopper any more (401); the page is about to be left, so what was typed is kept now. */
export const sessionEnded = createAction('till/sessionEnded');

/** Goes to the login page after a 401 (HTTP-05). Only the checkout is come back to afterwards (decisions C62). */
export function leaveForLogin(
  shop: Pick<ShopConfig, 'baseUrl' | 'checkoutUrl'>,
  from: 'checkout' | 'elsewhere',
): void {
  if (from === 'checkout') writeCookie('login_redirect', shop.checkoutUrl);
  navigate(`${shop.baseUrl}customer/account/login/`);
}
