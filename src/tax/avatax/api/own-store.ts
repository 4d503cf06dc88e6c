import type { RestContext } from '../../../api/rest';
import { nonEmptyText, taker } from '../../../api/page-config/config-values';

/**
 * The shop with the code of its store view as the module's pages print it, `window.avaTaxStoreCode`: pages of the account and
 * of the checkout with several addresses have no other one (`endpoints.md` §9).
 */
export const ownStore = <Shop extends Pick<RestContext, 'baseUrl' | 'storeCode'>>(
  shop: Shop,
): Shop => ({
  ...shop,
  storeCode: taker(globalThis as never, 'window')('avaTaxStoreCode', nonEmptyText, shop.storeCode),
});
