import { looksStripped } from '../src/api/page-config/config-values';
import type { ShopConfig } from '../src/domain/quote.types';
import { report } from '../src/platform/console';
import { readPageSource, type PageSource } from '../src/platform/page/page-source';
import { rereadPage } from '../src/platform/page/reread-page';
import type { TillConfiguration } from './configuration';

/**
 * Recovers configuration that was removed from the page before Till could read it: the page is requested again, and if
 * that is not enough, the countries of a checkout are requested from the shop. A source that fails is reported once in
 * the console.
 *
 * @returns the source, as complete as possible
 */
export async function completeSource(
  configured: TillConfiguration,
  shop: Pick<ShopConfig, 'baseUrl' | 'storeCode'>,
): Promise<PageSource> {
  let source = readPageSource(configured);
  if (looksStripped(source)) {
    const fault = await rereadPage();
    if (fault === null) source = readPageSource(configured);
    else {
      report(
        29,
        `The page's configuration was removed, and requesting it again failed (${fault}): put till-early.js in the head.`,
      );
    }
  }
  if (source.checkoutConfig === null) return source;
  const { withCountries } = await import('./missing-countries');
  return withCountries(source, shop);
}
