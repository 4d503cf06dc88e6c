import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { PARTS, type PhraseBook } from './phrase-book';

/** The folder of the phrases and their translations. */
const FOLDER = 'src/i18n';
/** The generated list of phrases. */
export const BOOK_FILE = join(FOLDER, 'phrases.json');

/** A translation; one of a counted phrase has a form for each plural category of the language. */
export type Translation = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** Translations by English phrase. */
export type Translations = Readonly<Record<string, Translation>>;

/** The languages with translations, such as `de` and `pt-BR`. */
export const languages = (): readonly string[] =>
  readdirSync(FOLDER)
    .flatMap((file) => /^(\w{2}(?:-\w{2})?)\.json$/.exec(file)?.[1] ?? [])
    .sort();

/** The file of a language. */
export const languageFile = (language: string): string => join(FOLDER, `${language}.json`);

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The generated list of phrases. */
export const readBook = (): PhraseBook => read(BOOK_FILE) as PhraseBook;

/** The translations into a language. */
export const readLanguage = (language: string): Translations =>
  read(languageFile(language)) as Translations;

/** The phrases that a shop's dictionary may lack, sorted. */
export const ownPhrases = (book: PhraseBook): readonly string[] =>
  PARTS.flatMap((part) => book[part]).sort();
