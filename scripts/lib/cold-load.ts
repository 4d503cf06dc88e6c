import type { Browser, CDPSession, Page } from '@playwright/test';

/** What one cold load of a page took. */
export interface Load {
  /** From the start of the navigation until the page's main function is usable, in ms. */
  readonly readyMs: number;
  /** Until the first and the largest paint, in ms. */
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** Time of main-thread tasks beyond 50 ms each, in ms. */
  readonly blockedMs: number;
  /** Cumulative layout shift. */
  readonly layoutShift: number;
  /** Requests of the elements: their files, and every call (sections, REST, dictionary). */
  readonly requests: number;
  /** All requests, including the document and the shop's own styles, scripts and pictures. */
  readonly pageRequests: number;
  /** Received over the wire, in kB of 1000 bytes: all, and scripts. */
  readonly kB: number;
  readonly scriptKB: number;
}

/** What is measured in the page. */
interface Counters {
  blocked: number;
  largest: number;
  shift: number;
  first: number;
}

declare global {
  interface Window {
    benchCounters?: Counters;
  }
}

/** 100 ms to the server, 9 Mbit/s down, 3 up; bytes per second. */
const MID_PHONE = {
  latency: 100,
  downloadThroughput: 9e6 / 8,
  uploadThroughput: 3e6 / 8,
  offline: false,
};
const SLOWER_CPU = 4;
/** The wait after the page is ready, so that late shifts and requests count. */
const SETTLE_MS = 2000;

const OBSERVED = ['longtask', 'largest-contentful-paint', 'paint', 'layout-shift'];

/** Runs in the page before its scripts; has no named function, which tsx would wrap in a helper. */
function observe(types: readonly string[]): void {
  const counters: Counters = { blocked: 0, largest: 0, shift: 0, first: 0 };
  window.benchCounters = counters;
  for (const type of types) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (type === 'longtask') counters.blocked += Math.max(0, entry.duration - 50);
        if (type === 'largest-contentful-paint') counters.largest = entry.startTime;
        if (entry.name === 'first-contentful-paint') counters.first = entry.startTime;
        if (type === 'layout-shift') {
          const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
          if (!shift.hadRecentInput) counters.shift += shift.value;
        }
      }
    }).observe({ type, buffered: true });
  }
}

/** Runs in the page: whether one of the elements is visible and usable. */
function isUsable(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isSeen = width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
    return isSeen && !element.matches(':disabled');
  });
}

/** Where the shop serves the bundle. */
const BUNDLE = '/till/';

function countTraffic(cdp: CDPSession) {
  const traffic = { requests: 0, own: 0, bytes: 0, scriptBytes: 0 };
  const scripts = new Set<string>();
  const own = new Set<string>();
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.add(requestId);
    // The demo's own scripts send no requests while a page loads, so every call is an element's. Pictures count as the
    // shop's even inside an element, since its fallback shows them too.
    const isCall = type === 'XHR' || type === 'Fetch';
    if (isCall || new URL(response.url).pathname.startsWith(BUNDLE)) own.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.requests += 1;
    if (own.has(requestId)) traffic.own += 1;
    traffic.bytes += encodedDataLength;
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength;
  });
  return traffic;
}

/**
 * Loads a page as a new visitor with a mid-range phone.
 *
 * @param what `prepare` runs first, at full speed, in the same session; `ready` selects the page's main content
 * @throws when the page is not ready after a minute
 */
export async function coldLoad(
  browser: Browser,
  what: { prepare: (page: Page) => Promise<void>; url: string; ready: string },
): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const before = await context.newPage();
    await what.prepare(before);
    await before.close();
    const page = await context.newPage();
    await page.addInitScript(observe, OBSERVED);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.clearBrowserCache');
    await cdp.send('Network.emulateNetworkConditions', MID_PHONE);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    const traffic = countTraffic(cdp);

    const started = Date.now();
    await page.goto(what.url, { waitUntil: 'commit' });
    await page.waitForFunction(isUsable, what.ready, { timeout: 60_000, polling: 50 });
    const readyMs = Date.now() - started;
    await page.waitForTimeout(SETTLE_MS);
    const counters = await page.evaluate(() => window.benchCounters);
    return {
      readyMs,
      firstPaintMs: counters?.first ?? 0,
      largestPaintMs: counters?.largest ?? 0,
      blockedMs: counters?.blocked ?? 0,
      layoutShift: counters?.shift ?? 0,
      requests: traffic.own,
      pageRequests: traffic.requests,
      kB: traffic.bytes / 1000,
      scriptKB: traffic.scriptBytes / 1000,
    };
  } finally {
    await context.close();
  }
}
