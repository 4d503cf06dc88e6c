import { addPhrases, loadDictionary } from '../src/platform/i18n/i18n';
import type { PageSource } from '../src/platform/page/page-source';
import { oldFrontEnd } from './bridge/old-front-end.types';

/** The longest that elements wait for the shop's words before they draw in English; milliseconds. */
const LIMIT = 1200;

/** The theme's dictionary as the old front end's module loader names it, for shops that are not English. */
function themeDictionary(locale: string): string | null {
  const { require } = oldFrontEnd();
  if (locale.startsWith('en') || typeof require !== 'function') return null;
  return require.toUrl?.('js-translation.json') ?? null;
}

/**
 * Fetches the shop's dictionary. Settles when the words are in or have taken too long; they still count when they come
 * later. Phrases that the page itself gives win over the dictionary's.
 */
export async function fetchWords(source: PageSource, locale: string): Promise<void> {
  addPhrases(source.phrases);
  const url = source.dictionaryUrl ?? themeDictionary(locale);
  if (url === null) return;
  const loaded = loadDictionary(url).then(() => {
    addPhrases(source.phrases);
  });
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, LIMIT))]);
}
