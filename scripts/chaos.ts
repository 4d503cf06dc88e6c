import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';

import { chromium, type Browser } from '@playwright/test';

import { openShop } from './bench/shop';
import { runOnce, type RunResult } from './chaos/run';
import { CHROMIUM_ARGS, NO_CHROMIUM, findChromium } from './lib/chromium.mjs';
import { ensureBuilt } from './lib/prepare.mjs';
import { giveUp } from './lib/steps.mjs';

/**
 * `npm run chaos`: a shopper with two tabs takes random steps while responses are lost, late or wrong,
 * and the shop's database shows whether an order was lost, doubled or misreported. `--runs N` (100) from `--seed S`
 * (today's date; each run adds one); `--lanes N` parallel runs; no run starts after `--limit S` seconds;
 * `--report FILE` writes the numbers.
 */

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};

const MS_PER_DAY = 86_400_000;
const runs = Number(argument('runs') ?? 100);
const firstSeed = Number(argument('seed') ?? Math.floor(Date.now() / MS_PER_DAY) * 100_000);
const lanes = Number(argument('lanes') ?? Math.max(2, availableParallelism() + 1));
const limitMs = Number(argument('limit') ?? Infinity) * 1000;
const report = argument('report');

await ensureBuilt();
const executablePath = await findChromium();
if (executablePath === null) giveUp('The random runs need Chromium.', NO_CHROMIUM);
const shop = await openShop();
const started = Date.now();
let next = 0;
let made = 0;
const failed: RunResult[] = [];

const launch = (): Promise<Browser> => chromium.launch({ executablePath, args: CHROMIUM_ARGS });
let browser = launch().catch(launch);

/** The browser of all runs; replaced after a crash. */
async function liveBrowser(): Promise<Browser> {
  const now = browser;
  if (!(await now).isConnected() && browser === now) browser = launch().catch(launch);
  return browser;
}

async function lane(): Promise<void> {
  while (next < runs && Date.now() - started < limitMs) {
    const seed = firstSeed + next;
    next += 1;
    const result = await runOnce(await liveBrowser(), shop, seed);
    made += 1;
    if (made % 100 === 0)
      console.log(`${String(made)} runs, ${String(failed.length)} with a breach`);
    if (result.breaches.length === 0) continue;
    failed.push(result);
    console.log(`✘ --seed ${String(seed)} --runs 1`);
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
  `${String(made)} runs from seed ${String(firstSeed)} in ${String(seconds)} s, ${String(failed.length)} with a breach`,
);
if (made < runs) console.log(`${String(runs - made)} runs were not made`);
const failures = failed.length + (isBroken || made === 0 ? 1 : 0);
if (report !== undefined) {
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, JSON.stringify({ passed: made - failed.length, failed: failures }));
}
process.exitCode = failures === 0 ? 0 : 1;
