import { ownValue } from '../src/domain/own-value';
import { report } from '../src/platform/console';
import { isolateTexts } from '../src/platform/i18n/mixed-direction';
import { isTranslated, ownTranslations } from '../src/platform/i18n/own-translations';
import type { PageSource } from '../src/platform/page/page-source';
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

/** The URL of a file in a folder whose own URL may lack the last slash; throws TypeError where that is no URL. */
const urlIn = (folder: string, path: string): string =>
  new URL(path, new URL(folder.replace(/\/*$/, '/'), document.baseURI)).href;

const baseOf = (language: string): string => language.toLowerCase().split('-', 1)[0] ?? '';

/** A language whose files are loaded. */
interface Target {
  readonly language: string;
  /** The folder that contains `i18n/`; without it, it is found next to the code. */
  readonly folder: string | undefined;
  /** Adds a file of translations. */
  readonly add: (file: unknown) => void;
}

/**
 * Loads the files of a language from a table: the part for every page immediately, the others as soon as an element that
 * uses them is on the page.
 *
 * @returns a function that loads another part, unless it was loaded
 */
function loadParts(
  { tags, files }: Languages,
  { language, folder, add }: Target,
): (part: string) => void {
  const parts = new Map(Object.entries(ownValue(files, language) ?? {}));
  const load = async ([path, besideCode, integrity]: LanguageFile): Promise<void> => {
    let url = path;
    try {
      url = folder === undefined ? besideCode() : urlIn(folder, path);
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
 * @param page its setting `filesUrl` is the folder that contains `i18n/`, absolute or from the page; without it, the folder is
 *   found next to the code
 * @param locale BCP 47
 * @param dictionary settles when the shop's dictionary was read or could not be read; null without one
 */
export async function loadLanguage(
  page: Pick<PageSource, 'checkout'>,
  locale: string,
  dictionary: Promise<unknown> | null,
): Promise<void> {
  isolateTexts();
  const language = Object.keys(__TILL_LANGUAGES__.files).find(
    (name) => baseOf(name) === baseOf(locale),
  );
  if (language === undefined) return;
  const { filesUrl } = page.checkout;
  const target = {
    language,
    folder: typeof filesUrl === 'string' ? filesUrl : undefined,
    add: ownTranslations(language),
  };
  loadParts(__TILL_LANGUAGES__, target);
  await Promise.race([
    dictionary,
    new Promise((resolve) => {
      setTimeout(resolve, DICTIONARY_LIMIT);
    }),
  ]);
  if (IN_EVERY_PACK.every(isTranslated)) return;
  const { platformLanguages } = await import('./languages-platform');
  const need = loadParts(platformLanguages(), target);
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
