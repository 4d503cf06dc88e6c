import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';

/** The names of the widgets that the page's module loader has found, in the order in which it found them. */
const started = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { readonly started: readonly string[] }).started);

test.beforeEach(async ({ page }) => {
  // A module loader like the old front end's: it looks for widgets when the page is parsed, and again when asked to.
  await page.addInitScript(() => {
    const found: string[] = [];
    const apply = (): void => {
      for (const script of document.querySelectorAll('[type="text/x-magento-init"]')) {
        const blocks = JSON.parse(script.textContent) as Record<string, object>;
        found.push(...Object.values(blocks).flatMap((block) => Object.keys(block)));
        script.remove();
      }
      for (const element of document.querySelectorAll('[data-mage-init]')) {
        found.push(
          ...Object.keys(JSON.parse(element.getAttribute('data-mage-init') ?? '') as object),
        );
        element.removeAttribute('data-mage-init');
      }
    };
    const require = (_names: readonly string[], run: (mage: object) => void): void => {
      run({ apply });
    };
    Object.assign(window, { started: found });
    window.addEventListener('DOMContentLoaded', () => {
      // Until now the page's own `require` is the configuration of the module loader.
      Object.assign(window, { require: Object.assign(require, { baseUrl: '/static' }) });
      apply();
    });
  });
  await page.route('**/harbour-lights-slowly.html', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const collector = '<head><script src="/till/till-early.js"></script>';
    await route.fulfill({ response: answer, body: html.replace('<head>', collector) });
  });
});

test('a widget whose place an element takes does not start, and the product can be bought', async ({
  page,
  shop,
}) => {
  await shop.product.open('harbour-lights-slowly');
  const names = await started(page);
  expect(names).toContain('Magento_Customer/js/section-config');
  expect(names).not.toContain('priceBox');
  expect(names).not.toContain('Magento_Swatches/js/swatch-renderer');
  await expect(page.locator('.product-info till-price')).toContainText('$', { useInnerText: true });
  await page.getByRole('radio', { name: 'Amber' }).check();
  await shop.product.add(1);
  await shop.miniCart.expectCount(1);
});

test('it starts after all where the loader does not arrive', async ({ page }) => {
  await page.route('**/till/till.js', (route) => route.abort());
  await page.goto('/harbour-lights-slowly.html');
  await expect.poll(() => started(page)).toContain('priceBox');
  expect(await started(page)).toContain('Magento_Swatches/js/swatch-renderer');
});

test('it starts after all where the code of its element does not arrive', async ({ page }) => {
  // The second request, a moment later, has another address.
  await page.route(/\/till\/chunks\/product-[^/]*\.js/, (route) => route.abort());
  await page.goto('/harbour-lights-slowly.html');
  await expect(page.locator('till-price').first()).toBeAttached();
  await expect.poll(() => started(page)).toContain('priceBox');
  // The search has a file of its own.
  expect(await started(page)).not.toContain('quickSearch');
});
