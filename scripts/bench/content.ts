import type { Browser, Page } from '@playwright/test';

import type { BenchShop } from './shop';
import { cpuSpent } from './timing';
import { slowDown, visit } from './visit';

/** The page whose parts are enhanced: twenty sliders, five maps and ten rows. */
const PATH = '/many-parts/?sliders=20&maps=5&rows=10';
/** Time for the code to be loaded and for all parts to be enhanced, in ms. */
const ENHANCED_MS = 2500;
/** Time from the request until the element's code is asked for, so that no command of the bench is counted, in ms. */
const START_MS = 300;

/** A maps service that costs nothing and draws nothing. */
const EMPTY_SERVICE = `{
  class Empty { setOptions() {} fitBounds() {} setMap() {} addListener() {} open() {} close() {} }
  globalThis.google = { maps: { Map: Empty, Marker: Empty, InfoWindow: Empty } };
}`;

interface Conditions {
  /** Whether the demo's maps service draws the maps. */
  readonly hasService?: boolean;
  /** Whether all parts count as near the viewport, not only those that are. */
  readonly isAllNear?: boolean;
}

/** Lets the element wait for the first interaction: the page is complete, and nothing of the element's code is loaded. */
async function holdElement(page: Page): Promise<void> {
  await page.route(/many-parts/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('<till-content', '<till-content load="interaction"');
    await route.fulfill({ response, body });
  });
}

/** Runs in the page before its scripts; has no named function, which tsx would wrap in a helper. */
function reportAllAsNear(): void {
  window.IntersectionObserver = class {
    readonly #parts: Element[] = [];
    readonly #onSight: IntersectionObserverCallback;
    constructor(onSight: IntersectionObserverCallback) {
      this.#onSight = onSight;
    }
    observe(part: Element): void {
      if (this.#parts.push(part) > 1) return;
      setTimeout(() => {
        const entries = this.#parts.splice(0).map((target) => ({ target, isIntersecting: true }));
        this.#onSight(entries as IntersectionObserverEntry[], this as never);
      });
    }
    unobserve(): void {
      return undefined;
    }
    disconnect(): void {
      return undefined;
    }
  } as unknown as typeof IntersectionObserver;
}

function enhance(
  browser: Browser,
  shop: BenchShop,
  { hasService = false, isAllNear = false }: Conditions,
): Promise<{ readonly cpuMs: number; readonly longestTaskMs: number }> {
  return visit(browser, shop, { lines: 1 }, async (here) => {
    const { page, cdp, origin } = here;
    await holdElement(page);
    if (isAllNear) await page.addInitScript(reportAllAsNear);
    if (!hasService) {
      await page.route(/\/maps\/api\/js/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: EMPTY_SERVICE }),
      );
    }
    await page.goto(`${origin}${PATH}`);
    await page.waitForLoadState('networkidle');
    await slowDown(here);
    await page.evaluate((start) => {
      if (window.benchRecord) window.benchRecord.task = 0;
      setTimeout(() => {
        document.querySelector('till-content')?.dispatchEvent(new Event('pointerdown'));
      }, start);
    }, START_MS);
    const before = await cpuSpent(cdp);
    await page.waitForTimeout(START_MS + ENHANCED_MS);
    const cpuMs = (await cpuSpent(cdp)) - before;
    const record = await page.evaluate(() => window.benchRecord);
    return { cpuMs, longestTaskMs: record?.task ?? 0 };
  });
}

/**
 * The cost of `<till-content>` on a loaded page with 35 parts, in ms of CPU time, with the code it loads: `cpuMs` for the
 * parts near the viewport without the maps service, `withServiceMs` with that of the demo, and `everyPartMs` for all 35
 * parts at once, as if all of them were near the viewport.
 */
export async function enhanceManyParts(
  browser: Browser,
  shop: BenchShop,
): Promise<Record<string, number>> {
  const ours = await enhance(browser, shop, {});
  const withService = await enhance(browser, shop, { hasService: true });
  const all = await enhance(browser, shop, { isAllNear: true });
  return { ...ours, withServiceMs: withService.cpuMs, everyPartMs: all.cpuMs };
}
