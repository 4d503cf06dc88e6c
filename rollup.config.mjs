import path from 'node:path';

import terser from '@rollup/plugin-terser';

import { chunkReport } from './rollup/chunk-report.mjs';
import { chunkTable } from './rollup/chunk-table.mjs';
import { chunks } from './rollup/chunks.mjs';
import { closuresPlugin } from './rollup/closures-plugin.mjs';
import { compile, onLog, treeshake } from './rollup/compile.mjs';
import { languagesPlugin } from './rollup/languages-plugin.mjs';
import { singleFileImports } from './rollup/single-file-imports.mjs';
import { pagesOf, readPlaces } from './rollup/places.mjs';
import { styleSheetPlugin } from './rollup/style-sheet-plugin.mjs';
import { filesOfTags, tagInputs, tagsPlugin } from './rollup/tags-plugin.mjs';

/**
 * Six bundles, in this order, because the later ones are made from the earlier:
 * 1. `dist/elements/<tag>.js`, `dist/api.js` and the chunks they share: ES modules, and `dist/till.css`;
 * 2. `dist/till.js`, the loader, which knows the files of every tag (docs/decisions/0002-loader.md);
 * 3. `dist/till-early.js`, the collector, which may stand in the head before it;
 * 4. `dist/till-datalayer.js`, which pushes measuring events, for those who want them (docs/measuring.md);
 * 5. `dist/till.iife.js`, everything for the shop's pages in one classic script;
 * 6. `dist/till-admin.js`, the elements of the administration (docs/administration.md). It shares no file with the others, so
 *    no page of the shop has any of it.
 *
 * What only bundlers use is built by `rollup.package.config.mjs`.
 */

const production = process.env.NODE_ENV !== 'development';

const tagFiles = filesOfTags('elements');
const tags = Object.keys(tagFiles);

const places = await readPlaces('elements');
const unplaced = tags.filter((tag) => !(tag in places));
if (unplaced.length > 0) throw new Error(`There is no table of ${unplaced.join(', ')}.`);
/** The tags of each file that several elements start in. */
const pages = pagesOf(places);

/** @type {Map<string, string>} */
const styles = new Map();
/** @type {Record<string, string[]>} */
const closures = {};
/** @type {{ name: string, files: string[] }} */
const preload = { name: 'transport', files: [] };

const ours = () =>
  compile({
    onStyle: (file, text) => styles.set(file, text),
    values: {
      __TILL_CHUNKS__: () => JSON.stringify(chunkTable(closures, preload.files)),
    },
  });

/**
 * Chromium compiles all functions of such a file while it loads, on another thread, and not each one when it is first
 * called: the first press is answered as fast as the second (docs/decisions/0026-first-press.md). Others read a comment.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/**
 * For the single file: its functions are hoisted, which compresses better; the other files get larger by it. Function
 * expressions without `this` become arrow functions: all constructors in it are classes or declarations.
 */
const WHOLE = { hoist_funs: true, unsafe_arrows: true };

const minify = (/** @type {boolean} */ module, /** @type {object} */ more = {}) =>
  production
    ? [
        terser({
          ecma: 2020,
          module,
          toplevel: true,
          compress: { inline: 1, passes: 3, pure_getters: true, ...more },
          format: { comments: false, ...(module && { preamble: COMPILE_AT_ONCE }) },
        }),
      ]
    : [];

/**
 * Files that the single-file bundle loads as well: the password meter, the read API, measuring, maps, the sanitizer of
 * texts with other markup than the usual, and the translations, which English pages never need.
 */
const APART =
  /chunks\/(?:estimator|read-api|measuring|debug|languages|map-view|purify)-[\w-]+\.js$/;
/** Their names change with what they hold, so they may be cached for good. */
const CHUNK_NAMES = 'chunks/[name]-[hash:7].js';

/**
 * A part of a payment provider is named for its place: methods are all called `method` there, and sizes are counted by
 * part.
 *
 * @param {import('rollup').PreRenderedChunk} chunk
 */
const chunkName = ({ facadeModuleId }) => {
  const [, entry] = /\/src\/payments\/(.+\/\w+)\.ts$/.exec(facadeModuleId ?? '') ?? [];
  if (entry === undefined) return CHUNK_NAMES;
  const part = entry.replace(/\/method$/, '').replace(/\W/g, '_');
  return `chunks/pay-${part}-[hash:7].js`;
};

