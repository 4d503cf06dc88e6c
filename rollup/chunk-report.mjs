import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { areasOf } from './chunks.mjs';
import { needsOf } from './chunk-users.mjs';

/**
 * Says which areas share what each file of the bundle holds, and stops the build where a file that nearly every page
 * loads holds what one area alone uses.
 */

/** The files that every page loads, or nearly every one. */
const FOR_ALL = new Set(['vendor', 'core', 'common']);

/**
 * @typedef {object} Part of a file of the bundle
 * @property {string} module
 * @property {number} bytes before the minifier
 * @property {string[]} areas those whose elements ever need it; `every` where all do
 */

/** @typedef {Record<string, Part[]>} Parts by the name of the file */

/**
 * @param {Parts} parts
 * @returns {string[]} one sentence for each module that a page loads although only another area uses it
 */
export const misplaced = (parts) =>
  Object.entries(parts)
    .filter(([file]) => FOR_ALL.has(file))
    .flatMap(([file, modules]) =>
      modules
        .filter(({ areas }) => areas.length === 1 && areas[0] !== 'every')
        .map(
          ({ module, bytes, areas }) =>
            `"${file}" is loaded by nearly every page, but only the area "${areas.join()}" uses ${module} (${bytes} bytes): ` +
            "let its place follow from its users (rollup/chunks.mjs), or correct the element's area.",
        ),
    );

/**
 * @param {Readonly<Record<string, import('./places.mjs').Place>>} places by tag
 * @param {string} file the report: which modules each file of the bundle holds, and for whom
 * @returns {import('rollup').Plugin}
 */
export function chunkReport(places, file) {
  return {
    name: 'till-chunk-report',
    generateBundle(_options, bundle) {
      const { getModuleIds, getModuleInfo } = this;
      const { users, areaOf } = needsOf({ getModuleIds, getModuleInfo }, places);
      /** @type {Parts} */
      const parts = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        parts[chunk.name] = Object.entries(chunk.modules)
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .map(([id, { renderedLength }]) => ({
            module: path.relative('.', id.replace(/^\0/, '')).replaceAll('\\', '/'),
            bytes: renderedLength,
            areas: areasOf(users.get(id)?.ever ?? [], areaOf),
          }));
      }
      const problems = misplaced(parts);
      if (problems.length > 0) this.error(problems.join('\n'));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(parts, null, 1)}\n`);
    },
  };
}
