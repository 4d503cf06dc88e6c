import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts the elements of one page into one file, but defines each of them only when its tag is found.
 *
 * A tag's file (`till-*.tsx`) has imports and then statements, the first being `define`. They become its function `start`:
 * - `elements/<tag>.js` calls it, so `import 'till-elements/elements/<tag>'` defines that tag and no other. Where there
 * is no document (server rendering) it does nothing;
 * - the file of a page exports it by the name of the tag for the loader, which loads one file instead of one per tag.
 */

/** @typedef {{ type: string, start: number, end: number }} Node of the syntax tree, with its place in the text */

const ENTRY = '\0till-entry:';
const PAGE = '\0till-page:';

/**
 * The export name of a tag: `till_mini_cart` for `till-mini-cart`. A quoted name would be valid too, but bundlers reject
 * it for targets older than ES2022. The loader uses the same rule (`elements/autoload/load-tag.ts`).
 *
 * @param {string} tag
 */
const exportOf = (tag) => tag.replaceAll('-', '_');

/** @param {string} id @returns {string | undefined} the tag that this file defines */
export const tagOf = (id) => /\/(till-[\w-]+)\.tsx$/.exec(id)?.[1];

/**
 * @param {string} folder
 * @returns {Record<string, string>} absolute file by tag
 */
export const filesOfTags = (folder) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .sort()
      .map((file) => path.resolve(folder, file))
      .flatMap((file) => {
        const tag = tagOf(file.replaceAll('\\', '/'));
        return tag === undefined ? [] : [[tag, file]];
      }),
  );

/**
 * @param {Readonly<Record<string, string>>} files absolute file by tag
 * @param {Readonly<Record<string, readonly string[]>>} pages tags by page, for the pages with their own file
 * @returns {Record<string, string>} rollup's `input`
 */
export const tagInputs = (files, pages) => ({
  ...Object.fromEntries(Object.keys(files).map((tag) => [`elements/${tag}`, ENTRY + tag])),
  ...Object.fromEntries(Object.keys(pages).map((page) => [page, PAGE + page])),
});

/** @param {string} id @returns {string | undefined} the page whose file this module generates */
export const pageOf = (id) => (id.startsWith(PAGE) ? id.slice(PAGE.length) : undefined);

/**
 * @param {Readonly<Record<string, string>>} files
 * @param {Readonly<Record<string, readonly string[]>>} pages
 * @returns {import('rollup').Plugin}
 */
export function tagsPlugin(files, pages) {
  const known = new Set(Object.values(files));
  /** @param {string} tag */
  const from = (tag) => `from ${JSON.stringify(files[tag])};`;
  return {
    name: 'till-tags',
    resolveId: (source) => (source.startsWith(ENTRY) || source.startsWith(PAGE) ? source : null),
    load(id) {
      if (id.startsWith(ENTRY)) {
        const imported = `import { start } ${from(id.slice(ENTRY.length))}`;
        return `${imported}\nif (typeof document !== 'undefined') start();`;
      }
      const tags = pages[pageOf(id) ?? ''];
      return tags?.map((tag) => `export { start as ${exportOf(tag)} } ${from(tag)}`).join('\n');
    },
    transform(code, id) {
      if (!known.has(id)) return null;
      const body = /** @type {readonly Node[]} */ (/** @type {unknown} */ (this.parse(code).body));
      const isImport = (/** @type {Node} */ { type }) => type === 'ImportDeclaration';
      /** @param {readonly Node[]} nodes */
      const text = (nodes) => nodes.map(({ start, end }) => code.slice(start, end)).join('\n');
      const imports = text(body.filter(isImport));
      const rest = text(body.filter((node) => !isImport(node)));
      return { code: `${imports}\nexport function start() {\n${rest}\n}`, map: null };
    },
  };
}
