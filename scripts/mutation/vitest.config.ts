import { defineConfig } from 'vitest/config';

import { cssPlugin } from '../../rollup/css-plugin.mjs';
import { preloadedImports } from '../../tests/preloaded-imports.mjs';

/**
 * The unit tests that `npm run mutation` runs in its copy of the project; it names their files. `TILL_MUTATION_LAYER` is the
 * layer whose code has the mutants.
 */
const layer = process.env['TILL_MUTATION_LAYER'] ?? '';
const rendersViews = ['state', 'ui', 'features', 'elements'].includes(layer);

export default defineConfig({
  plugins: [cssPlugin(), preloadedImports()],
  test: {
    include: ['tests/{src,elements}/**/*.test.{ts,tsx}'],
    runner: 'scripts/mutation/runner.ts',
    restoreMocks: true,
    pool: 'threads',
    maxWorkers: 1,
    fileParallelism: false,
    environment: layer === 'domain' ? 'node' : 'happy-dom',
    environmentOptions: { happyDOM: { url: 'https://shop.example/' } },
    setupFiles: ['tests/setup-imports.ts', ...(rendersViews ? ['tests/setup-views.ts'] : [])],
    // For unchanged tests; the runner gives those with a mutant less time.
    testTimeout: 60_000,
    // A mutant may fail after its test has ended; the remaining files run all the same.
    dangerouslyIgnoreUnhandledErrors: true,
  },
});
