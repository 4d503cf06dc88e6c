import { chromium, type Page } from '@playwright/test';

import type { ShopFile } from '../e2e/live/shop-file';
import { CHROMIUM_ARGS, findChromium, NO_CHROMIUM } from './lib/chromium.mjs';
import { coldLoad, type Load } from './lib/cold-load';
import { livePages } from './lib/live-bench-pages';
import { liveBenchTable } from './lib/live-bench-table';
import { giveUp } from './lib/steps.mjs';

/** The shops to measure, and how often. */
export interface LiveBench {
  /** Addresses of the same shop: with Till, and perhaps a store view without it. */
  readonly shops: readonly string[];
  readonly file: ShopFile;
  readonly runs: number;
}

/** Puts the file's simple product into the cart, by the button that shops with and without Till have. */
async function fillCart(page: Page, shop: string, { product }: ShopFile): Promise<void> {
  await page.goto(new URL(product.path, shop).href);
  const added = page.waitForResponse((response) => response.url().includes('/checkout/cart/add'));
  await page.locator('#product-addtocart-button').click();
  await added;
}

/**
 * Measures how the pages of real shops load on a mid-range phone (`cold-load.ts`), interleaved, and prints the table of
 * medians. A page that is not ready within a minute is said to be so; nothing is ordered.
 */
export async function benchLive({ shops, file, runs }: LiveBench): Promise<void> {
  const executablePath = await findChromium();
  if (executablePath === null) giveUp('The measurement needs Chromium.', NO_CHROMIUM);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  const results = livePages(file).flatMap((page) =>
    shops.map((shop) => ({ page, shop, loads: new Array<Load>() })),
  );
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const { page, shop, loads } of results) {
        const prepare = (before: Page) => fillCart(before, shop, file);
        const url = new URL(page.path, shop).href;
        try {
          loads.push(await coldLoad(browser, { prepare, url, ready: page.ready }));
        } catch (error) {
          console.warn(`${page.name} at ${shop}: ${error instanceof Error ? error.message : ''}`);
        }
      }
      console.log(`Round ${String(run)} of ${String(runs)} is done.`);
    }
  } finally {
    await browser.close();
  }
  console.log(`\n${liveBenchTable(results.map((one) => ({ ...one, page: one.page.name })))}`);
}
