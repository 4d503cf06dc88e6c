import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { areasOf } from './chunks.mjs';
import { needsOf } from './chunk-users.mjs';

/**
 * Reports which areas share the modules of each bundle file, and stops the build if a file that nearly every page
 * loads contains a module that only one area uses.
 */

/** The files that nearly every page loads. */
const FOR_ALL = new Set(['vendor', 'core', 'common']);

/**
 * @typedef {object} Part of a file of the bundle
 * @property {string} module
 * @property {number} bytes before the minifier
 * @property {string[]} areas whose elements ever need it; `every` for all of them
 */

/** @typedef {Record<string, Part[]>} Parts by the name of the file */

/**
 * @param {Parts} parts
 * @returns {string[]} one sentence for each module that pages load although only one other area uses it
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
 * @param {string} file of the report: the modules of each bundle file, and the areas that use them
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
