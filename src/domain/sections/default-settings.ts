import type { ShopConfig } from '../quote.types';
import { DEFAULT_ROUTES } from './default-routes';
import type { SectionSettings } from './section-settings.types';

/**
 * The cache settings of a stock shop, for pages without settings (SECT-29, `config-shapes.md` §6 and §8). Contains only
 * sections that every shop has: one unknown name makes the server refuse the whole request.
 */
export const defaultSectionSettings = (
  shop: Pick<ShopConfig, 'baseUrl' | 'websiteId' | 'storeId'>,
): SectionSettings => ({
  loadUrl: `${shop.baseUrl}customer/section/load/`,
  names: ['customer', 'cart', 'messages'],
  clientSideNames: ['checkout-data', 'cart-data'],
  expirableNames: ['cart'],
  lifetimeMinutes: 60,
  cookieLifetimeSeconds: 3600,
  baseUrls: [shop.baseUrl],
  routes: DEFAULT_ROUTES,
  isLoggedIn: null,
  websiteId: shop.websiteId,
  storeId: shop.storeId,
});
