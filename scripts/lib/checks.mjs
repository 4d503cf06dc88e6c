import { run, say } from './steps.mjs';

/** Only what comes with Node: this is loaded before anything is installed. */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} remedy what to do when it fails
 * @property {boolean} [cannotRun] something it needs is not there: it fails without being tried
 * @property {(ok: boolean) => Count} [count] how many tests it ran; without it the step itself counts as one
 *
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ step: Step, ok: boolean, seconds: number, count: Count }} Outcome
 */

/** What `npm run check` looks at; `npm test` does so too. @type {readonly Step[]} */
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
];

/**
 * Runs the steps one after the other, all of them whatever fails, and says at the end how each went.
 *
 * @param {readonly Step[]} steps
 * @returns {Promise<Outcome[]>}
 */
export async function runAll(steps) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const step of steps) {
    say(step.name);
    const started = Date.now();
    const options = step.env === undefined ? {} : { env: step.env };
    const ok = step.cannotRun !== true && (await run(step.command, step.args, options)).ok;
    const seconds = (Date.now() - started) / 1000;
    if (!ok) console.error(`✘ ${step.name} failed. ${step.remedy}`);
    const count = step.count?.(ok) ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
    outcomes.push({ step, ok, seconds, count });
  }
  return outcomes;
}

/** @param {readonly Outcome[]} outcomes */
export function printSummary(outcomes) {
  console.log('\nSummary');
  for (const { step, ok, seconds, count } of outcomes) {
    const numbers =
      count.passed + count.failed > 1 ? `${count.passed} passed, ${count.failed} failed` : '';
    console.log(
      `  ${ok ? '✓' : '✘'} ${step.name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s  ${numbers}`,
    );
  }
}

/** @param {readonly Outcome[]} outcomes @returns {Count} */
export const total = (outcomes) => ({
  passed: outcomes.reduce((sum, { count }) => sum + count.passed, 0),
  failed: outcomes.reduce((sum, { count }) => sum + count.failed, 0),
});
