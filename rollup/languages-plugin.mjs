import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';

/** @typedef {import('../scripts/lib/phrases/phrase-book').PhraseBook} PhraseBook */
/** @typedef {import('../scripts/lib/phrases/phrase-book').PlatformBook} PlatformBook */

/** The parts of a language, each a file. @type {typeof import('../scripts/lib/phrases/phrase-book').PARTS} */
const PARTS = ['shop', 'common', 'checkout', 'catalog', 'account'];
/** The parts of its platform phrases. @type {typeof import('../scripts/lib/phrases/phrase-book').PLATFORM_PARTS} */
const PLATFORM_PARTS = [...PARTS, 'rules'];

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** A field of a CSV file of phrases, in the platform's format. @param {string} text */
const quoted = (text) => `"${text.replaceAll('"', '""')}"`;

/** Phrases as a CSV file in the platform's format, whose second column is to be translated. @param {readonly string[]} phrases */
const csv = (phrases) => phrases.map((phrase) => `${quoted(phrase)},${quoted(phrase)}\n`).join('');

/** @param {string} source @param {'hex' | 'base64'} encoding */
const hashOf = (source, encoding) => createHash('sha256').update(source).digest(encoding);

/**
 * The parts of every language with the text and the name of their files.
 *
 * @template {string} Part
 * @param {string} folder
 * @param {string} infix of the files' names
 * @param {Readonly<Record<Part, readonly string[]>>} book
 * @param {readonly Part[]} names
 */
function readLanguages(folder, infix, book, names) {
  const languages = readdirSync(folder).flatMap(
    (file) => /^(\w\w(?:-\w\w)?)\.json$/.exec(file)?.[1] ?? [],
  );
  return languages.map((language) => {
    const words = read(`${folder}/${language}.json`);
    const parts = names.map((part) => {
      const known = book[part].filter((phrase) => Object.hasOwn(words, phrase));
      const source = JSON.stringify(
        Object.fromEntries(known.map((phrase) => [phrase, words[phrase]])),
      );
      const hash = hashOf(source, 'hex').slice(0, 8);
      return { part, source, file: `i18n/${language}-${infix}${part}-${hash}.json` };
    });
    return { language, parts };
  });
}

/**
 * The code of a table of language files (`Languages` in elements/languages.types.ts).
 *
 * @param {ReturnType<typeof readLanguages>} languages
 * @param {PhraseBook['tags']} tags
 * @param {string} root the relative path from a chunk to the folder that contains `i18n/`
 */
function tableOf(languages, tags, root) {
  const files = languages.map(({ language, parts }) => {
    const entries = parts.map(
      ({ part, source, file }) =>
        // Bundlers copy a file whose URL stands there as a whole; a single classic script has no \`import.meta.url\`.
        `${part}: ['${file}', () => new URL('${root}${file}', import.meta.url).href, 'sha256-${hashOf(source, 'base64')}']`,
    );
    return `'${language}': { ${entries.join(', ')} }`;
  });
  const selectors = Object.entries(tags).map(([part, names]) => [part, names.join()]);
  return `({ tags: ${JSON.stringify(Object.fromEntries(selectors))}, files: { ${files.join(', ')} } })`;
}

/**
 * Writes `i18n/` (docs/languages.md): the parts of each language as JSON by English phrase, those with the
 * platform's phrases named `<language>-platform-<part>`, and two lists of phrases,
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
  /** @type {PlatformBook} */
  const platformBook = read(`${folder}/platform/phrases.json`);
  const own = readLanguages(folder, '', book, PARTS);
  const platform = readLanguages(`${folder}/platform`, 'platform-', platformBook, PLATFORM_PARTS);
  /** The tables by the constant from which the code reads them. */
  const tables = new Map([
    ['__TILL_LANGUAGES__', tableOf(own, book.tags, root)],
    ['__TILL_PLATFORM_LANGUAGES__', tableOf(platform, platformBook.tags, root)],
  ]);
  return {
    name: 'till-languages',
    transform(code) {
      for (const [name, table] of tables) {
        if (code.includes(name)) return { code: code.replaceAll(name, () => table), map: null };
      }
      return null;
    },
    generateBundle() {
      if (!writes) return;
      for (const { source, file } of [...own, ...platform].flatMap(({ parts }) => parts)) {
        this.emitFile({ type: 'asset', fileName: file, source });
      }
      const lists = {
        en_US: PARTS.flatMap((part) => book[part]).sort(),
        platform_en_US: book.platform,
      };
      for (const [name, phrases] of Object.entries(lists)) {
        this.emitFile({ type: 'asset', fileName: `i18n/${name}.csv`, source: csv(phrases) });
      }
    },
  };
}
