import type { CDPSession, Page } from '@playwright/test';

/** What one interaction took, in ms. */
export interface Interaction {
  /** From the press until the next paint, as the browser's Event Timing counts it. */
  readonly nextPaintMs: number;
  /** The longest task from the press until all that it set off had ended; 0 when none was longer than 50 ms. */
  readonly longestTaskMs: number;
  /** Time of the processor that the page's main thread took, however busy the machine is. */
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

/** Runs in the page before its own scripts; holds no named function, which tsx would wrap in a helper of its own. */
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

/** Switches on what `cpuMs` is counted by. */
export async function countCpu(cdp: CDPSession): Promise<void> {
  await cdp.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await cdp.send('Performance.enable');
}

/** CPU time that the page's main thread has used so far, in ms. */
export async function cpuSpent(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Time for entries to be delivered and for what timers have put off. */
const SETTLE_MS = 500;

/** Time for the frame of the press itself, in which nothing may look at the page. */
const FRAME_MS = 250;

/** Times one interaction: `act` presses, `settle` waits until what it set off has ended. */
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
