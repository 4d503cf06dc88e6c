import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { gate } from '../support/gate';
import { expect, test } from '../support/test';

const radio = (page: Page, name: string) => page.getByRole('radio', { name });
const cover = (page: Page) =>
  page.locator('till-gallery img, [data-gallery-role="gallery-placeholder"] img').first();

test('a choice changes price and picture, and is added to the cart [SWAT-01][SWAT-13][SWAT-14] @phone', async ({
  page,
  shop,
}) => {
  await shop.product.open('daybook');
  await expect(page.getByRole('radiogroup', { name: 'Colour' })).toBeVisible();
  const before = await cover(page).getAttribute('src');
  await radio(page, 'Rust').click();
  await expect(cover(page)).not.toHaveAttribute('src', before ?? '');
  await expect(radio(page, 'Dotted')).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page, 'a product page with a choice');
  await radio(page, 'Plain').click();
  await shop.product.add(1);
  await shop.miniCart.open();
  await expect(page.getByRole('dialog')).toContainText('Rust');
});

test('the choices are where the server rendered them, so a click hits its target [SWAT-01] @phone', async ({
  page,
}) => {
  const boxes = () =>
    page.locator('till-swatches').evaluate((element) => {
      const choices = element.querySelectorAll('label:has(input), [role=radio]');
      return [element, ...choices].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round);
      });
    });
  for (const slug of ['daybook', 'tidekeeper', 'atlas-of-quiet-places']) {
    const { held, release } = gate();
    await page.route('**/till.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/${slug}.html`, { waitUntil: 'commit' });
    await expect(page.locator('till-recently-viewed')).toBeAttached();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
        ({ sheet }) => sheet !== null,
      ),
    );
    await page.evaluate(() => document.fonts.ready);
    const drawn = await boxes();
    expect(drawn.length).toBeGreaterThan(2);
    release();
    await expect(page.locator('till-swatches .till-root')).toBeVisible();
    await expect.poll(boxes, slug).toEqual(drawn);
    await page.unrouteAll();
  }
});

test('an unavailable combination is reported when it is pressed [SWAT-11]', async ({
  page,
  shop,
}) => {
  await shop.product.open('daybook');
  // The shop's own controls do not mark unavailable options.
  await expect(page.locator('till-swatches .till-root')).toBeVisible();
  await radio(page, 'Rust').click();
  // It accepts clicks like any other, to explain why it is unavailable; Playwright would wait for it to be enabled.
  await radio(page, 'Dotted').click({ force: true });
  await expect(page.getByRole('status').filter({ hasText: 'not available with' })).toBeAttached();
  await expect(radio(page, 'Dotted')).toHaveAttribute('aria-checked', 'false');
});

test('arrow keys choose, and so do the URL and a reload [SWAT-15]', async ({ page }) => {
  await page.goto('/daybook.html#color=54');
  await expect(radio(page, 'Ink')).toHaveAttribute('aria-checked', 'true');
  await radio(page, 'Ink').focus();
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'Teal')).toBeFocused();
  await expect(radio(page, 'Teal')).toHaveAttribute('aria-checked', 'true');
  // The selection is saved after the choice has been painted.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"52"');
  await page.reload();
  await expect(radio(page, 'Teal')).toHaveAttribute('aria-checked', 'true');
});

test('the quantity selects the tier price [SWAT-02][PRICE-02] @phone', async ({ page, shop }) => {
  await shop.product.open('exercise-book');
  const price = page.locator('till-price').first();
  await expect(price).toContainText('$4.50');
  await page.getByLabel('Qty').fill('25');
  await expect(price.locator('.till-product-price__line')).toContainText('$3.40');
});

test('a price below the advertised one is shown after a click [MSRP-04] @phone', async ({
  page,
  shop,
}) => {
  await shop.product.open('a-winter-in-reels');
  const ask = page.getByRole('button', { name: /Click for price|What's this\?/ });
  await ask.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the popup of an advertised price');
  await page.keyboard.press('Escape');
  await expect(ask).toBeFocused();
});

test('product cards in listings and searches show their prices, even those shown on click [LIST-03][MSRP-04] @phone', async ({
  page,
}) => {
  const card = (name: string) => page.locator('.product-item', { hasText: name }).first();
  await page.goto('/films.html?product_list_limit=36');
  await card('The Dune Keeper').scrollIntoViewIfNeeded();
  await card('The Dune Keeper').getByRole('button', { name: 'Click for price' }).click();
  await expect(page.getByRole('dialog', { name: 'Our price' })).toContainText('$22.00');
  await expectAccessible(page, 'the popup of a card');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/films\.html/);
  await page.goto('/catalogsearch/result/?q=harbour');
  const price = card('Harbour Lights, Slowly').locator('till-price');
  await expect(price.locator('.till-root')).toContainText('As low as$26.00');
  // The server-rendered price stays in the page, hidden.
  const asSeen = { useInnerText: true };
  await card('Harbour Lights, Slowly').getByRole('radio', { name: 'Amber' }).click();
  await expect(price).toHaveText(/^\s*\$32\.00\s*$/, asSeen);
});

test('a card’s picture and link follow its swatches [SWAT-03][SWAT-16] @phone', async ({
  page,
}) => {
  await page.goto('/stationery.html');
  const card = page.locator('.product-item', { hasText: 'Daybook' }).first();
  const asked = page.waitForResponse((answer) => answer.url().includes('/swatches/ajax/media'));
  await card.getByRole('radio', { name: 'Rust' }).click();
  expect((await asked).status()).toBe(200);
  await expect(card.locator('a.product-item-link')).toHaveAttribute('href', /#93=53/);
  await expectAccessible(page, 'a listing with swatches');
});

test('a right-to-left page keeps its order and its arrows', async ({ page, shop }) => {
  await shop.product.open('daybook');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await radio(page, 'Teal').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(radio(page, 'Rust')).toBeFocused();
  const [first, second] = await Promise.all([
    radio(page, 'Teal').boundingBox(),
    radio(page, 'Rust').boundingBox(),
  ]);
  expect(first?.x ?? 0).toBeGreaterThan(second?.x ?? 0);
});
