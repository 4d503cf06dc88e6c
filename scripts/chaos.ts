import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';

import { chromium, type Browser } from '@playwright/test';

import { openShop } from './bench/shop';
import { count, histogram, missingFrom, type Tally } from './chaos/categories';
import { runOnce, type RunResult } from './chaos/run';
import { PROVIDERS } from './chaos/ways';
import { CHROMIUM_ARGS, NO_CHROMIUM, findChromium } from './lib/chromium.mjs';
import { ensureBuilt } from './lib/prepare.mjs';
import { giveUp } from './lib/steps.mjs';

/**
 * `npm run chaos`: shoppers pay in every way while the cart changes elsewhere and responses are lost, late or wrong; the
 * databases of the shop and of the payment providers show whether an order or a charge was lost, doubled or misreported.
 * `--runs N` (120) from `--seed S` (today's date; each run adds one), or `--seeds A,B,C`; `--lanes N` parallel runs; no run starts after
 * `--limit S` seconds; `--provider paypal` pays in the ways of the second provider; `--report FILE` writes the numbers; `--steps` prints those of every run. A batch that never exercised something fails, from
 * `WHOLE_BATCH` runs on.
 */

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};

const MS_PER_DAY = 86_400_000;
const firstSeed = Number(argument('seed') ?? Math.floor(Date.now() / MS_PER_DAY) * 100_000);
const seeds =
  argument('seeds')?.split(',').map(Number) ??
  Array.from({ length: Number(argument('runs') ?? 120) }, (_one, index) => firstSeed + index);
const lanes = Number(argument('lanes') ?? Math.max(2, availableParallelism() + 1));
const limitMs = Number(argument('limit') ?? Infinity) * 1000;
const report = argument('report');
const asked = argument('provider') ?? 'stripe';
const provider =
  PROVIDERS.find((name) => name === asked) ??
  giveUp(`There is no provider ${asked}.`, PROVIDERS.join(', '));
const isVerbose = process.argv.includes('--steps');

/** No shopper here looks at pictures. */
const WITHOUT_IMAGES = '--blink-settings=imagesEnabled=false';
/** So many runs exercise everything that the generator knows. */
const WHOLE_BATCH = 120;

await ensureBuilt();
const executablePath = await findChromium();
if (executablePath === null) giveUp('The random runs need Chromium.', NO_CHROMIUM);
const shop = await openShop();
const started = Date.now();
let next = 0;
let made = 0;
const failed: RunResult[] = [];
const tally: Tally = new Map();

const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...CHROMIUM_ARGS, WITHOUT_IMAGES] });
let browser = launch().catch(launch);

/** The browser of all runs; replaced after a crash. */
async function liveBrowser(): Promise<Browser> {
  const now = browser;
  if (!(await now).isConnected() && browser === now) browser = launch().catch(launch);
  return browser;
}

async function lane(): Promise<void> {
  while (Date.now() - started < limitMs) {
    const seed = seeds[next];
    if (seed === undefined) return;
    next += 1;
    const result = await runOnce(await liveBrowser(), shop, seed, provider);
    made += 1;
    count(tally, result.exercised);
    if (made % 20 === 0)
      console.log(`${String(made)} runs, ${String(failed.length)} with a breach`);
    const isRight = result.breaches.length === 0;
    if (isRight && !isVerbose) continue;
    if (!isRight) failed.push(result);
    console.log(`${isRight ? '✓' : '✘'} --provider ${provider} --seed ${String(seed)} --runs 1`);
    for (const step of result.steps) console.log(`    ${step}`);
    for (const breach of result.breaches) console.log(`  → ${breach}`);
  }
}

let isBroken = false;
try {
  await Promise.all(Array.from({ length: lanes }, lane));
} catch (error) {
  isBroken = true;
  console.error(`✘ The browser does not start: ${String(error)}`);
} finally {
  await browser.then((one) => one.close()).catch(() => undefined);
  shop.close();
}
const seconds = Math.round((Date.now() - started) / 1000);
console.log(
  `${String(made)} runs from seed ${String(seeds[0])} in ${String(seconds)} s, ${String(failed.length)} with a breach`,
);
for (const line of histogram(tally, provider)) console.log(`  ${line}`);
const missing = made < WHOLE_BATCH ? [] : missingFrom(tally, provider);
for (const name of missing) console.log(`✘ never exercised: ${name}`);
if (made < seeds.length) console.log(`${String(seeds.length - made)} runs were not made`);
const failures = failed.length + missing.length + (isBroken || made === 0 ? 1 : 0);
if (report !== undefined) {
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, JSON.stringify({ passed: made - failed.length, failed: failures }));
}
process.exitCode = failures === 0 ? 0 : 1;
