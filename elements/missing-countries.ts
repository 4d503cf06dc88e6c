import { loadDirectory } from '../src/api/directory';
import { lacksCountries } from '../src/api/page-config/directory';
import type { ShopConfig } from '../src/domain/quote.types';
import { report } from '../src/platform/console';
import type { PageSource } from '../src/platform/page/page-source';

/** Belongs to no element: only the parser of the address form reads it. */
const OWN_SELECTOR = '#till-directory';

const initOf = (dictionaries: unknown): PageSource['init'] => ({
  [OWN_SELECTOR]: {
    'Magento_Ui/js/core/app': { components: { checkoutProvider: { dictionaries } } },
  },
});

/** The page's `source`, completed with the countries from the shop where the page lists none for its address forms. */
export async function withCountries(
  source: PageSource,
  shop: Pick<ShopConfig, 'baseUrl' | 'storeCode'>,
): Promise<PageSource> {
  if (!lacksCountries(source)) return source;
  const directory = await loadDirectory(shop);
  if (directory.ok) return { ...source, init: { ...source.init, ...initOf(directory.value) } };
  report(
    30,
    `The page has no countries, and the request for directory/countries failed (${directory.error.kind}).`,
  );
  return source;
}
