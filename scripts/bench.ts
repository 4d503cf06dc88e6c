import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { chromium } from '@playwright/test';

import { enhanceManyParts } from './bench/content';
import { scenarios } from './bench/interactions';
import { listScenarios } from './bench/lists';
import { drawLongCart, growMemory, readyToPay, worstOfTen } from './bench/measures';
import { openShop } from './bench/shop';
import { crowd, fillCart } from './bench/visit';
import { coldLoad } from './lib/cold-load';
import { CHROMIUM_ARGS, NO_CHROMIUM, findChromium } from './lib/chromium.mjs';
import { medians, type Measures } from './lib/medians';
import { ensureBuilt } from './lib/prepare.mjs';
import { giveUp } from './lib/steps.mjs';

/**
 * `npm run bench`: how the shop's pages load and respond on a mid-range phone (CPU four times slower; cold loads also with
 * 9 Mbit/s, 100 ms and nothing cached), as medians against the limits in budgets.json.
 * `--only NAME` measures those whose name contains NAME; `--runs N` (5); with `--report` it never fails.
 */

/** A page, what on it has to be usable, and whether it also loads the stand-in for a stock front end. */
interface Loaded {
  readonly path: string;
  readonly ready: string;
  readonly isCrowded?: boolean;
}

const LOADS: Readonly<Record<string, Loaded>> = {
  'mini cart': { path: '/the-salt-road.html', ready: 'till-mini-cart button' },
  'product page': { path: '/daybook.html', ready: 'till-swatches .till-root [role="radio"]' },
  'product list': {
    path: '/catalogsearch/result/?q=the&product_list_limit=24',
    ready: 'till-filters > .till-root button',
  },
  checkout: { path: '/checkout/', ready: 'till-checkout input[type="email"]' },
  'crowded product page': {
    path: '/daybook.html',
    ready: 'till-swatches .till-root [role="radio"]',
    isCrowded: true,
  },
  'crowded product list': {
    path: '/catalogsearch/result/?q=the&product_list_limit=24',
    ready: 'till-filters > .till-root button',
    isCrowded: true,
  },
  'crowded checkout': {
    path: '/checkout/',
    ready: 'till-checkout input[type="email"]',
    isCrowded: true,
  },
};

// An unknown option is an error: a whole measurement takes twenty minutes.
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    report: { type: 'boolean', default: false },
  },
});

const { bench: limits } = JSON.parse(readFileSync('budgets.json', 'utf8')) as {
  bench: Readonly<Record<string, Measures>>;
};
const runs = Number(options.runs);

await ensureBuilt();
const executablePath = await findChromium();
if (executablePath === null) giveUp('The bench needs Chromium.', NO_CHROMIUM);
const shop = await openShop();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });

const all: Readonly<Record<string, () => Promise<Measures>>> = {
  ...Object.fromEntries(
    Object.entries(LOADS).map(([name, { path, ready, isCrowded = false }]) => [
      name,
      async () => ({
        ...(await coldLoad(browser, {
          prepare: async (page) => {
            await fillCart(page, shop.origin);
            if (isCrowded) await crowd(page, shop.origin);
          },
          url: `${shop.origin}${path}`,
          ready,
        })),
      }),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({ ...scenarios, ...listScenarios }).map(([name, scenario]) => [
      name,
      () => worstOfTen(browser, shop, scenario),
    ]),
  ),
  'payment element': () => readyToPay(browser, shop),
  'content of 35 parts': () => enhanceManyParts(browser, shop),
  'drawing a cart of 200 lines': () => drawLongCart(browser, shop),
  'memory of a cart of 200 lines': () => growMemory(browser, shop),
};

/** Prints the medians beside their limits; returns whether all are within them. */
function report(name: string, found: readonly Measures[]): boolean {
  console.log(`${name}  (${String(found.length)} runs)`);
  const results = Object.entries(medians(found)).map(([measure, value]) => {
    const limit = limits[name]?.[measure];
    const isKept = limit === undefined || value <= limit;
    const shown = limit === undefined ? '' : `   limit ${String(limit)}`;
    const digits = measure === 'layoutShift' ? 3 : measure.endsWith('Ms') ? 0 : 1;
    console.log(
      `${isKept ? ' ' : '✘'} ${measure.padEnd(15)}${value.toFixed(digits).padStart(8)}${shown}`,
    );
    return isKept;
  });
  return results.every(Boolean);
}

const wanted = Object.entries(all).filter(([name]) => name.includes(options.only));
const found = new Map<string, Measures[]>(wanted.map(([name]) => [name, []]));
try {
  // Interleaved, so that a slow minute of the machine affects all measurements alike.
  for (let run = 0; run < runs; run += 1) {
    for (const [name, measure] of wanted) found.get(name)?.push(await measure());
    console.log(`Round ${String(run + 1)} of ${String(runs)} is done.`);
  }
} finally {
  await browser.close();
  shop.close();
}
const kept = [...found].map(([name, measures]) => report(name, measures));
process.exitCode = kept.every(Boolean) || options.report ? 0 : 1;
