import { defineConfig } from 'vitest/config';

import { cssPlugin } from './rollup/css-plugin.mjs';
import { preloadedImports } from './tests/preloaded-imports.mjs';

/** Where React renders; these tests also get the testing library's clean-up. */
const views = ['ui', 'features', 'payments', 'shipping', 'state'].map(
  (layer) => `tests/src/${layer}/**/*.test.{ts,tsx}`,
);
const elements = 'tests/elements/**/*.test.{ts,tsx}';
/** Rules know of no page, and making one takes longer than most of their tests. */
const rules = 'tests/src/domain/**/*.test.{ts,tsx}';
const tools = ['tests/demo/**/*.test.{ts,tsx}', 'tests/tooling/**/*.test.{ts,tsx}'];

const page = {
  // A thread starts sooner than a process.
  pool: 'threads',
  environment: 'happy-dom',
  environmentOptions: { happyDOM: { url: 'https://shop.example/' } },
};

export default defineConfig({
  plugins: [cssPlugin(), preloadedImports()],
  test: {
    restoreMocks: true,
    // By default a core stays free; it would have little to do.
    maxWorkers: '100%',
    // As for the browser tests: a retry tells a slow moment of a shared machine from a bug, and the summary names the test.
    retry: process.env.CI === undefined ? 0 : 1,
    setupFiles: ['tests/setup-imports.ts'],
    // A busy machine is slow; a test that hangs is found all the same.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          ...page,
          name: 'views',
          include: [...views, elements],
          setupFiles: ['tests/setup-views.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...page,
          name: 'logic',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...views, elements, rules, ...tools],
        },
      },
      {
        extends: true,
        // Nothing here changes the modules or the global objects, so the files of a worker share them.
        test: {
          name: 'rules',
          environment: 'node',
          pool: 'threads',
          isolate: false,
          include: [rules],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          include: tools,
          globalSetup: ['tests/temporary-folder.ts'],
        },
      },
    ],
  },
});
