import { ownValue } from '../record';
import type { PhraseBook } from './i18n';
import { isolateValues } from './mixed-direction';

/** A translation; that of a counted phrase has a form for each plural category of the language. */
type Words = string | Readonly<Record<string, unknown>>;

const isForms = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * The page's translations. Looked up by symbol, because an import would load a second copy of the core on pages that use
 * the single-file bundle.
 */
const bookOfPage = (): PhraseBook =>
  (globalThis as unknown as Record<symbol, PhraseBook>)[Symbol.for('till.phrases')] as PhraseBook;

/** Whether the shop, in its dictionary or on the page, has translated a phrase. */
export const isTranslated = (phrase: string): boolean =>
  ownValue(bookOfPage().phrases, phrase) !== undefined;

/**
 * Registers Till's own translations into a language, which `t` uses for phrases that the shop has not translated. The
 * first parameter selects the form of a counted phrase.
 *
 * @param language BCP 47
 * @returns a function that adds a file of translations by English phrase. Values that are neither texts nor forms are
 *   skipped; throws TypeError if the file is not an object
 */
export function ownTranslations(language: string): (file: unknown) => void {
  const known = Object.create(null) as Record<string, Words>;
  const rules = new Intl.PluralRules(language);
  return (file) => {
    if (!isForms(file) || Array.isArray(file)) throw new TypeError('no translations');
    for (const [phrase, words] of Object.entries(file)) {
      if (isForms(words) || (typeof words === 'string' && words !== '')) known[phrase] = words;
    }
    const book = bookOfPage();
    book.own = (phrase, parameters = []) => {
      const words = ownValue(known, phrase);
      const values = Object.values<string | number>(parameters);
      const form =
        typeof words === 'object' ? (words[rules.select(Number(values[0]))] ?? words.other) : words;
      return typeof form === 'string' ? isolateValues(form, values) : undefined;
    };
    book.version += 1;
    for (const listener of [...book.listeners]) listener();
  };
}
