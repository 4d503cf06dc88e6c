import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Uses only Node’s built-in modules: this is loaded before anything is installed. */

/** @typedef {import('./checks.mjs').Count} Count */

/** @type {Count} */
const NONE = { passed: 0, failed: 0 };

/**
 * Reads the numbers of a step from the result file that it writes. A step that failed without a failed test counts as
 * one failure.
 *
 * @param {string} file
 * @param {(report: any) => Count} read
 * @returns {(ok: boolean) => Count}
 */
export const countFrom = (file, read) => (ok) => {
  const count = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : NONE;
  return { ...count, failed: ok ? count.failed : Math.max(1, count.failed) };
};

/** The numbers of a report that consists of them. @param {Count} report @returns {Count} */
export const plainCount = (report) => report;

/** As many lines of an error as its cause usually needs: those of a difference between two lists, for example. */
const ERROR_LINES = 16;

const STACK_FRAME = /^\s*at /;

/**
 * A failed test with the first lines of its error, since the log of a release run may be cut to its end.
 *
 * @param {string} name
 * @param {string | undefined} error
 * @returns {string}
 */
function failure(name, error = '') {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '' && !STACK_FRAME.test(line))
    .slice(0, ERROR_LINES);
  return [name, ...lines.map((line) => `  ${line}`)].join('\n');
}

/**
 * The numbers of vitest's JSON report. A file that could not be loaded counts as one failed test; a test that passed with
 * errors passed when it was retried.
 *
 * @param {any} report
 * @returns {Count}
 */
export function unitCount({ numPassedTests, testResults }) {
  /** @type {string[]} */
  const failures = [];
  /** @type {string[]} */
  const retried = [];
  /** @type {Record<string, number>} */
  const times = {};
  for (const { name, status, message, assertionResults, startTime, endTime } of testResults) {
    const file = relative('.', name);
    times[file] = endTime - startTime;
    if (status === 'failed' && assertionResults.length === 0) failures.push(failure(file, message));
    for (const test of assertionResults) {
      const [error] = test.failureMessages ?? [];
      const list = test.status === 'failed' ? failures : retried;
      if (list === failures || error !== undefined)
        list.push(failure(`${file} › ${test.fullName}`, error));
    }
  }
  return { passed: numPassedTests, failed: failures.length, failures, retried, times };
}

/**
 * The results of one status below a suite of Playwright's JSON report, by file, line and title.
 *
 * @param {any} suite
 * @param {'unexpected' | 'flaky'} status
 * @returns {string[]}
 */
function resultsIn({ suites = [], specs = [] }, status) {
  /** @type {string[]} */
  const found = [];
  for (const { file, line, title, tests } of specs) {
    const test = tests.find((/** @type {any} */ one) => one.status === status);
    if (test === undefined) continue;
    const errors = test.results.flatMap((/** @type {any} */ { error }) => error?.message ?? []);
    found.push(failure(`${file}:${line} › ${title}`, errors.at(-1)));
  }
  return [...found, ...suites.flatMap((/** @type {any} */ inner) => resultsIn(inner, status))];
}

/**
 * The milliseconds of the tests below a suite of Playwright's JSON report, added to those of their files.
 *
 * @param {any} suite
 * @param {Record<string, number>} times
 */
function addTimes({ suites = [], specs = [] }, times) {
  for (const { file, tests } of specs) {
    for (const { duration } of tests.flatMap((/** @type {any} */ test) => test.results)) {
      times[file] = (times[file] ?? 0) + duration;
    }
  }
  for (const inner of suites) addTimes(inner, times);
  return times;
}

/**
 * The numbers of Playwright's JSON report. A test that passed when it was retried counts as passed.
 *
 * @param {any} report
 * @returns {Count}
 */
export const browserCount = (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected,
  failures: resultsIn(report, 'unexpected'),
  retried: resultsIn(report, 'flaky'),
  times: addTimes(report, {}),
});
