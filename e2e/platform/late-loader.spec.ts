import type { Page, Request } from '@playwright/test';

import { orderOf } from '../support/orders';
import { expect, test } from '../support/test';

/** When a page's own scripts run its init scripts and remove them, with all `data-mage-init` attributes. */
const MOMENTS = ['while parsing', 'interactive', 'DOMContentLoaded', 'load'] as const;
type Moment = (typeof MOMENTS)[number];

/** Delays of the loader in milliseconds: each is combined with each of those moments. */
const DELAYS = [0, 400, 1500, 5000] as const;

interface Situation {
  readonly moment: Moment;
  readonly delay: number;
  /** Whether `till-early.js` is in the head. */
  readonly hasCollector: boolean;
}

/** Makes the old front end of every page remove its blocks at that moment, and delays the loader. */
async function prepare(page: Page, { moment, delay, hasCollector }: Situation): Promise<void> {
  await page.addInitScript((when) => {
    Object.assign(window, { require: { baseUrl: '/static' } });
    const strip = (): void => {
      for (const block of document.querySelectorAll('[type="text/x-magento-init"]')) block.remove();
      for (const element of document.querySelectorAll('[data-mage-init]')) {
        element.removeAttribute('data-mage-init');
      }
    };
    if (when === 'while parsing') {
      new MutationObserver(strip).observe(document, { childList: true, subtree: true });
    } else if (when === 'interactive') {
      document.addEventListener('readystatechange', strip, { once: true });
    } else {
      window.addEventListener(when, strip, { once: true });
    }
  }, moment);
  await page.route('**/till/till.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
  if (!hasCollector) return;
  await page.route(/\/(?:checkout|daybook)/, async (route) => {
    if (route.request().resourceType() !== 'document') {
      await route.continue();
      return;
    }
    const answer = await route.fetch();
    const html = await answer.text();
    const collector = '<head><script src="/till/till-early.js"></script>';
    await route.fulfill({ response: answer, body: html.replace('<head>', collector) });
  });
}

/** How often the browser requests the page that it is opening, by its path. */
function countReads(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request: Request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

for (const hasCollector of [true, false]) {
  for (const [index, moment] of MOMENTS.entries()) {
    const delayOf = (shift: number): number => DELAYS[(index + shift) % DELAYS.length] ?? 0;
    const name = `blocks gone at "${moment}", ${hasCollector ? 'with' : 'without'} the collector`;
    /**
     * Configuration removed before the loader runs is requested once more; configuration that the collector saved is
     * not. Only the `load` event waits for the loader.
     */
    const expectReads = (reads: number): void => {
      expect(reads).toBe(hasCollector || moment === 'load' ? 1 : 2);
    };

    test(`the checkout places an order: ${name} [CONF-09]`, async ({ page, shop }) => {
      await shop.product.open('the-salt-road');
      await shop.product.add(1);
      await shop.miniCart.expectCount(1);
      const shift = hasCollector ? 0 : 1;
      await prepare(page, { moment, delay: delayOf(shift), hasCollector });
      const reads = countReads(page, '/checkout/');
      await shop.checkout.open();
      await shop.checkout.shipAsGuest(shop.email);
      await shop.checkout.chooseMethod(/Check \/ Money order/);
      expectReads(reads());
      await shop.checkout.place();
      const order = orderOf(await shop.success.orderNumber());
      expect(order.addresses.shipping).toMatchObject({ city: 'Oakland', region_id: 12 });
    });

    test(`swatches are rendered: ${name} [SWAT-01]`, async ({ page, shop }) => {
      const shift = hasCollector ? 2 : 3;
      await prepare(page, { moment, delay: delayOf(shift), hasCollector });
      const reads = countReads(page, '/daybook.html');
      await shop.product.open('daybook');
      await expect(page.locator('till-swatches .till-root')).toBeVisible();
      await page.getByRole('radio', { name: 'Rust' }).click();
      await page.getByRole('radio', { name: 'Plain' }).click();
      await shop.product.add(1);
      await shop.miniCart.expectCount(1);
      expectReads(reads());
    });
  }
}

test('a page that cannot be requested again still places an order, and the console warns with advice', async ({
  page,
  shop,
}) => {
  await shop.product.open('the-salt-road');
  await shop.product.add(1);
  await shop.miniCart.expectCount(1);
  await prepare(page, { moment: 'interactive', delay: 200, hasCollector: false });
  await page.route('**/checkout/', async (route) => {
    if (route.request().resourceType() === 'xhr') await route.fulfill({ status: 503 });
    else await route.continue();
  });
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await shop.checkout.open();
  await shop.checkout.shipAsGuest(shop.email);
  await shop.checkout.chooseMethod(/Check \/ Money order/);
  await shop.checkout.place();
  expect(await shop.success.orderNumber()).toMatch(/\d/);
  const advice = warnings.filter(
    (text) => text.includes('till-early.js') && text.includes('HTTP 503'),
  );
  expect(advice).toHaveLength(1);
});
