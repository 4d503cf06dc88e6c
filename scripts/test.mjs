import { mkdirSync, rmSync } from 'node:fs';

import { CHECKS, printSummary, printTimes, runAll, total } from './lib/checks.mjs';
import { NO_CHROMIUM, findChromium } from './lib/chromium.mjs';
import { NO_FIREFOX, findFirefox } from './lib/firefox.mjs';
import { NO_WEBKIT, findWebKit } from './lib/webkit.mjs';
import { ensureInstalled } from './lib/prepare.mjs';
import { browserCount, countFrom, plainCount, unitCount } from './lib/results.mjs';

/**
 * `npm test`: installs, builds, and runs all checks and tests, even after a failure. The last line is
 * `N passed, N failed`, in which every step other than tests counts as one. `--times` names the 30 slowest files.
 */

const RESULTS = 'test-results';
const unitResults = `${RESULTS}/unit.json`;
const consumerResults = `${RESULTS}/consumers.json`;
const chaosResults = `${RESULTS}/random.json`;
const paypalChaosResults = `${RESULTS}/random-paypal.json`;
const browserResults = `${RESULTS}/browser.json`;
const firefoxResults = `${RESULTS}/firefox.json`;
const webkitResults = `${RESULTS}/webkit.json`;

await ensureInstalled();
const chromium = await findChromium();
const firefox = await findFirefox();
const webkit = await findWebKit();

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);

const outcomes = await runAll([
  {
    name: 'build',
    alone: true,
    command: 'node',
    args: ['scripts/build.mjs'],
    remedy: 'The steps below may test an older bundle, or none.',
  },
  ...CHECKS,
  {
    name: 'package',
    command: 'publint',
    args: ['--strict'],
    remedy: 'package.json and dist/ disagree.',
  },
  {
    name: 'spec',
    command: 'tsx',
    args: ['scripts/spec.ts'],
    remedy: 'Write the missing tests, or correct the clause id.',
  },
  {
    name: 'size',
    command: 'tsx',
    args: ['scripts/size.ts'],
    remedy: 'Make it smaller; a limit is raised by hand in budgets.json, with a reason.',
  },
  {
    name: 'unit tests',
    alone: true,
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitResults}`],
    remedy: 'npx vitest <file> runs one file.',
    count: countFrom(unitResults, unitCount),
  },
  {
    name: 'package as its users install it',
    alone: true,
    command: 'tsx',
    args: ['scripts/consumers.ts', '--quick', '--report', consumerResults],
    env: { TILL_CHROMIUM: chromium ?? '' },
    cannotRun: chromium === null,
    remedy: 'npm run consumers -- <name> tries one of consumer/, with packages from the registry.',
    count: countFrom(consumerResults, plainCount),
  },
  {
    name: 'browser tests',
    alone: true,
    command: 'playwright',
    args: ['test', '--reporter=list,json'],
    env: { TILL_CHROMIUM: chromium ?? '', PLAYWRIGHT_JSON_OUTPUT_NAME: browserResults },
    cannotRun: chromium === null,
    remedy:
      chromium === null
        ? `There is no Chromium. ${NO_CHROMIUM}`
        : 'npx playwright test <file> runs one file, with --trace on it leaves a trace; test-results/ has pictures.',
    count: countFrom(browserResults, browserCount),
  },
  {
    name: 'Firefox tests',
    alone: true,
    command: 'playwright',
    args: ['test', '--config=playwright.firefox.config.ts', '--reporter=list,json'],
    env: { TILL_FIREFOX: firefox ?? '', PLAYWRIGHT_JSON_OUTPUT_NAME: firefoxResults },
    skipped: firefox === null ? `there is no Firefox. ${NO_FIREFOX}` : null,
    remedy: 'npm run e2e:firefox -- <file> runs one file.',
    count: countFrom(firefoxResults, browserCount),
  },
  {
    name: 'WebKit tests',
    alone: true,
    command: 'playwright',
    args: ['test', '--config=playwright.webkit.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: webkitResults },
    skipped: webkit === null ? `there is no WebKit. ${NO_WEBKIT}` : null,
    remedy: 'npm run e2e:webkit -- <file> runs one file.',
    count: countFrom(webkitResults, browserCount),
  },
  {
    name: 'random runs',
    alone: true,
    command: 'tsx',
    args: [
      'scripts/chaos.ts',
      ...['--runs', '120', '--seed', '140', '--limit', '180', '--report', chaosResults],
    ],
    cannotRun: chromium === null,
    remedy:
      'Each failure names its seed: npm run chaos -- --runs 1 --seed S. What was never exercised needs a look at scripts/chaos/deck.ts.',
    count: countFrom(chaosResults, plainCount),
  },
  {
    name: 'random runs of PayPal',
    alone: true,
    command: 'tsx',
    args: [
      'scripts/chaos.ts',
      ...['--provider', 'paypal', '--runs', '40', '--seed', '140', '--limit', '120'],
      ...['--report', paypalChaosResults],
    ],
    cannotRun: chromium === null,
    remedy: 'Each failure names its seed: npm run chaos -- --provider paypal --runs 1 --seed S.',
    count: countFrom(paypalChaosResults, plainCount),
  },
]);

printSummary(outcomes);
if (process.argv.includes('--times')) printTimes(outcomes);
const { passed, failed } = total(outcomes);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
