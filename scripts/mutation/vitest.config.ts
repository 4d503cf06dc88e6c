import { readFileSync } from 'node:fs';

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

import { cssPlugin } from '../../rollup/css-plugin.mjs';
import { preloadedImports } from '../../tests/preloaded-imports.mjs';

/**
 * The unit tests that `npm run mutation` runs in its copy of the project; it names their files. `TILL_MUTATION_LAYER` is the
 * layer whose code has the mutants.
 */
const layer = process.env['TILL_MUTATION_LAYER'] ?? '';
const rendersViews = ['state', 'payments', 'shipping', 'ui', 'features', 'elements'].includes(
  layer,
);

/** Random sequences take longest, then long files. */
const costOf = ({ moduleId }: TestSpecification): number => {
  const text = readFileSync(moduleId, 'utf8');
  return text.length + (text.includes("from 'fast-check'") ? 1_000_000 : 0);
};

/** Vitest runs the slowest files first. The fast ones should detect what they can before the slow ones try the rest. */
class FastestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve([...files].sort((one, other) => costOf(one) - costOf(other)));
  }
}

export default defineConfig({
  plugins: [cssPlugin(), preloadedImports()],
  test: {
    include: ['tests/{src,elements}/**/*.test.{ts,tsx}'],
    runner: 'scripts/mutation/runner.ts',
    restoreMocks: true,
    pool: 'threads',
    maxWorkers: 1,
    fileParallelism: false,
    sequence: { sequencer: FastestFirst },
    environment: layer === 'domain' ? 'node' : 'happy-dom',
    environmentOptions: { happyDOM: { url: 'https://shop.example/' } },
    setupFiles: [
      'tests/setup-imports.ts',
      ...(rendersViews ? ['tests/setup-views.ts', 'scripts/mutation/setup.ts'] : []),
    ],
    // For unchanged tests; the runner gives those with a mutant less time.
    testTimeout: 60_000,
    // A mutant may fail after its test has ended; the remaining files run all the same.
    dangerouslyIgnoreUnhandledErrors: true,
  },
});
