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

test('a first visit loads nothing, and its first product nothing twice [SECT-16] [SECT-22]', async ({
  page,
  context,
  shop,
}) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/customer/section/load/')) loads.push(request.url());
  });
  await cachePages(context);
  await page.goto('/the-salt-road.html');
  await shop.miniCart.open();
  await expect(shop.miniCart.empty).toBeVisible();
  await page.keyboard.press('Escape');
  await page.waitForLoadState('networkidle');
  expect(loads, 'of a visitor of whom the shop knows nothing').toEqual([]);

  const removal = page.waitForResponse(
    async (response) =>
      response.request().method() === 'POST' &&
      ((await response.headerValue('set-cookie')) ?? '').includes('mage-cache-sessid=;'),
  );
  await shop.product.add(1);
  await removal;
  await shop.miniCart.expectCount(1);
  await expect(async () => {
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).toContain('mage-cache-sessid');
  }).toPass();
  await context.unroute('**/*.html');
  await page.waitForLoadState('networkidle');
  expect(loads, 'after the product').toHaveLength(1);
  await page.goto('/a-clock-for-the-drowned.html');
  await shop.miniCart.expectCount(1);
  await page.waitForLoadState('networkidle');
  expect(loads, 'of the second page').toHaveLength(1);
});
