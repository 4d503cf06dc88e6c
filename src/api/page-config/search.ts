import type { SearchSettings } from '../../domain/search/search.types';
import type { PageSource } from '../../platform/page/page-source';
import { configsOf, number, recordOf, taker, nonEmptyText } from './config-values';

/** Defaults of the specification, for pages without these settings (SRCH-05, decision C20). */
const MIN_LENGTH = 2;
const DELAY_MS = 300;

/** Parses a `quickSearch` entry; a stock shop's settings replace missing or invalid ones. */
export function parseSearchSettings(raw: unknown, baseUrl: string): SearchSettings {
  const read = taker(recordOf(raw), 'quickSearch');
  return {
    suggestUrl: read('url', nonEmptyText, `${baseUrl}search/ajax/suggest/`),
    minLength: read('minSearchLength', number, MIN_LENGTH),
    delay: read('suggestionDelay', number, DELAY_MS),
  };
}

/** The entry for the page's search box, when it is among the page's init scripts. */
export const quickSearchConfig = ({ init }: PageSource): unknown =>
  configsOf(init, 'quickSearch')[0];

/** The URL to log the page's search term; null where that is disabled, or the page's own scripts do it (SRCH-12). */
export function searchLogUrl({ init, globals }: PageSource): string | null {
  if (typeof globals.require === 'function') return null;
  const [config] = configsOf(init, 'Magento_CatalogSearch/js/search-terms-log');
  return config === undefined ? null : taker(config, 'search-terms-log')('url', nonEmptyText, null);
}