/**
 * Arrow functions in what the bundler adds around dynamic imports, and no frozen namespaces.
 *
 * @type {import('rollup').OutputOptions}
 */
const SHORT = { generatedCode: { preset: 'es2015', symbols: false }, freeze: false };

/** @type {import('rollup').RollupOptions[]} */
export default [
  {
    onLog,
    treeshake,
    // A page's file may export more than its tags: what other files import of it.
    preserveEntrySignatures: 'allow-extension',
    input: { ...tagInputs(tagFiles, pages), api: 'elements/script-api.ts' },
    plugins: [
      ...ours(),
      tagsPlugin(tagFiles, pages),
      ...minify(true),
      closuresPlugin(
        {
          ...pages,
          ...Object.fromEntries(
            tags.filter((tag) => places[tag]?.isOwn).map((tag) => [`elements/${tag}`, [tag]]),
          ),
        },
        closures,
        preload,
      ),
      styleSheetPlugin(styles),
      languagesPlugin('src/i18n', { root: '../' }),
      chunkReport(places, 'build/files.json'),
    ],
    output: {
      ...SHORT,
      dir: 'dist',
      format: 'es',
      entryFileNames: ({ name }) => (name in pages ? CHUNK_NAMES : '[name].js'),
      chunkFileNames: chunkName,
      // The loader names two dozen files, and 36 characters compress better than 64.
      hashCharacters: 'base36',
      hoistTransitiveImports: true,
      manualChunks: chunks(places),
      onlyExplicitManualChunks: true,
      experimentalMinChunkSize: 12_000,
    },
  },
  {
    onLog,
    treeshake,
    input: 'elements/autoload.ts',
    plugins: [
      ...ours(),
      ...minify(false),
      {
        name: 'till-manifest',
        generateBundle() {
          const manifest = {
            loader: 'till.js',
            tags: Object.fromEntries(
              Object.entries(closures).map(([tag, files]) => [tag, { files }]),
            ),
            preload: preload.files,
            integrity: {},
          };
          this.emitFile({
            type: 'asset',
            fileName: 'till-manifest.json',
            source: `${JSON.stringify(manifest, null, 2)}\n`,
          });
        },
      },
    ],
    output: { dir: 'dist', entryFileNames: 'till.js', format: 'iife' },
  },
  {
    onLog,
    treeshake,
    input: 'elements/early.ts',
    plugins: [...ours(), ...minify(false)],
    output: { dir: 'dist', entryFileNames: 'till-early.js', format: 'iife' },
  },
  {
    onLog,
    treeshake,
    input: 'elements/datalayer.ts',
    plugins: [...ours(), ...minify(false)],
    output: { dir: 'dist', entryFileNames: 'till-datalayer.js', format: 'iife' },
  },
  {
    onLog,
    treeshake,
    input: 'till-everything',
    // The dictionary of the password meter is as large as all the rest, and few pages use the read API or measuring.
    external: (id) => APART.test(id),
    plugins: [
      {
        name: 'till-everything',
        // Any order works. With the largest part first, the file compresses to 0.7 kB less.
        resolveId: (source) => (source === 'till-everything' ? source : null),
        load: (id) =>
          id === 'till-everything'
            ? ['dist/api.js', ...['till-checkout', ...tags].map((tag) => `dist/elements/${tag}.js`)]
                .map((file) => `import ${JSON.stringify(path.resolve(file))};`)
                .join('\n')
            : null,
      },
      singleFileImports(),
      ...minify(false, WHOLE),
    ],
    output: {
      ...SHORT,
      dir: 'dist',
      entryFileNames: 'till.iife.js',
      format: 'iife',
      // The entry has no folder for resolving a relative path.
      paths: (id) => (APART.test(id) ? `./chunks/${path.basename(id)}` : id),
      inlineDynamicImports: true,
    },
  },
  {
    onLog,
    treeshake,
    input: 'elements/admin.ts',
    plugins: [...ours(), ...minify(false, WHOLE)],
    output: {
      ...SHORT,
      dir: 'dist',
      entryFileNames: 'till-admin.js',
      format: 'iife',
      inlineDynamicImports: true,
    },
  },
];
