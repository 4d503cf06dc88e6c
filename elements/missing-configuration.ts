import { looksStripped } from '../src/api/page-config/printed';
import type { ShopConfig } from '../src/domain/quote.types';
import { warnOnce } from '../src/platform/console';
import { readPageSource, type PageSource } from '../src/platform/page/page-source';
import { rereadPage } from '../src/platform/page/reread-page';
import type { TillConfiguration } from './configuration';

const ADVICE =
  'Put <script src="till-early.js"></script> into the <head>, before all other scripts: see docs/embedding.md.';

/**
 * Gets what the page printed and removed before Till could read it: from the page itself, requested once more, and the
 * countries of a checkout from the shop where that was not enough. A source that fails names itself once in the console.
 *
 * @returns the source, as complete as it could be made
 */
export async function completeSource(
  told: TillConfiguration,
  shop: Pick<ShopConfig, 'baseUrl' | 'storeCode'>,
): Promise<PageSource> {
  let source = readPageSource(told);
  if (looksStripped(source)) {
    const fault = await rereadPage();
    if (fault === null) source = readPageSource(told);
    else {
      warnOnce(
        'config:stripped',
        `The page's configuration was removed before Till could read it, and could not be read again: ${fault}. ${ADVICE}`,
      );
    }
  }
  if (source.checkoutConfig === null) return source;
  const { withCountries } = await import('./missing-countries');
  return withCountries(source, shop);
}
