import { existsSync, writeFileSync } from 'node:fs';

import { format, resolveConfig } from 'prettier';

import { languageProblems } from './lib/phrases/check-language';
import { elementsBook, elementsSource } from './lib/phrases/elements-phrases';
import {
  BOOK_FILE,
  languageFile,
  languages,
  ownPhrases,
  readBook,
  readLanguage,
} from './lib/phrases/languages';

/**
 * `npm run phrases`: writes src/i18n/phrases.json from the source, removes unused phrases from the languages, sorts them,
 * and lists the missing translations.
 */

const platform = existsSync(BOOK_FILE) ? readBook().platform : [];
const book = elementsBook(elementsSource(), platform);
const options = await resolveConfig(BOOK_FILE);
async function save(filepath: string, data: unknown): Promise<void> {
  writeFileSync(filepath, await format(JSON.stringify(data, null, 2), { ...options, filepath }));
}
await save(BOOK_FILE, book);

const phrases = ownPhrases(book);
for (const language of languages()) {
  const known = readLanguage(language);
  const kept = Object.fromEntries(
    phrases.flatMap((phrase) => {
      const translation = known[phrase];
      return translation === undefined ? [] : [[phrase, translation]];
    }),
  );
  await save(languageFile(language), kept);
  for (const problem of languageProblems(language, kept, phrases, book.counted)) {
    console.log(`${languageFile(language)}: ${problem}`);
  }
}
console.log(
  `${phrases.length} phrases of our own, ${book.platform.length} that the platform's dictionary has.`,
);
