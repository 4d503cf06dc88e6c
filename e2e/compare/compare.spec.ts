import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { customerLike, signInHere } from '../support/customers';
import { letFail } from '../support/faults';
import { setUpShop } from '../support/settings';
import { expect, test } from '../support/test';

const UNREACHED =
  'Your comparison list could not be changed. Please check your connection and try again.';

const tile = (page: Page, name: string) => page.locator('.product-item', { hasText: name }).first();

/** Adds a product of the open category page to the comparison list. */
async function compare(page: Page, name: string): Promise<void> {
  const link = tile(page, name).locator('.tocompare');
  await link.scrollIntoViewIfNeeded();
  await expect(tile(page, name).locator('.till-compare-button')).toBeAttached();
  await link.click();
  await expect(link).toHaveClass(/till-compared/);
}

const header = (page: Page) => page.locator('.link.compare a');
const column = (page: Page, name: string) => page.locator('td.info:visible', { hasText: name });
const remove = (page: Page, name: string) => page.locator('td.remove button', { hasText: name });

test.describe('the comparison of products @phone', () => {
  test('compares two products, handles a failed removal, removes one and undoes it [COMP-01]', async ({
    page,
    context,
  }) => {
    await page.goto('/fiction.html');
    await expect(header(page)).toBeHidden();
    await compare(page, 'The Salt Road');
    await compare(page, 'A Clock for the Drowned');
    await expect(header(page)).toContainText('2 items');
    await expect(page).toHaveURL(/fiction\.html$/);
    await expectAccessible(page, 'tiles on the comparison list');
    await page.locator('.till-compare-block').scrollIntoViewIfNeeded();
    await expect(page.locator('.till-compare-block__item')).toHaveCount(2);

    await header(page).click();
    await expect(page).toHaveURL(/catalog\/product_compare/);
    await expect(page.locator('.till-compare-bar')).toBeVisible();
    await expectAccessible(page, 'the comparison of two products');
    await context.setOffline(true);
    await remove(page, 'The Salt Road').click();
    await expect(page.getByRole('alert').filter({ hasText: UNREACHED })).toBeVisible();
    await expect(column(page, 'The Salt Road')).toHaveCount(1);
    await expectAccessible(page, 'a removal that did not arrive');
    await context.setOffline(false);
    await remove(page, 'The Salt Road').click();
    await expect(column(page, 'The Salt Road')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await expect(header(page)).toContainText('1 item');
    await expectAccessible(page, 'a removal that can be undone');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(column(page, 'The Salt Road')).toHaveCount(1);
    await expect(header(page)).toContainText('2 items');
    await remove(page, 'A Clock for the Drowned').click();
    await expect(header(page)).toContainText('1 item');
    await page.reload();
    await expect(page.locator('td.info')).toHaveCount(1);
    await expect(column(page, 'The Salt Road')).toHaveCount(1);
  });

  test('shows only differences, keeps labels and names visible, and adds to the cart', async ({
    page,
  }) => {
    await page.goto('/fiction.html');
    const names = ['The Salt Road', 'A Clock for the Drowned', '"Quoted"'];
    for (const name of names) await compare(page, name);
    await page.goto('/catalog/product_compare/');
    const rows = page.locator('tr:has(td.attribute):visible');
    const all = await rows.count();
    for (const name of names.slice(1)) await remove(page, name).click();
    await expect(page.locator('td.info:visible')).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('td.info:visible')).toHaveCount(2);
    await page.getByLabel('Show only differences').check();
    const [, differing] =
      /^(\d+) of/.exec(await page.locator('.till-compare-bar__count').innerText()) ?? [];
    expect(Number(differing)).toBeLessThanOrEqual(all);
    await expect(rows).toHaveCount(Number(differing));
    await page.reload();
    await expect(rows).toHaveCount(Number(differing));

    await page.setViewportSize({ width: 320, height: 640 });
    await page.locator('.till-compare-scroll').evaluate((wrapper) => {
      wrapper.scrollLeft = 60;
      window.scrollBy({
        top:
          (wrapper.querySelector('td.info:not([hidden])')?.getBoundingClientRect().bottom ?? 0) +
          20,
        behavior: 'instant',
      });
    });
    const { scrollWidth, label, start } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      label: document.querySelector('.till-compare-label')?.getBoundingClientRect().left ?? 0,
      start: document.querySelector('.till-compare-scroll')?.getBoundingClientRect().left ?? -1,
    }));
    expect(scrollWidth).toBe(320);
    expect(Math.round(label)).toBe(Math.round(start));
    await expect(page.locator('.till-compare-heads__name').first()).toBeVisible();
    await expectAccessible(page, 'the comparison at 320 px');

    await page.locator('td.info:visible form button.tocart').first().click();
    await expect(page.locator('till-mini-cart')).toContainText('1');
    await expect(page).toHaveURL(/product_compare/);
  });

  test('clears the list after a confirmation', async ({ page }) => {
    await page.goto('/fiction.html');
    await compare(page, 'The Salt Road');
    await page.goto('/catalog/product_compare/');
    await page.getByRole('button', { name: 'Clear All' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page, 'the question before all are removed');
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('You have no items to compare.')).toBeVisible();
    await expect(header(page)).toBeHidden();
    await expectAccessible(page, 'an empty comparison');
    await page.reload();
    await expect(page.getByText('You have no items to compare.')).toBeVisible();
  });

  test('sends nothing twice after a lost response, and works with the keyboard', async ({
    page,
  }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('product_compare')) {
        posts.push(request.url());
      }
    });
    await page.goto('/the-salt-road.html');
    const box = page.locator('.product-addto-links');
    await box.scrollIntoViewIfNeeded();
    await expect(box.locator('.till-compare-button')).toBeAttached();
    await letFail(page, 'add-compare', { kind: 'drop-after' });
    await box.locator('.tocompare').focus();
    await page.keyboard.press('Enter');
    await expect(box.locator('.tocompare')).toHaveText('Remove from Compare');
    await expect(box.locator('.tocompare')).toBeFocused();
    expect(posts).toHaveLength(1);
    await expectAccessible(page, 'a product on the comparison list');
    await page.keyboard.press('Enter');
    await expect(box.locator('.tocompare')).toHaveText('Add to Compare');
    await expect(header(page)).toBeHidden();
    expect(posts).toHaveLength(2);
  });

  test('keeps the list when the shopper signs in', async ({ page, shop }, { project }) => {
    const email = shop.email.replace('reader', `compare-${project.name}`);
    customerLike('sam@example.com', email);
    await page.goto('/fiction.html');
    await compare(page, 'The Salt Road');
    await page.goto('/customer/account/login/');
    await signInHere(page, email);
    await expect(header(page)).toContainText('1 item');
    await page.goto('/catalog/product_compare/');
    await expect(column(page, 'The Salt Road')).toHaveCount(1);
  });

  test('supports right-to-left pages', async ({ page }) => {
    await setUpShop(page, { rtl: true });
    await page.goto('/fiction.html');
    await compare(page, 'The Salt Road');
    await compare(page, 'A Clock for the Drowned');
    await page.goto('/catalog/product_compare/');
    await expect(page.locator('.till-compare-bar')).toBeVisible();
    const [label, cell] = await Promise.all(
      ['.till-compare-label', 'td.info'].map((part) => page.locator(part).first().boundingBox()),
    );
    expect(label?.x ?? 0).toBeGreaterThan(cell?.x ?? Infinity);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      page.viewportSize()?.width,
    );
  });
});

