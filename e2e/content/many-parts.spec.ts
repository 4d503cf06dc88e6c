import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';
import { contentShift } from './layout-shift';

const MANY = '/many-parts/?sliders=20&maps=5&rows=10';

/** Scrolls through the page, so that every part has been near the viewport. */
async function scrollOnce(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      // Two frames: the observers run in the first.
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30)));
      });
    }
  });
  const soon = { timeout: 1000 };
  await expect(page.locator('.till-slides-bar')).toHaveCount(20, soon);
  await expect(page.locator('.till-map-canvas')).toHaveCount(5, soon);
  await expect(page.locator('.till-row-layer')).toHaveCount(10, soon);
}

/** A slow machine may scroll past a part before its observer runs, so the page is scrolled again. */
const scrollThrough = (page: Page): Promise<void> =>
  expect(() => scrollOnce(page)).toPass({ timeout: 30_000 });

test.describe('a page of twenty sliders, five maps and ten rows @phone', () => {
  test('enhances only parts near the viewport, without layout shifts', async ({ page }) => {
    await page.goto(MANY);
    await expect(page.locator('.till-map-canvas').first()).toBeVisible();
    expect(await page.locator('.till-slides-bar').count()).toBeLessThan(5);
    await expect(page.locator('.till-row-layer')).toHaveCount(0);
    await scrollThrough(page);
    expect(await contentShift(page)).toBe(0);
  });
});

test('releases the memory of parts that are added and removed', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto(MANY);
  await scrollThrough(page);
  const cdp = await page.context().newCDPSession(page);
  const memory = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
    return { usedSize, nodes, jsEventListeners };
  };
  const remount = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      await page.evaluate(async () => {
        const settled = (): Promise<void> =>
          new Promise((resolve) => {
            setTimeout(resolve, 50);
          });
        const parts = document.querySelector('#parts') as HTMLElement;
        const place = parts.parentElement as HTMLElement;
        parts.remove();
        await settled();
        place.append(parts);
        await settled();
      });
      await scrollThrough(page);
    }
  };
  // By then everything is allocated that is never released: maps for reuse, and the browser's compiled code.
  await remount(10);
  const before = await memory();
  await remount(20);
  const after = await memory();
  expect(after.usedSize / before.usedSize - 1, 'growth of the heap').toBeLessThan(0.05);
  expect(after.nodes, 'nodes').toBeLessThanOrEqual(before.nodes);
  expect(after.jsEventListeners, 'listeners').toBeLessThanOrEqual(before.jsEventListeners);
});
