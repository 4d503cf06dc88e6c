import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { writeLivePages } from '../../scripts/lib/site/live-pages';
import { californian, CheckoutPage } from '../pages/checkout-page';

/* The live examples of the documentation's site, as a static server has them: without a shop. */

const SITE = 'http://site.example';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
let folder = '';

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'till-site-'));
  await writeLivePages(folder, 'dist');
});

test.afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Opens an example; the list of what was not there grows while it is used. */
async function openFrame(page: Page, name: string): Promise<readonly string[]> {
  const missing: string[] = [];
  await page.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const file = join(folder, pathname);
    if (origin === SITE && existsSync(file) && statSync(file).isFile()) {
      const contentType = TYPES[extname(file)] ?? 'application/octet-stream';
      await route.fulfill({ body: readFileSync(file), contentType });
      return;
    }
    missing.push(route.request().url());
    await route.fulfill({ status: 404, body: '' });
  });
  await page.goto(`${SITE}/${name}.html`);
  return missing;
}

test('the cart can be opened and changed', async ({ page }) => {
  const missing = await openFrame(page, 'mini-cart');
  await page.getByRole('button', { name: /^My Cart/ }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('$53.49');
  await drawer
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click();
  await expect(drawer).toContainText('$72.48');
  await drawer
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(drawer).toContainText('$34.50');
  await drawer.getByRole('link', { name: /Proceed to Checkout/ }).click();
  await expect(page).toHaveURL(`${SITE}/mini-cart.html`);
  expect(missing).toEqual([]);
});

test('options can be chosen', async ({ page }) => {
  const missing = await openFrame(page, 'swatches');
  const option = page.getByRole('radio').nth(1);
  await option.click();
  await expect(option).toBeChecked();
  expect(missing).toEqual([]);
});

test('a price has its tiers', async ({ page }) => {
  const missing = await openFrame(page, 'price');
  await expect(page.locator('till-price > .till-root')).toContainText('$');
  expect(missing).toEqual([]);
});

test('the checkout shows its regions, reaches the payment and places no order', async ({
  page,
}) => {
  const missing = await openFrame(page, 'checkout');
  const checkout = new CheckoutPage(page);
  await expect(page.getByText('Free returns for 30 days')).toBeVisible();
  await expect(page.getByLabel('Deliver on (optional)')).toBeVisible();
  await checkout.shipAsGuest('ada@example.com', californian);
  await page.getByRole('radio', { name: /Check \/ Money order/ }).check();
  await checkout.place();
  await expect(page.getByText('This is an example: no order is placed.').first()).toBeVisible();
  expect(missing).toEqual([]);
});
