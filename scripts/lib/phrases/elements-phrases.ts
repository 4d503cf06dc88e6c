import { readdirSync } from 'node:fs';

import { allMetas } from '../../../elements/all-meta';
import { phrasesInSource, type FilePhrases } from './in-source';
import {
  phraseBook,
  platformBook,
  type ElementFile,
  type PhraseBook,
  type PlatformBook,
} from './phrase-book';

const FOLDER = 'elements';

/** Every element with the file that defines it. */
function elementFiles(): readonly ElementFile[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  return allMetas.flatMap(({ tag, area }) => {
    const file = files.find((name) => name.replaceAll('\\', '/').endsWith(`/${tag}.tsx`));
    return file === undefined
      ? []
      : [{ tag, area, file: `${FOLDER}/${file.replaceAll('\\', '/')}` }];
  });
}

/** The administration has only the platform's own dictionary: no page of a shop is to load a phrase for it. */
const ADMINISTRATION = /^(?:src\/(?:features|state)\/admin-form\/|elements\/admin\b)/;

/** The phrases in the source of the shop's elements, by file. */
export const elementsSource = (): readonly FilePhrases[] =>
  phrasesInSource(['src', FOLDER]).filter(({ file }) => !ADMINISTRATION.test(file));

/**
 * The catalogue of the elements' phrases, extracted from the current source.
 *
 * @param platform the phrases in the platform's own dictionary
 */
export const elementsBook = (
  source: readonly FilePhrases[],
  platform: readonly string[],
): PhraseBook => {
  const known = new Set(platform);
  return phraseBook(source, elementFiles(), (phrase) => known.has(phrase));
};

/**
 * The catalogue of the platform's phrases that the elements use, extracted from the current source.
 *
 * @param platform the phrases in the platform's own dictionary
 */
export const elementsPlatformBook = (
  source: readonly FilePhrases[],
  platform: readonly string[],
): PlatformBook => {
  const known = new Set(platform);
  return platformBook(source, elementFiles(), (phrase) => known.has(phrase));
};
