import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import {
  TestRunner,
  type RunnerTestCase as Test,
  type RunnerTestFile as File,
  type RunnerTestSuite as Suite,
} from 'vitest';

import { NOTHING_TRIED, type MutationLog } from '../lib/mutation-scores';

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
  existsSync(LOG) ? (JSON.parse(readFileSync(LOG, 'utf8')) as MutationLog) : NOTHING_TRIED;

/** A mutant, and how often its code may be reached. */
interface ActiveMutant {
  readonly id: string;
  readonly hitLimit: number;
}

/** What the log calls a test with a mutant. */
const attemptOf = (test: Test, mutantId: string): string => `${test.id} ${mutantId}`;

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

/** Whether a file could not be loaded, or a hook around its tests failed: not all of its tests have run. */
const hasFailed = (suite: Suite): boolean =>
  (suite.result?.errors ?? []).length > 0 ||
  suite.tasks.some((task) => task.type === 'suite' && hasFailed(task));

/**
 * Runs each test unchanged, once more to see whether it can be repeated, and then once for every mutant that it reaches and
 * that no test has killed yet, in the same process, so that a mutant costs milliseconds. A mutant is killed by a test that
 * fails with it and passes before and afterwards without it. A mutant that corrupts the process, so that this test or a
 * later one fails without it too, ends the file, which is then not `done`; its rest is run in another process. If it was
 * the first mutant of its process it is a suspect: that process starts with the same test, as often as before and all of
 * it unchanged, and only if that passes the mutant is killed.
 */
export default class MutationRunner extends TestRunner {
  readonly #killed: Set<string>;
  readonly #reached: Set<string>;
  readonly #loaded: Set<string>;
  readonly #done: readonly string[];
  readonly #tried: Set<string>;
  readonly #suspects: Set<string>;
  readonly #broken: readonly string[];
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
    this.#suspects = new Set(log.suspects);
    this.#broken = log.broken;
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
    const hits = Object.entries(stryker.mutantCoverage.perTest[test.id] ?? {})
      .filter(([id]) => !this.#killed.has(id) && !this.#tried.has(attemptOf(test, id)))
      .map(([id, count]) => ({ id, hitLimit: count * 100 + 100 }));
    if (hits.length === 0) return;
    const isRepeatable = !isSlow && (await this.#passes(test, null));
    if (isRepeatable) {
      for (const mutant of hits) {
        await this.#try(test, mutant);
        if (this.#hasEnded()) return;
      }
    } else if (isSlow || !this.#isUsed) {
      for (const { id } of hits) this.#reached.add(id);
    } else {
      // A mutant may be the cause.
      this.#isSpoilt = true;
    }
  }

  /** Whether the process can judge nothing any more. */
  #hasEnded(): boolean {
    return this.#isSpoilt;
  }

  /** Runs the test with a mutant, and judges it. */
  async #try(test: Test, mutant: ActiveMutant): Promise<void> {
    const { id } = mutant;
    const attempt = attemptOf(test, id);
    const isFirst = !this.#isUsed;
    if (this.#suspects.has(attempt)) {
      if (isFirst) await this.#compare(test, id);
      else this.#isSpoilt = true;
      return;
    }
    this.#isUsed = true;
    const passes = await this.#passes(test, mutant);
    if (stryker.hitCount === 0) {
      // Reached only while a module was loaded on demand, which happens once per process.
      this.#loaded.add(id);
      this.#tried.add(attempt);
      return;
    }
    this.#reached.add(id);
    const isIntact = passes || (await this.#passes(test, null, attempt));
    if (!passes && isIntact) this.#killed.add(id);
    // An earlier mutant may be the cause: this one is tried again as the first of another process.
    if (isIntact) this.#tried.add(attempt);
    else if (isFirst) this.#suspects.add(attempt);
    this.#isSpoilt = !isIntact;
  }

  /** Repeats what ended another process, without the mutant: if all of it passes, the mutant was the cause. */
  async #compare(test: Test, id: string): Promise<void> {
    const attempt = attemptOf(test, id);
    const passes = (await this.#passes(test, null)) && (await this.#passes(test, null));
    if (passes) this.#killed.add(id);
    else this.#isSpoilt = true;
    this.#suspects.delete(attempt);
    this.#tried.add(attempt);
  }

  /**
   * Whether the test passes once more, with a mutant or without one. The parent process ends this one when it takes too
   * long, and counts the mutant as detected; `after` is the attempt that is to be judged in another process instead.
   */
  async #passes(test: Test, mutant: ActiveMutant | null, after: string | null = null) {
    const note = mutant === null ? after && `after ${after}` : `with ${attemptOf(test, mutant.id)}`;
    if (note !== null) writeFileSync(`${LOG}.now`, note);
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
    // What takes long from here on, such as loading the next file, is not due to a mutant.
    if (note !== null) writeFileSync(`${LOG}.now`, '');
    const hasFailed = test.result?.state === 'fail';
    if (test.result !== undefined) Object.assign(test.result, { state: 'run', errors: undefined });
    return passes && !hasFailed;
  }

  override onAfterRunFiles(files: readonly File[] = []): void {
    super.onAfterRunFiles();
    const failed = files.filter(hasFailed);
    // A mutant may be the cause only if there has been one; the file is then run again.
    const isDone = !this.#isSpoilt && (failed.length === 0 || !this.#isUsed);
    const done = isDone ? files.map(({ filepath }) => filepath) : [];
    const broken = isDone ? failed.map(({ filepath }) => filepath) : [];
    for (const id of Object.keys(stryker.mutantCoverage?.static ?? {})) this.#loaded.add(id);
    const log: MutationLog = {
      killed: [...this.#killed],
      reached: [...this.#reached],
      loaded: [...this.#loaded],
      done: [...this.#done, ...done],
      tried: [...this.#tried],
      suspects: [...this.#suspects],
      broken: [...this.#broken, ...broken],
    };
    writeFileSync(LOG, JSON.stringify(log));
  }
}
