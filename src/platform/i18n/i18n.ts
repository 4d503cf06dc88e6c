import { warnOnce } from '../console';
import { fillTemplate, type TemplateParameters } from '../text/fill-template';

interface PhraseBook {
  phrases: Record<string, string>;
  version: number;
  readonly listeners: Set<() => void>;
}

/** One book per page, also when two copies of the bundle are on it. */
const book = ((globalThis as Record<symbol, unknown>)[Symbol.for('till.phrases')] ??= {
  phrases: Object.create(null) as Record<string, string>,
  version: 0,
  listeners: new Set<() => void>(),
}) as PhraseBook;

/** The shop's words for an English phrase, placeholders filled (MSG-01). A phrase nobody translated shows as it is. */
export function t(phrase: string, parameters?: TemplateParameters): string {
  return fillTemplate(book.phrases[phrase] ?? phrase, parameters);
}

/** Adds translations: English phrase to the shop's words. Later ones win; what is not a text is left out. */
export function addPhrases(phrases: Readonly<Record<string, unknown>>): void {
  for (const [phrase, words] of Object.entries(phrases)) {
    if (typeof words === 'string' && words !== '') book.phrases[phrase] = words;
  }
  book.version += 1;
  for (const listener of [...book.listeners]) listener();
}

/**
 * Loads the shop's dictionary (`js-translation.json`: a map of English phrase to translation). Never rejects: without
 * the file the words stay English and the console says so. A plain fetch, because the file may sit on another host
 * where our request headers would need a preflight, and the first words must not wait for the HTTP client.
 */
export async function loadDictionary(url: string): Promise<void> {
  try {
    const response = await fetch(url, { credentials: 'omit' });
    const phrases: unknown = response.ok ? await response.json() : null;
    if (typeof phrases !== 'object' || phrases === null) throw new TypeError('no dictionary');
    addPhrases(phrases as Record<string, unknown>);
  } catch {
    warnOnce(`dictionary:${url}`, `The dictionary ${url} could not be read; texts stay English.`);
  }
}

/** Calls `listener` whenever phrases were added; answers the function that stops it. */
export function onPhrasesChanged(listener: () => void): () => void {
  book.listeners.add(listener);
  return () => book.listeners.delete(listener);
}

/** Grows with every change of the phrases. */
export const phrasesVersion = (): number => book.version;
