import { ownWords } from '../src/platform/i18n/own-words';

/** A file's URL and its hash, as Subresource Integrity writes it. */
type LanguageFile = readonly [url: string, integrity: string];

/** What the build knows of the languages. */
interface Languages {
  /** The tags that need a part besides `shop`, as a selector. */
  readonly tags: Readonly<Record<string, string>>;
  /** By language and part. */
  readonly files: Readonly<Record<string, Readonly<Record<string, LanguageFile>>>>;
}

/** Replaced by the build. */
declare const __TILL_LANGUAGES__: Languages;

const baseOf = (language: string): string => language.toLowerCase().split('-', 1)[0] ?? '';

/**
 * Loads Till's own words of a language, in parts: what any page may need now, the others as soon as an element is on the
 * page that says them. `de-AT` gets `de`, `pt` and `pt-PT` get `pt-BR`; a language without files stays English. A file
 * that is missing or not the one that was built changes nothing.
 */
export function speak(locale: string): void {
  const { tags, files } = __TILL_LANGUAGES__;
  const language = Object.keys(files).find((name) => baseOf(name) === baseOf(locale));
  if (language === undefined) return;
  const parts = new Map(Object.entries(files[language] ?? {}));
  const add = ownWords(language);
  const load = async ([url, integrity]: LanguageFile): Promise<void> => {
    try {
      const response = await fetch(url, { credentials: 'omit', integrity });
      add(response.ok ? await response.json() : null);
    } catch {
      console.error(`[till] The translations ${url} could not be read; some texts stay English.`);
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
}
