import type { ShopConfig } from '../domain/quote.types';
import { navigate } from '../platform/navigate';
import { writeCookie } from '../platform/storage/cookies';

/**
 * Goes to the login page after a 401 (HTTP-05). Only the checkout is come back to afterwards (decisions C62); what was
 * typed there is kept in its own section by then.
 */
export function leaveForLogin(
  shop: Pick<ShopConfig, 'baseUrl' | 'checkoutUrl'>,
  from: 'checkout' | 'elsewhere',
): void {
  if (from === 'checkout') writeCookie('login_redirect', shop.checkoutUrl);
  navigate(`${shop.baseUrl}customer/account/login/`);
}
