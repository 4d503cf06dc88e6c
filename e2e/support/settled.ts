import { expect, type Page } from '@playwright/test';

/**
 * Waits until the page has run what it has loaded: on a busy machine that takes longer than the request. Returns false
 * if the page was left meanwhile.
 */
export const waitUntilIdle = (page: Page): Promise<boolean> =>
  page
    .evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestIdleCallback(
            () => {
              resolve();
            },
            { timeout: 5000 },
          );
        }),
    )
    .then(
      () => true,
      () => false,
    );

/**
 * Watches a page's requests from here on. The returned function waits until no request is pending, the page is idle and
 * nothing is marked as busy, twice in a row: follow-up requests have started by then.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<unknown>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    let quiet = 0;
    await expect
      .poll(
        async () => {
          const hasStayed = await waitUntilIdle(page);
          const busy = await page.locator('[aria-busy=true]').count();
          quiet = hasStayed && underWay.size === 0 && busy === 0 ? quiet + 1 : 0;
          return quiet;
        },
        { message: 'looks in a row at which nothing was loading', intervals: [100] },
      )
      .toBeGreaterThanOrEqual(2);
  };
}
