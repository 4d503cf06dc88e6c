import { addPhrases, loadDictionary } from '../src/platform/i18n/i18n';
import type { PageSource } from '../src/platform/page/page-source';
import { oldFrontEnd } from './bridge/old-front-end.types';

/** How long elements wait for the shop's translations before they render in English, in milliseconds. */
const LIMIT = 1200;

/**
 * The URL of the theme's dictionary, from the old front end's module loader, for shops in other languages than English.
 */
function themeDictionary(locale: string): string | null {
  const { require } = oldFrontEnd();
  if (locale.startsWith('en') || typeof require !== 'function') return null;
  return require.toUrl?.('js-translation.json') ?? null;
}

/**
 * Loads the shop's dictionary. Resolves when it has arrived or the time is over; a late dictionary is still applied.
 * Phrases from the page's own configuration take precedence.
 */
export async function loadTranslations(source: PageSource, locale: string): Promise<void> {
  addPhrases(source.phrases);
  const url = source.dictionaryUrl ?? themeDictionary(locale);
  if (url === null) return;
  const loaded = loadDictionary(url).then(() => {
    addPhrases(source.phrases);
  });
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, LIMIT))]);
}
