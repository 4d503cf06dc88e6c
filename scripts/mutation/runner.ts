import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import {
  TestRunner,
  type RunnerTestCase as Test,
  type RunnerTestFile as File,
  type RunnerTestSuite as Suite,
} from 'vitest';

import type { MutationLog } from '../lib/mutation-scores';

/** The state shared with instrumented code: the active mutant, and which mutants have been reached. */
interface Switch {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  /** Code that reaches a mutant more often than this throws, since it would not terminate. */
  hitLimit?: number | undefined;
  mutantCoverage?: {
    static: Record<string, number>;
    perTest: Record<string, Record<string, number>>;
  };
}

const global = globalThis as { __stryker__?: Switch };
const stryker: Switch = (global.__stryker__ ??= {});
const LOG = process.env['TILL_MUTATION_LOG'] ?? '';

/** The real clock, also while a test has a fake one. */
const now = performance.now.bind(performance);
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;

/**
 * Milliseconds that a test may take with a mutant, which may prevent what it waits for. One that takes longer unchanged
 * is not repeated: hundreds of random sequences for each mutant would take hours.
 */
const LONGEST_TEST_MS = 3000;

const readLog = (): MutationLog =>
  existsSync(LOG)
    ? (JSON.parse(readFileSync(LOG, 'utf8')) as MutationLog)
    : { killed: [], reached: [], loaded: [], done: [], tried: [] };

/** The suites around a test, the innermost first. */
function suitesAround(test: Test): readonly Suite[] {
  const around: Suite[] = [];
  for (let suite = test.suite; suite !== undefined; suite = suite.suite) around.push(suite);
  return around.includes(test.file) ? around : [...around, test.file];
}

async function runHooks(test: Test, kind: 'beforeEach' | 'afterEach'): Promise<void> {
  const suites = suitesAround(test);
  for (const suite of kind === 'beforeEach' ? [...suites].reverse() : suites) {
    const hooks = TestRunner.getSuiteHooks(suite)[kind];
    for (const hook of kind === 'beforeEach' ? hooks : [...hooks].reverse()) {
      await hook(test.context, suite);
    }
  }
}

/** Whether a part of a test ends without an error, and in time. */
async function isFine(run: () => Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = startTimer(() => {
      resolve(false);
    }, LONGEST_TEST_MS);
  });
  const end = run().then(
    () => true,
    () => false,
  );
  const isInTime = await Promise.race([end, late]);
  stopTimer(timer);
  return isInTime;
}

/**
 * Runs each test unchanged, and then once for every mutant that it reaches and that no test has killed yet, in the same
 * process, so that a mutant costs milliseconds. A mutant that corrupts the process, so that this test or a later one fails
 * without it too, ends the file, which is then not `done`; its rest is run in another process.
 */
export default class MutationRunner extends TestRunner {
  readonly #killed: Set<string>;
  readonly #reached: Set<string>;
  readonly #loaded: Set<string>;
  readonly #done: readonly string[];
  readonly #tried: Set<string>;
  /** Whether this process has run a mutant, which may have left something behind. */
  #isUsed = false;
  #isSpoilt = false;

  constructor(...options: ConstructorParameters<typeof TestRunner>) {
    super(...options);
    const log = readLog();
    this.#killed = new Set(log.killed);
    this.#reached = new Set(log.reached);
    this.#loaded = new Set(log.loaded);
    this.#done = log.done;
    this.#tried = new Set(log.tried);
  }

  async runTask(test: Test): Promise<void> {
    if (this.#isSpoilt) return;
    const run = TestRunner.getTestFn(test);
    stryker.mutantCoverage ??= { static: {}, perTest: {} };
    stryker.currentTestId = test.id;
    const start = now();
    try {
      await run();
    } catch (error) {
      if (!this.#isUsed) throw error;
      this.#isSpoilt = true;
      return;
    }
    const isSlow = now() - start > LONGEST_TEST_MS;
    stryker.currentTestId = undefined;
    const hits = stryker.mutantCoverage.perTest[test.id] ?? {};
    for (const [id, count] of Object.entries(hits)) {
      if (this.#killed.has(id)) continue;
      if (isSlow) {
        this.#reached.add(id);
        continue;
      }
      const attempt = `${test.id} ${id}`;
      if (this.#tried.has(attempt)) continue;
      const isFirst = !this.#isUsed;
      this.#isUsed = true;
      this.#tried.add(attempt);
      const passes = await this.#passes(test, { id, hitLimit: count * 100 + 100 });
      if (stryker.hitCount === 0) {
        // Reached only while a module was loaded on demand, which happens once per process.
        this.#loaded.add(id);
        continue;
      }
      this.#reached.add(id);
      if (passes) continue;
      const isIntact = await this.#passes(test, null);
      if (isIntact || isFirst) this.#killed.add(id);
      // An earlier mutant may be the cause: this one is tried again as the first of another process.
      else this.#tried.delete(attempt);
      if (isIntact) continue;
      this.#isSpoilt = true;
      return;
    }
  }

  /** Whether the test passes once more, with a mutant or without one. */
  async #passes(test: Test, mutant: { id: string; hitLimit: number } | null): Promise<boolean> {
    // The parent process ends this one when this value stays the same for too long.
    if (mutant !== null) writeFileSync(`${LOG}.now`, `${mutant.id} ${test.file.filepath}`);
    await isFine(() => runHooks(test, 'afterEach'));
    this.onBeforeTryTask(test);
    stryker.activeMutant = mutant?.id;
    stryker.hitLimit = mutant?.hitLimit;
    stryker.hitCount = 0;
    const passes = await isFine(async () => {
      await runHooks(test, 'beforeEach');
      await TestRunner.getTestFn(test)();
    });
    stryker.activeMutant = undefined;
    stryker.hitLimit = undefined;
    const hasFailed = test.result?.state === 'fail';
    if (test.result !== undefined) Object.assign(test.result, { state: 'run', errors: undefined });
    return passes && !hasFailed;
  }

  override onAfterRunFiles(files: readonly File[] = []): void {
    super.onAfterRunFiles();
    const done = this.#isSpoilt ? [] : files.map(({ filepath }) => filepath);
    for (const id of Object.keys(stryker.mutantCoverage?.static ?? {})) this.#loaded.add(id);
    const log: MutationLog = {
      killed: [...this.#killed],
      reached: [...this.#reached],
      loaded: [...this.#loaded],
      done: [...this.#done, ...done],
      tried: [...this.#tried],
    };
    writeFileSync(LOG, JSON.stringify(log));
  }
}
