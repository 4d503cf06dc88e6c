import type { BrowserContext } from '@playwright/test';

import { expect, test } from '../support/test';

/**
 * A page cache in front of the shop: pages arrive without a session, so that the first call for private data starts
 * it, and the shop removes the cookie with which the page has marked its cache of that data.
 */
async function cachePages(context: BrowserContext): Promise<void> {
  await context.route('**/*.html', async (route) => {
    const response = await route.fetch();
    await context.clearCookies({ name: 'PHPSESSID' });
    const { 'set-cookie': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

test('the second page of a visit does not load private data again [SECT-22]', async ({
  page,
  context,
  shop,
}) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/customer/section/load/')) loads.push(request.url());
  });
  await cachePages(context);
  const removal = page.waitForResponse(
    async (response) =>
      response.url().includes('/section/load/') &&
      ((await response.headerValue('set-cookie')) ?? '').includes('mage-cache-sessid=;'),
  );
  await page.goto('/the-salt-road.html');
  await removal;
  await expect(async () => {
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).toContain('mage-cache-sessid');
  }).toPass();
  await context.unroute('**/*.html');
  await page.waitForLoadState('networkidle');
  loads.length = 0;
  await page.goto('/a-clock-for-the-drowned.html');
  await shop.miniCart.open();
  await page.waitForLoadState('networkidle');
  expect(loads).toEqual([]);
});
