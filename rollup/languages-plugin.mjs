import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';

/** @typedef {import('../scripts/lib/phrases/phrase-book').PhraseBook} PhraseBook */

/** The constant from which `elements/languages.ts` reads the table of files. */
const TABLE = '__TILL_LANGUAGES__';

/** The parts of a language, each a file. @type {typeof import('../scripts/lib/phrases/phrase-book').PARTS} */
const PARTS = ['shop', 'common', 'checkout', 'catalog', 'account'];

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** A field of a CSV file of phrases, in the platform's format. @param {string} text */
const quoted = (text) => `"${text.replaceAll('"', '""')}"`;

/** Phrases as a CSV file in the platform's format, whose second column is to be translated. @param {readonly string[]} phrases */
const csv = (phrases) => phrases.map((phrase) => `${quoted(phrase)},${quoted(phrase)}\n`).join('');

/** @param {string} source @param {'hex' | 'base64'} encoding */
const hashOf = (source, encoding) => createHash('sha256').update(source).digest(encoding);

/**
 * @param {string} folder
 * @param {PhraseBook} book
 * @returns the parts of every language with the text and the name of their files
 */
function readLanguages(folder, book) {
  const languages = readdirSync(folder).flatMap(
    (file) => /^(\w\w(?:-\w\w)?)\.json$/.exec(file)?.[1] ?? [],
  );
  return languages.map((language) => {
    const words = read(`${folder}/${language}.json`);
    const parts = PARTS.map((part) => {
      const known = book[part].filter((phrase) => Object.hasOwn(words, phrase));
      const source = JSON.stringify(
        Object.fromEntries(known.map((phrase) => [phrase, words[phrase]])),
      );
      const file = `i18n/${language}-${part}-${hashOf(source, 'hex').slice(0, 8)}.json`;
      return { part, source, file };
    });
    return { language, parts };
  });
}

/**
 * Writes `i18n/` (docs/languages.md): the parts of each language as JSON by English phrase, and two lists of phrases,
 * `en_US.csv` with those that a shop's dictionary may lack and `platform_en_US.csv` with those that the platform
 * translates itself.
 *
 * @param {string} folder of the phrases
 * @param {{ readonly root: string, readonly writes?: boolean }} output the relative path from a chunk to the folder that
 *   contains `i18n/`; `writes` is false for a bundle that shares the folder of another one
 * @returns {import('rollup').Plugin}
 */
export function languagesPlugin(folder, { root, writes = true }) {
  /** @type {PhraseBook} */
  const book = read(`${folder}/phrases.json`);
  const languages = readLanguages(folder, book);
  const files = languages.map(({ language, parts }) => {
    const urls = parts.map(
      ({ part, source, file }) =>
        `${part}: [new URL('${root}${file}', import.meta.url).href, 'sha256-${hashOf(source, 'base64')}']`,
    );
    return `'${language}': { ${urls.join(', ')} }`;
  });
  const tags = Object.entries(book.tags).map(([part, names]) => [part, names.join()]);
  const selectors = JSON.stringify(Object.fromEntries(tags));
  const table = `({ tags: ${selectors}, files: { ${files.join(', ')} } })`;
  return {
    name: 'till-languages',
    transform: (code) =>
      code.includes(`= ${TABLE}`) ? { code: code.replace(TABLE, () => table), map: null } : null,
    generateBundle() {
      if (!writes) return;
      for (const { source, file } of languages.flatMap(({ parts }) => parts)) {
        this.emitFile({ type: 'asset', fileName: file, source });
      }
      const own = PARTS.flatMap((part) => book[part]).sort();
      for (const [name, phrases] of Object.entries({ en_US: own, platform_en_US: book.platform })) {
        this.emitFile({ type: 'asset', fileName: `i18n/${name}.csv`, source: csv(phrases) });
      }
    },
  };
}
