import type { CDPSession, Page } from '@playwright/test';

/** What one interaction took, in ms. */
export interface Interaction {
  /** From the press to the next paint, as measured by the browser's Event Timing. */
  readonly nextPaintMs: number;
  /** The longest task between the press and the end of all its effects; 0 when none exceeded 50 ms. */
  readonly longestTaskMs: number;
  /** CPU time of the page's main thread, regardless of how busy the machine is. */
  readonly cpuMs: number;
}

interface Counted {
  paint: number;
  task: number;
}

declare global {
  interface Window {
    benchRecord?: Counted;
  }
}

/** Runs in the page before its scripts; has no named function, which tsx would wrap in a helper. */
export function observeInteractions(): void {
  const record: Counted = { paint: 0, task: 0 };
  window.benchRecord = record;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) record.paint = Math.max(record.paint, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) record.task = Math.max(record.task, entry.duration);
  }).observe({ type: 'longtask' });
}

/** Enables the counters that `cpuMs` reads. */
export async function countCpu(cdp: CDPSession): Promise<void> {
  await cdp.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await cdp.send('Performance.enable');
}

/** CPU time that the page's main thread has used so far, in ms. */
export async function cpuSpent(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Time for entries to be delivered and deferred work to run. */
const SETTLE_MS = 500;

/** Time for the frame of the press itself, during which nothing may inspect the page. */
const FRAME_MS = 250;

/** Times one interaction: `act` presses, `settle` waits until its effects have ended. */
export async function timeInteraction(
  page: Page,
  cdp: CDPSession,
  steps: { act: () => Promise<void>; settle: () => Promise<void> },
): Promise<Interaction> {
  await page.evaluate(() => {
    if (window.benchRecord) Object.assign(window.benchRecord, { paint: 0, task: 0 });
  });
  const before = await cpuSpent(cdp);
  await steps.act();
  await page.waitForTimeout(FRAME_MS);
  await steps.settle();
  await page.waitForTimeout(SETTLE_MS);
  const cpuMs = (await cpuSpent(cdp)) - before;
  const record = await page.evaluate(() => window.benchRecord);
  return { nextPaintMs: record?.paint ?? 0, longestTaskMs: record?.task ?? 0, cpuMs };
}
