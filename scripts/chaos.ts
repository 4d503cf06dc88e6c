import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';

import { chromium } from '@playwright/test';

import { openShop } from './bench/shop';
import { runOnce, type RunResult } from './chaos/run';
import { CHROMIUM_ARGS, NO_CHROMIUM, findChromium } from './lib/chromium.mjs';
import { ensureBuilt } from './lib/prepare.mjs';
import { giveUp } from './lib/steps.mjs';

/**
 * `npm run chaos`: a shopper with two tabs does one thing after another at random while answers are lost, late or wrong,
 * and the shop's database tells whether an order was lost, doubled or misreported. `--runs N` (100) from `--seed S`
 * (today's, counted up by one for each run); `--lanes N` runs side by side; `--report FILE` writes the numbers.
 */

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};

const MS_PER_DAY = 86_400_000;
const runs = Number(argument('runs') ?? 100);
const firstSeed = Number(argument('seed') ?? Math.floor(Date.now() / MS_PER_DAY) * 100_000);
const lanes = Number(argument('lanes') ?? Math.max(2, availableParallelism() + 1));
const report = argument('report');

await ensureBuilt();
const executablePath = await findChromium();
if (executablePath === null) giveUp('The random runs need Chromium.', NO_CHROMIUM);
const shop = await openShop();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
const started = Date.now();
let next = 0;
let made = 0;
const failed: RunResult[] = [];

async function lane(): Promise<void> {
  while (next < runs) {
    const seed = firstSeed + next;
    next += 1;
    const result = await runOnce(browser, shop, seed);
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

try {
  await Promise.all(Array.from({ length: lanes }, lane));
} finally {
  await browser.close();
  shop.close();
}
const seconds = Math.round((Date.now() - started) / 1000);
console.log(
  `${String(made)} runs from seed ${String(firstSeed)} in ${String(seconds)} s, ${String(failed.length)} with a breach`,
);
if (report !== undefined) {
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, JSON.stringify({ passed: made - failed.length, failed: failed.length }));
}
process.exitCode = failed.length === 0 ? 0 : 1;
