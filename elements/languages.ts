import { ownValue } from '../src/domain/own-value';
import { report } from '../src/platform/console';
import { isolateTexts } from '../src/platform/i18n/mixed-direction';
import { isTranslated, ownTranslations } from '../src/platform/i18n/own-translations';
import type { LanguageFile, Languages } from './languages.types';

/** Replaced by the build. */
declare const __TILL_LANGUAGES__: Languages;

/** How long a dictionary may take before its page counts as one without, in milliseconds. */
const DICTIONARY_LIMIT = 5000;

/**
 * Phrases that every language pack translates, and that are written differently in all our languages: the platform leaves
 * out of its dictionary what a language writes like English, so most other phrases prove nothing by their absence.
 */
export const IN_EVERY_PACK = [
  'Add to Cart',
  'Proceed to Checkout',
  'Place Order',
  'Shipping Address',
  'Sign In',
  'This is a required field.',
];

const baseOf = (language: string): string => language.toLowerCase().split('-', 1)[0] ?? '';

/**
 * Loads the files of a language from a table: the part for every page immediately, the others as soon as an element that
 * uses them is on the page.
 *
 * @returns a function that loads another part, unless it was loaded
 */
function loadParts(
  { tags, files }: Languages,
  language: string,
  add: (file: unknown) => void,
): (part: string) => void {
  const parts = new Map(Object.entries(ownValue(files, language) ?? {}));
  const load = async ([url, integrity]: LanguageFile): Promise<void> => {
    try {
      const response = await fetch(url, { credentials: 'omit', integrity });
      add(response.ok ? await response.json() : null);
    } catch {
      report(34, `The translations ${url} could not be read.`);
    }
  };
  const need = (part: string): void => {
    const file = parts.get(part);
    parts.delete(part);
    if (file !== undefined) void load(file);
  };
  need('shop');
  for (const [part, selector] of Object.entries(tags)) {
    if (document.querySelector(selector) !== null) need(part);
  }
  document.addEventListener('till-element-ready', ({ target }) => {
    for (const [part, selector] of Object.entries(tags)) {
      if (target instanceof Element && target.matches(selector)) need(part);
    }
  });
  return need;
}

/**
 * Prepares a page that is not in English: isolates texts of another direction, and loads Till's own translations. `de-AT` falls back to `de`, `pt` and `pt-PT` to `pt-BR`; a language without
 * files stays English. A file that is missing or fails the integrity check changes nothing.
 *
 * Where the shop's dictionary lacks the platform's phrases, loads those too; the messages of rare validation rules once the
 * shopper uses a field.
 *
 * @param dictionary settles when the shop's dictionary was read or could not be read; null without one
 */
export async function loadLanguage(
  locale: string,
  dictionary: Promise<unknown> | null,
): Promise<void> {
  isolateTexts();
  const language = Object.keys(__TILL_LANGUAGES__.files).find(
    (name) => baseOf(name) === baseOf(locale),
  );
  if (language === undefined) return;
  const add = ownTranslations(language);
  loadParts(__TILL_LANGUAGES__, language, add);
  await Promise.race([
    dictionary,
    new Promise((resolve) => {
      setTimeout(resolve, DICTIONARY_LIMIT);
    }),
  ]);
  if (IN_EVERY_PACK.every(isTranslated)) return;
  const { platformLanguages } = await import('./languages-platform');
  const need = loadParts(platformLanguages(), language, add);
  for (const use of ['focusin', 'input']) {
    document.addEventListener(
      use,
      () => {
        need('rules');
      },
      { once: true },
    );
  }
}
