import { availableParallelism } from 'node:os';

import { run, say } from './steps.mjs';

/** Uses only Node’s built-in modules: this is loaded before anything is installed. */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} remedy what to do when it fails
 * @property {boolean} [alone] keeps every processor busy by itself; the others run in parallel
 * @property {boolean} [cannotRun] something it needs is missing: it fails without being run
 * @property {string | null} [skipped] why it is not run; it then counts neither as passed nor as failed
 * @property {(ok: boolean) => Count} [count] how many tests it ran; without it the step counts as one
 *
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} [failures] the failed tests, each by file and name, with the first lines of its error, where the step reports them
 * @property {readonly string[]} [retried] the tests that passed only when they were retried, in the same form
 * @property {Readonly<Record<string, number>>} [times] milliseconds that the tests of each file took, all tries together
 *
 * @typedef {{ step: Step, ok: boolean, seconds: number, count: Count }} Outcome `ok` when it did not fail
 */

/** The steps of `npm run check`, which `npm test` runs too. @type {readonly Step[]} */
export const CHECKS = [
  {
    name: 'types',
    command: 'tsc',
    args: ['--noEmit', '-p', '.'],
    remedy: 'Correct the types named above.',
  },
  {
    name: 'lint',
    command: 'eslint',
    args: ['--max-warnings', '0'],
    remedy: 'Correct what is named above; npx eslint --fix does the simple ones.',
  },
  {
    name: 'layers',
    command: 'depcruise',
    args: [
      '--config',
      '.dependency-cruiser.mjs',
      ...['src', 'elements', 'demo', 'scripts', 'tests', 'e2e'],
    ],
    remedy: 'Each line names a file and the import it may not have; docs/design.md has the table.',
  },
  {
    name: 'format',
    command: 'prettier',
    args: ['--check', '--log-level', 'warn', '.'],
    remedy: 'npm run format writes them.',
  },
  {
    name: 'unused',
    command: 'knip',
    args: [],
    remedy: 'Remove what nothing uses, or say in knip.json who uses it.',
  },
  {
    name: 'used by tests only',
    command: 'knip',
    args: ['--production', '--config', 'knip.production.json', '--include', 'files,exports,types'],
    remedy: 'Remove what no product code uses, together with its tests.',
  },
];

/**
 * Runs one step. Its output is shown as it is written when it runs alone, and in one piece at the end otherwise.
 *
 * @param {Step} step
 * @returns {Promise<Outcome>}
 */
async function runStep(step) {
  if (typeof step.skipped === 'string') {
    say(`${step.name}\nSkipped: ${step.skipped}`);
    return { step, ok: true, seconds: 0, count: { passed: 0, failed: 0 } };
  }
  const isAlone = step.alone === true;
  if (isAlone) say(step.name);
  const started = Date.now();
  const options = { ...(step.env === undefined ? {} : { env: step.env }), quiet: !isAlone };
  const { ok, output } =
    step.cannotRun === true
      ? { ok: false, output: '' }
      : await run(step.command, step.args, options);
  const seconds = (Date.now() - started) / 1000;
  if (!isAlone) say(`${step.name}\n${output.trimEnd()}`);
  if (!ok) console.error(`✘ ${step.name} failed. ${step.remedy}`);
  const count = step.count?.(ok) ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  return { step, ok, seconds, count };
}

/**
 * Runs steps in parallel, one per processor but no more than three, to limit memory.
 *
 * @param {readonly Step[]} steps
 */
async function runTogether(steps) {
  /** @type {Outcome[]} */
  const outcomes = [];
  const waiting = steps.entries();
  const lane = async () => {
    for (const [index, step] of waiting) outcomes[index] = await runStep(step);
  };
  await Promise.all(Array.from({ length: Math.min(3, availableParallelism()) }, lane));
  return outcomes;
}

/**
 * Runs all steps, even after a failure, and prints a summary. A step that runs alone waits for those before it; the
 * steps between two such steps run in parallel.
 *
 * @param {readonly Step[]} steps
 * @returns {Promise<Outcome[]>}
 */
export async function runAll(steps) {
  /** @type {Outcome[]} */
  const outcomes = [];
  /** @type {Step[]} */
  let together = [];
  for (const step of steps) {
    if (step.alone !== true) {
      together.push(step);
      continue;
    }
    outcomes.push(...(await runTogether(together)), await runStep(step));
    together = [];
  }
  return [...outcomes, ...(await runTogether(together))];
}

/** @param {readonly string[] | undefined} tests @param {string} [prefix] */
function printTests(tests = [], prefix = '') {
  for (const test of tests) console.log(`      ${prefix}${test.replaceAll('\n', '\n      ')}`);
}

/**
 * Prints a line per step, and below it the names of the tests that failed or were retried: a log is often cut to its last
 * lines.
 *
 * @param {readonly Outcome[]} outcomes
 */
export function printSummary(outcomes) {
  console.log('\nSummary');
  for (const { step, ok, seconds, count } of outcomes) {
    if (typeof step.skipped === 'string') {
      console.log(`  – ${step.name.padEnd(16)}  skipped: ${step.skipped}`);
      continue;
    }
    const numbers =
      count.passed + count.failed > 1 ? `${count.passed} passed, ${count.failed} failed` : '';
    console.log(
      `  ${ok ? '✓' : '✘'} ${step.name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s  ${numbers}`,
    );
    printTests(count.failures);
    printTests(count.retried, '(passed when retried) ');
  }
}

/** The number of files that are printed. */
const MAX_SLOW = 30;

/**
 * Prints the files whose tests took longest, with their share of the time of all tests of their step.
 *
 * @param {readonly Outcome[]} outcomes
 */
export function printTimes(outcomes) {
  console.log('\nSlowest files');
  const files = outcomes.flatMap(({ step, count: { times = {} } }) => {
    const sum = Object.values(times).reduce((all, ms) => all + ms, 0);
    return Object.entries(times).map(([file, ms]) => ({ file, ms, share: ms / sum, step }));
  });
  for (const { file, ms, share, step } of files.sort((a, b) => b.ms - a.ms).slice(0, MAX_SLOW)) {
    const seconds = (ms / 1000).toFixed(1).padStart(7);
    const part = `${(share * 100).toFixed(1)} % of ${step.name}`;
    console.log(`  ${seconds} s  ${file}  (${part})`);
  }
}

/** @param {readonly Outcome[]} outcomes @returns {Count} */
export const total = (outcomes) => ({
  passed: outcomes.reduce((sum, { count }) => sum + count.passed, 0),
  failed: outcomes.reduce((sum, { count }) => sum + count.failed, 0),
});