test('renders the comparison in German', async ({ page }) => {
  await setUpShop(page, { language: 'de' });
  await page.goto('/fiction.html');
  await compare(page, 'The Salt Road');
  await compare(page, 'A Clock for the Drowned');
  await page.goto('/catalog/product_compare/');
  await expect(page.getByLabel('Nur Unterschiede zeigen')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Produkte vergleichen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Alle löschen' })).toBeVisible();
});

test('prints the server-rendered table without the element’s controls', async ({ page }) => {
  await page.goto('/fiction.html');
  await compare(page, 'The Salt Road');
  await page.goto('/catalog/product_compare/');
  await expect(page.locator('.till-compare-bar')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.till-compare-bar')).toBeHidden();
  await expect(page.locator('#product-comparison')).toBeVisible();
});

test('shows no compare links in a shop that has disabled comparison', async ({ page }) => {
  await setUpShop(page, { compareProducts: false });
  await page.goto('/fiction.html');
  await expect(page.locator('.tocompare, .link.compare, .block-compare')).toHaveCount(0);
});

test('compares products without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL('/the-salt-road.html', baseURL).href);
  await page.getByRole('button', { name: 'Add to Compare' }).first().click();
  await expect(page.getByText('You added product The Salt Road')).toBeVisible();
  await page.goto(new URL('/catalog/product_compare/', baseURL).href);
  await remove(page, 'The Salt Road').click();
  await expect(page.getByText('You removed product The Salt Road')).toBeVisible();
  await context.close();
});
