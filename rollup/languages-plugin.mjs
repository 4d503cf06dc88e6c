import { readFileSync } from 'node:fs';

/** @typedef {import('../scripts/lib/phrases/phrase-book').PhraseBook} PhraseBook */

/** A field of a phrase file as the platform writes it. @param {string} text */
const quoted = (text) => `"${text.replaceAll('"', '""')}"`;

/** Phrases as a file of the platform's own form, to translate the second column of. @param {readonly string[]} phrases */
const csv = (phrases) => phrases.map((phrase) => `${quoted(phrase)},${quoted(phrase)}\n`).join('');

/**
 * Writes the phrases of the elements into `i18n/`: `en_US.csv` has those that a shop's dictionary may lack,
 * `platform_en_US.csv` those that the platform translates itself (docs/languages.md).
 *
 * @param {string} folder of the phrases
 * @returns {import('rollup').Plugin}
 */
export function languagesPlugin(folder) {
  return {
    name: 'till-languages',
    generateBundle() {
      /** @type {PhraseBook} */
      const book = JSON.parse(readFileSync(`${folder}/phrases.json`, 'utf8'));
      const { shop, checkout, catalog, account, platform } = book;
      const own = [...shop, ...checkout, ...catalog, ...account].sort();
      for (const [name, phrases] of Object.entries({ en_US: own, platform_en_US: platform })) {
        this.emitFile({ type: 'asset', fileName: `i18n/${name}.csv`, source: csv(phrases) });
      }
    },
  };
}
