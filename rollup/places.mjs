import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

/**
 * The area of each element and the file with its code, from its table (`till-*.meta.ts`).
 */

/** @typedef {import('../elements/element-meta').ElementMeta} ElementMeta */

/**
 * @typedef {object} Place
 * @property {string} area
 * @property {string} file the file of the bundle, by its name there: `core`, `product`, `elements/till-slider`
 * @property {boolean} isOwn whether no other element's code starts in that file
 */

const AREAS = [
  'every',
  'header',
  'product',
  'listing',
  'compare',
  'content',
  'widgets',
  'cart',
  'checkout',
  'success',
  'account',
];

/**
 * @param {string} file a module that imports only types
 * @returns {Promise<Record<string, ElementMeta>>} its tables by export name
 */
export async function readTables(file) {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
}

/**
 * @param {Pick<ElementMeta, 'tag' | 'area' | 'file'>} meta
 * @returns {Place}
 * @throws {Error} when it does not name the element's area
 */
export function placeFrom({ tag, area, file }) {
  if (!AREAS.includes(area)) throw new Error(`The table of <${tag}> names no area it stands in.`);
  switch (file) {
    case 'core':
    case 'common':
      return { area, file, isOwn: false };
    case 'area':
      return { area, file: area, isOwn: false };
    case 'own':
      return { area, file: `elements/${tag}`, isOwn: true };
    default:
      throw new Error(`The table of <${tag}> names no file for its code.`);
  }
}

/**
 * @param {string} folder
 * @returns {Promise<Record<string, Place>>} by tag
 * @throws {Error} when a table does not name its element's area
 */
export async function readPlaces(folder) {
  const tables = await Promise.all(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?:^|[\\/])till-[\w-]+\.meta\.ts$/.test(name))
      .sort()
      .map((name) => readTables(path.join(folder, name))),
  );
  return Object.fromEntries(
    tables.flatMap((exports) => Object.values(exports)).map((meta) => [meta.tag, placeFrom(meta)]),
  );
}

/**
 * @param {Readonly<Record<string, Place>>} places
 * @returns {Record<string, string[]>} the tags of each file that several elements may start in
 */
export function pagesOf(places) {
  /** @type {Record<string, string[]>} */
  const pages = {};
  for (const [tag, { file, isOwn }] of Object.entries(places)) {
    if (!isOwn) (pages[file] ??= []).push(tag);
  }
  return pages;
}
