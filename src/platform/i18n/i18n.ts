import { report } from '../console';
import { ownValue } from '../record';
import { fillTemplate, type TemplateParameters } from '../text/fill-template';

/** The page's translations, shared through `Symbol.for('till.phrases')`. */
export interface PhraseBook {
  /** From the shop's dictionary. */
  phrases: Record<string, string>;
  /** `configuredPhrases`; a copy of an earlier version created the book without them. */
  configured?: Record<string, string>;
  /** Till's own translation of a phrase, selected by its parameters; undefined if there is none. */
  own?: (phrase: string, parameters?: TemplateParameters) => string | undefined;
  version: number;
  readonly listeners: Set<() => void>;
}

/** One book per page, also when two copies of the bundle are on it. */
const book = ((globalThis as Record<symbol, unknown>)[Symbol.for('till.phrases')] ??= {
  phrases: Object.create(null) as Record<string, string>,
  version: 0,
  listeners: new Set<() => void>(),
}) as PhraseBook;

/** Translations from the page's configuration and `till.configure()`: they win, whenever a dictionary arrives. */
export const configuredPhrases = (book.configured ??= Object.create(null) as Record<
  string,
  string
>);

/**
 * Translates an English phrase and fills its placeholders (MSG-01). A configured translation takes precedence over
 * the shop's dictionary, and that over Till's own. A phrase without a translation stays in English.
 */
export function t(phrase: string, parameters?: TemplateParameters): string {
  const words =
    ownValue(configuredPhrases, phrase) ??
    ownValue(book.phrases, phrase) ??
    book.own?.(phrase, parameters) ??
    phrase;
  return fillTemplate(words, parameters);
}

/**
 * Adds translations by English phrase to the shop's dictionary, or to `configuredPhrases`. Later ones win over earlier
 * ones in the same record; values that are not strings are skipped.
 */
export function addPhrases(
  phrases: Readonly<Record<string, unknown>>,
  known: Record<string, string> = book.phrases,
): void {
  for (const [phrase, translation] of Object.entries(phrases)) {
    if (typeof translation === 'string' && translation !== '') known[phrase] = translation;
  }
  book.version += 1;
  for (const listener of [...book.listeners]) listener();
}

/**
 * Loads the shop's dictionary (`js-translation.json`: a map of English phrase to translation). Never rejects: without
 * the file the phrases stay English and the console shows a warning. Uses plain fetch, because the file may be on another
 * host, where Till's request headers would need a preflight, and because the first phrases must not wait for the HTTP
 * client.
 */
export async function loadDictionary(url: string): Promise<void> {
  try {
    const response = await fetch(url, { credentials: 'omit' });
    const phrases: unknown = response.ok ? await response.json() : null;
    if (typeof phrases !== 'object' || phrases === null) throw new TypeError('no dictionary');
    addPhrases(phrases as Record<string, unknown>);
  } catch {
    report(33, `The dictionary ${url} could not be read.`);
  }
}

/** Calls `listener` whenever phrases were added; returns the function that unsubscribes it. */
export function onPhrasesChanged(listener: () => void): () => void {
  book.listeners.add(listener);
  return () => book.listeners.delete(listener);
}

/** Grows with every change of the phrases. */
export const phrasesVersion = (): number => book.version;
