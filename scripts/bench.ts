import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Page } from '@playwright/test';

import { coldLoad, medians, type Load } from './lib/cold-load';
import { CHROMIUM_ARGS, NO_CHROMIUM, findChromium } from './lib/chromium.mjs';
import { ensureBuilt, freePort } from './lib/prepare.mjs';
import { giveUp } from './lib/steps.mjs';

/**
 * `npm run bench`: how the shop's pages load on a mid phone (CPU four times slower, 9 Mbit/s, 100 ms, nothing cached),
 * as medians against the limits in budgets.json. `--runs N` (5); `--report` never fails.
 */

interface Scenario {
  readonly path: string;
  /** What the shopper must be able to use. */
  readonly ready: string;
}

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'mini cart': { path: '/the-salt-road.html', ready: 'till-mini-cart button' },
  checkout: { path: '/checkout/', ready: 'till-checkout input[type="email"]' },
};

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};

type Limits = Readonly<Record<string, Partial<Record<keyof Load, number>>>>;
const { bench: limits } = JSON.parse(readFileSync('budgets.json', 'utf8')) as { bench: Limits };
const runs = Number(argument('runs') ?? 5);

/** The demo shop with a data base of its own; answers once it listens. */
function openShop(port: number, folder: string): Promise<ChildProcess> {
  const args = ['demo/main.ts', '--port', String(port), '--db', join(folder, 'shop.db')];
  const shop = spawn('node_modules/.bin/tsx', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    shop.stdout.on('data', (text: Buffer) => {
      if (text.includes('listening')) resolve(shop);
    });
    shop.on('error', reject);
    shop.on('exit', (code) => {
      reject(new Error(`the demo shop ended with ${String(code)}`));
    });
  });
}

/** Puts a book into the cart. */
async function fillCart(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/the-salt-road.html`);
  const answer = page.waitForResponse((response) => response.url().includes('/checkout/cart/add'));
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await answer;
}

await ensureBuilt();
const executablePath = await findChromium();
if (executablePath === null) giveUp('The bench needs Chromium.', NO_CHROMIUM);

const folder = mkdtempSync(join(tmpdir(), 'till-bench-'));
const port = await freePort(8200);
const origin = `http://127.0.0.1:${port}`;
const shop = await openShop(port, folder);
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });

const loads = new Map<string, Load[]>(Object.keys(SCENARIOS).map((name) => [name, []]));
try {
  // In turns, so that a slow minute of the machine falls on all alike.
  for (let run = 0; run < runs; run += 1) {
    for (const [name, { path, ready }] of Object.entries(SCENARIOS)) {
      const load = await coldLoad(browser, {
        prepare: (page) => fillCart(page, origin),
        url: `${origin}${path}`,
        ready,
      });
      loads.get(name)?.push(load);
    }
  }
} finally {
  await browser.close();
  shop.removeAllListeners('exit');
  shop.kill();
  rmSync(folder, { recursive: true, force: true });
}

let isOver = false;
for (const [name, list] of loads) {
  const median = medians(list);
  console.log(`${name}  (${list.length} runs)`);
  for (const [key, value] of Object.entries(median) as [keyof Load, number][]) {
    const limit = limits[name]?.[key];
    const over = limit !== undefined && value > limit;
    isOver ||= over;
    const shown = limit === undefined ? '' : `   limit ${limit}`;
    console.log(
      `${over ? '✘' : ' '} ${key.padEnd(12)}${value.toFixed(key === 'layoutShift' ? 3 : 0).padStart(8)}${shown}`,
    );
  }
}
process.exitCode = isOver && !process.argv.includes('--report') ? 1 : 0;
