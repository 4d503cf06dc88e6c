import { chunks } from './rollup/chunks.mjs';
import { compile, onLog, treeshake } from './rollup/compile.mjs';
import { languagesPlugin } from './rollup/languages-plugin.mjs';
import { readPlaces } from './rollup/places.mjs';
import { filesOfTags, tagInputs, tagsPlugin } from './rollup/tags-plugin.mjs';

/**
 * The files that are only for bundlers of applications (docs/decisions/0049-package.md):
 * 1. `dist/loader.js`: the loader, with an `import()` for every tag;
 * 2. `dist/react/`: the elements without React and the store's libraries, which a React application provides.
 *
 * Nothing is minified: the application's build does that.
 */

const tagFiles = filesOfTags('elements');
const places = await readPlaces('elements');

const imports = Object.keys(tagFiles)
  .map((tag) => `  '${tag}': () => import('./elements/${tag}.js'),`)
  .join('\n');

/** The packages that the application provides. */
const PEERS = /^(?:react|react-dom|react-redux|@reduxjs\/toolkit)(?:\/|$)/;

/** Redux is imported through the toolkit, which exports all of it: it is not a direct dependency of the application. */
const storePlugin = () => ({
  name: 'till-store',
  /** @param {string} source */
  resolveId: (source) => (source === 'redux' ? { id: '@reduxjs/toolkit', external: true } : null),
});

/** @type {import('rollup').RollupOptions[]} */
export default [
  {
    onLog,
    treeshake,
    input: 'elements/bundled-loader.ts',
    plugins: compile(),
    output: {
      file: 'dist/loader.js',
      format: 'es',
      intro: `const __TILL_IMPORTS__ = {\n${imports}\n};`,
    },
  },
  {
    onLog,
    treeshake,
    external: PEERS,
    input: {
      ...tagInputs(tagFiles, {}),
      api: 'elements/script-api.ts',
      component: 'elements/react/till-component.ts',
    },
    plugins: [
      storePlugin(),
      ...compile(),
      languagesPlugin('src/i18n', { root: '../../', writes: false }),
      tagsPlugin(tagFiles, {}),
    ],
    output: {
      dir: 'dist/react',
      format: 'es',
      banner: "'use client';",
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name].js',
      manualChunks: chunks(places),
      onlyExplicitManualChunks: true,
      experimentalMinChunkSize: 12_000,
    },
  },
];
