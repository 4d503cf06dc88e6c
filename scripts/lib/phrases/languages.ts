import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { PARTS, PLATFORM_PARTS, type PhraseBook, type PlatformBook } from './phrase-book';

/** The folder of the phrases and their translations. */
const FOLDER = 'src/i18n';
/** The folder of the platform's phrases and their translations. */
const PLATFORM_FOLDER = join(FOLDER, 'platform');
/** The generated list of phrases. */
export const BOOK_FILE = join(FOLDER, 'phrases.json');
/** The generated list of the platform's phrases. */
export const PLATFORM_BOOK_FILE = join(PLATFORM_FOLDER, 'phrases.json');

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

/** The file of the platform's phrases in a language. */
export const platformFile = (language: string): string => join(PLATFORM_FOLDER, `${language}.json`);

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The generated list of phrases. */
export const readBook = (): PhraseBook => read(BOOK_FILE) as PhraseBook;

/** The generated list of the platform's phrases. */
export const readPlatformBook = (): PlatformBook => read(PLATFORM_BOOK_FILE) as PlatformBook;

/** The translations in a file of a language; none if the file does not exist yet. */
export const readTranslations = (file: string): Translations =>
  existsSync(file) ? (read(file) as Translations) : {};

/** The phrases that a shop's dictionary may lack, sorted. */
export const ownPhrases = (book: PhraseBook): readonly string[] =>
  PARTS.flatMap((part) => book[part]).sort();

/** The platform's phrases that the elements use, sorted. */
export const platformPhrases = (book: PlatformBook): readonly string[] =>
  PLATFORM_PARTS.flatMap((part) => book[part]).sort();
