import { adoptPagePhrases, loadDictionary } from '../src/platform/i18n/i18n';
import type { PageSource } from '../src/platform/page/page-source';

/** How long elements wait for the shop's translations before they render in English, in milliseconds. */
const LIMIT = 1200;

/**
 * Loads the shop's dictionary. Resolves when it has arrived or the time is over; a late dictionary is still applied.
 * Phrases from the page's own configuration take precedence. Till's own translations are not awaited.
 */
export async function loadTranslations(source: PageSource, locale: string): Promise<void> {
  adoptPagePhrases(source.phrases);
  const { dictionaryUrl } = source;
  const loaded = dictionaryUrl === null ? null : loadDictionary(dictionaryUrl);
  if (!locale.startsWith('en')) {
    // If loading fails, texts stay English.
    void import('./languages')
      .then(({ loadLanguage }) => loadLanguage(source, locale, loaded))
      .catch(() => undefined);
  }
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, LIMIT))]);
}
