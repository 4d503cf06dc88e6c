import type { SearchSettings } from '../../domain/search/search.types';
import type { PageSource } from '../../platform/page/page-source';
import { configsOf, number, recordOf, taker, word } from './printed';

/** Where the specification's own values count: nothing is printed (SRCH-05, decision C20). */
const MIN_LENGTH = 2;
const DELAY_MS = 300;

/** What a `quickSearch` entry says of the search; anything else says nothing, and a stock shop's ways count. */
export function parseSearchSettings(printed: unknown, baseUrl: string): SearchSettings {
  const read = taker(recordOf(printed), 'quickSearch');
  return {
    suggestUrl: read('url', word, `${baseUrl}search/ajax/suggest/`),
    minLength: read('minSearchLength', number, MIN_LENGTH),
    delay: read('suggestionDelay', number, DELAY_MS),
  };
}

/** The page's own entry for its search box, when it is printed with the page's other ones. */
export const quickSearchConfig = ({ init }: PageSource): unknown =>
  configsOf(init, 'quickSearch')[0];

/** Where the page wants its search term logged; null where it does not, or its own scripts do it (SRCH-12). */
export function searchLogUrl({ init, globals }: PageSource): string | null {
  if (typeof globals.require === 'function') return null;
  const [config] = configsOf(init, 'Magento_CatalogSearch/js/search-terms-log');
  return config === undefined ? null : taker(config, 'search-terms-log')('url', word, null);
}
