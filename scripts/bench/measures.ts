import type { Browser, CDPSession, Page } from '@playwright/test';

import { choosePayment, nextButton, type Scenario } from './interactions';
import type { BenchShop } from './shop';
import { timeInteraction } from './timing';
import { slowDown, visit } from './visit';

const TIMES = 10;
/** Time between reaching a control and pressing it, in ms. */
const REST_MS = 200;
const LINES = 200;

/** The worst of ten presses: time to the next paint, the longest task, and CPU time, in ms. */
export function worstOfTen(
  browser: Browser,
  shop: BenchShop,
  scenario: Scenario,
): Promise<Record<string, number>> {
  return visit(browser, shop, scenario.visitor, async (here) => {
    const { page, cdp } = here;
    const goal = await scenario.arrive(here);
    await slowDown(here);
    await goal.focus();
    await page.waitForTimeout(REST_MS);
    const worst = { nextPaintMs: 0, longestTaskMs: 0, cpuMs: 0 };
    for (let time = 0; time < TIMES; time += 1) {
      const found = await timeInteraction(page, cdp, {
        act: () => page.keyboard.press(scenario.key(time)),
        settle: () => scenario.settle?.(page, time) ?? Promise.resolve(),
      });
      worst.nextPaintMs = Math.max(worst.nextPaintMs, found.nextPaintMs);
      worst.longestTaskMs = Math.max(worst.longestTaskMs, found.longestTaskMs);
      worst.cpuMs = Math.max(worst.cpuMs, found.cpuMs);
      if (scenario.undo === undefined) continue;
      await scenario.undo(page);
      await page.waitForTimeout(REST_MS);
    }
    return worst;
  });
}

async function openLongCart(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/checkout/cart/`);
  await page
    .locator('.till-cart-row')
    .nth(LINES - 1)
    .waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

/** Replaces the `<till-cart>` with a new one; returns the ms until its first rows are painted. */
const remountCart = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const old = document.querySelector('till-cart');
        const fresh = old?.cloneNode(false) as Element;
        const started = performance.now();
        new MutationObserver((_changes, observer) => {
          if (fresh.querySelector('.till-cart-row') === null) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            setTimeout(() => {
              resolve(performance.now() - started);
            });
          });
        }).observe(fresh, { childList: true, subtree: true });
        old?.replaceWith(fresh);
      }),
  );

/** How long a cart of 200 lines takes to show, in ms. */
export function drawLongCart(browser: Browser, shop: BenchShop): Promise<Record<string, number>> {
  return visit(browser, shop, { lines: LINES }, async (here) => {
    await openLongCart(here.page, here.origin);
    await slowDown(here);
    return { shownMs: await remountCart(here.page) };
  });
}

/** Bytes of the script heap after garbage collection. */
async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}

async function editAndRemount(page: Page, times: number): Promise<void> {
  const first = page.locator('.till-cart-row').first();
  for (let time = 0; time < times; time += 1) {
    await remountCart(page);
    const answer = page.waitForResponse((response) => response.url().includes('updateItemQty'));
    await first
      .getByLabel(time % 2 === 0 ? 'Increase quantity' : 'Decrease quantity')
      .press('Enter');
    await answer;
    await first.and(page.locator('[data-status="idle"]')).waitFor();
  }
  await page
    .locator('.till-cart-row')
    .nth(LINES - 1)
    .waitFor({ state: 'attached' });
}

/** How much the heap grows over fifty edits and fifty remounts of the cart, in percent. */
export function growMemory(browser: Browser, shop: BenchShop): Promise<Record<string, number>> {
  return visit(browser, shop, { lines: LINES }, async ({ page, cdp, origin }) => {
    await openLongCart(page, origin);
    await editAndRemount(page, 10);
    const before = await heapOf(cdp);
    await editAndRemount(page, 50);
    const after = await heapOf(cdp);
    return { heapMB: after / 1e6, growthPercent: Math.max(0, (after / before - 1) * 100) };
  });
}

/** The first of the provider's fields. */
const providerField = (page: Page) =>
  page.locator('till-checkout iframe').first().contentFrame().getByRole('textbox').first();

/** The payment element's form once the provider has reported that it is ready. */
const READY_FORM =
  '.till-payment-element__form:not(.till-payment-element__form--loading, [hidden]) iframe';

/**
 * Time from pressing "Next" until the fields of the payment element are usable, in ms of the page's own clock; the
 * provider's script is already loaded.
 */
export function readyToPay(browser: Browser, shop: BenchShop): Promise<Record<string, number>> {
  return visit(browser, shop, { lines: 1 }, async (here) => {
    const { page } = here;
    await choosePayment(here, 'stripe_payments', 'Credit or debit card');
    await providerField(page).waitFor();
    await page.goBack();
    await nextButton(page).waitFor();
    await page.waitForLoadState('networkidle');
    await slowDown(here);
    await nextButton(page).focus();
    await page.waitForTimeout(REST_MS);
    await page.evaluate(() => {
      window.addEventListener('keydown', () => performance.mark('pressed'), {
        capture: true,
        once: true,
      });
    });
    await page.keyboard.press('Enter');
    const ready = await page.waitForFunction(
      (form) => document.querySelector(form) && performance.measure('ready', 'pressed').duration,
      READY_FORM,
      { polling: 'raf' },
    );
    await providerField(page).waitFor();
    return { readyMs: (await ready.jsonValue()) ?? Infinity };
  });
}
