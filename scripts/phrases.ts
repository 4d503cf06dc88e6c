import { existsSync, writeFileSync } from 'node:fs';

import { format, resolveConfig } from 'prettier';

import { languageProblems } from './lib/phrases/check-language';
import { elementsBook, elementsPlatformBook, elementsSource } from './lib/phrases/elements-phrases';
import {
  BOOK_FILE,
  languageFile,
  languages,
  ownPhrases,
  PLATFORM_BOOK_FILE,
  platformFile,
  platformPhrases,
  readBook,
  readTranslations,
} from './lib/phrases/languages';

/**
 * `npm run phrases`: writes src/i18n/phrases.json and src/i18n/platform/phrases.json from the source, removes unused
 * phrases from the languages, sorts them, and lists the missing translations.
 */

const source = elementsSource();
const book = elementsBook(source, existsSync(BOOK_FILE) ? readBook().platform : []);
const platform = elementsPlatformBook(source, book.platform);
const options = await resolveConfig(BOOK_FILE);
async function save(filepath: string, data: unknown): Promise<void> {
  writeFileSync(filepath, await format(JSON.stringify(data, null, 2), { ...options, filepath }));
}

async function tidy(
  language: string,
  file: string,
  phrases: readonly string[],
  counted: readonly string[],
): Promise<void> {
  const known = readTranslations(file);
  const kept = Object.fromEntries(
    phrases.flatMap((phrase) => {
      const translation = known[phrase];
      return translation === undefined ? [] : [[phrase, translation]];
    }),
  );
  await save(file, kept);
  for (const problem of languageProblems(language, kept, phrases, counted)) {
    console.log(`${file}: ${problem}`);
  }
}

await save(BOOK_FILE, book);
await save(PLATFORM_BOOK_FILE, platform);
for (const language of languages()) {
  await tidy(language, languageFile(language), ownPhrases(book), book.counted);
  await tidy(language, platformFile(language), platformPhrases(platform), []);
}
console.log(
  `${ownPhrases(book).length} phrases of our own, ${book.platform.length} that the platform's dictionary has.`,
);
