import { report } from '../console';
import { ownValue } from '../record';
import { fillTemplate, type TemplateParameters } from '../text/fill-template';

/** The page's translations, shared through `Symbol.for('till.phrases')`. */
export interface PhraseBook {
  phrases: Record<string, string>;
  /** What `configurePhrases` received; a copy of an earlier version created the book without it. */
  configured?: Record<string, unknown>;
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

/** Translations from the page's configuration and `till.configure()`, unchecked: they are added again after a dictionary. */
const configured = (book.configured ??= Object.create(null) as Record<string, unknown>);

/**
 * Translates an English phrase and fills its placeholders (MSG-01). The shop's translation takes precedence over Till's
 * own. A phrase without a translation stays in English.
 */
export function t(phrase: string, parameters?: TemplateParameters): string {
  const words = ownValue(book.phrases, phrase) ?? book.own?.(phrase, parameters) ?? phrase;
  return fillTemplate(words, parameters);
}

/** Adds translations by English phrase. Later ones win; values that are not strings are skipped. */
export function addPhrases(phrases: Readonly<Record<string, unknown>>): void {
  for (const [phrase, translation] of Object.entries(phrases)) {
    if (typeof translation === 'string' && translation !== '') book.phrases[phrase] = translation;
  }
  book.version += 1;
  for (const listener of [...book.listeners]) listener();
}

/** Adds translations that win over those of any dictionary, whenever it arrives. */
export function configurePhrases(phrases?: Readonly<Record<string, unknown>>): void {
  addPhrases(Object.assign(configured, phrases));
}

/** Adds those of the page's configuration; translations that were configured before win over them. */
export function adoptPagePhrases(phrases: Readonly<Record<string, unknown>>): void {
  configurePhrases({ ...phrases, ...configured });
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
    // `addPhrases` throws for null.
    if (typeof phrases !== 'object') throw new TypeError();
    addPhrases(phrases as Record<string, unknown>);
    addPhrases(configured);
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
