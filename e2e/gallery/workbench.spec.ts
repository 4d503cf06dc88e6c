import { galleryElements } from '../../demo/gallery/surface';
import { GalleryPage } from '../pages/gallery-page';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';

test.describe('the index of the gallery @phone', () => {
  test('lists every element and filters by text', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'The elements' }).click();
    const cards = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(cards).toHaveCount(galleryElements.length);
    await expectAccessible(page, 'index of the gallery');
    await page.getByLabel('Find an element').fill('whole checkout: shipping, review');
    await expect(cards.filter({ visible: true })).toHaveText(['<till-checkout>']);
    await page.getByLabel('Find an element').fill('no such thing');
    await expect(page.getByText('No element is called or described like that.')).toBeVisible();
    await expectAccessible(page, 'index of the gallery, nothing found');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, 'scrolls sideways by').toBeLessThanOrEqual(0);
  });
});

test('an attribute changes the preview and the snippet', async ({ page }) => {
  const gallery = new GalleryPage(page);
  await gallery.open('till-mini-cart');
  await gallery.setting('max-items').fill('2');
  await expect(gallery.element('till-mini-cart')).toHaveAttribute('max-items', '2');
  await expect(gallery.snippet('html')).toHaveText(/^<till-mini-cart max-items="2">/);
  await gallery.element('till-mini-cart').getByRole('button').click();
  await expect(gallery.preview.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(gallery.setting('max-items')).toHaveValue('2');
  await expect(gallery.element('till-mini-cart')).toHaveAttribute('max-items', '2');
});

test('a preview is as tall as its content, and taller for a dialog', async ({ page }) => {
  const gallery = new GalleryPage(page);
  await gallery.open('till-mini-cart');
  const height = async () => (await page.locator('[data-stage]').boundingBox())?.height ?? 0;
  await expect.poll(height).toBeLessThan(300);
  await gallery.element('till-mini-cart').getByRole('button').click();
  await expect.poll(height).toBeGreaterThan(400);
  await gallery.preview.getByRole('button', { name: 'Close' }).click();
  await expect.poll(height).toBeLessThan(300);
});

test('a custom property applies immediately, under a strict policy', async ({ page }) => {
  const gallery = new GalleryPage(page);
  await gallery.open('till-cart');
  const checkout = gallery.preview.getByRole('link', { name: 'Proceed to Checkout' });
  // The frame may navigate while it is queried.
  const colour = () =>
    checkout.evaluate((link) => getComputedStyle(link).backgroundColor).catch(() => null);
  await page.getByText('Shared by all elements').click();
  await gallery.setting('--till-color-accent').fill('#7a1f3d');
  await expect.poll(colour).toBe('rgb(122, 31, 61)');
  await expect(page.getByLabel('Pick --till-color-accent', { exact: true })).toHaveValue('#7a1f3d');
  await expect(gallery.snippet('css')).toHaveText('till-cart { --till-color-accent: #7a1f3d; }');
  await page.getByLabel('Pick --till-color-accent', { exact: true }).fill('#102030');
  await expect.poll(colour).toBe('rgb(16, 32, 48)');
  await gallery.choose('One item');
  await expect(gallery.preview.getByText('$16.50').first()).toBeVisible();
  await expect.poll(colour, 'another state keeps what was changed').toBe('rgb(16, 32, 48)');
});

test('events of the element are listed', async ({ page }) => {
  const gallery = new GalleryPage(page);
  await gallery.open('till-cart', '?state=one');
  await gallery.preview.getByRole('button', { name: /Increase/ }).click();
  await expect(gallery.log).toContainText('till-quantity-changed');
  await expect(gallery.log).toContainText('"qty":2,"previousQty":1');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(gallery.log).toHaveText('');
});

test('the snippet is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const gallery = new GalleryPage(page);
  await gallery.open('till-cart');
  await page.getByRole('button', { name: 'Copy HTML' }).click();
  await expect(page.getByText('Copied.')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '<till-cart continue-url="/collections/"></till-cart>',
  );
});

test('the preview is as wide as a phone or a desktop', async ({ page }) => {
  const gallery = new GalleryPage(page);
  await gallery.open('till-cart');
  const wide = () => gallery.preview.locator('html').evaluate(() => window.innerWidth);
  await gallery.choose('Phone, 390');
  await expect.poll(wide).toBe(390);
  await gallery.choose('Desktop, 1280');
  await expect.poll(wide).toBe(1280);
});

test('nothing in a preview reaches the visitor’s own cart', async ({ page, shop }) => {
  await shop.product.open('the-salt-road');
  await shop.product.add(1);
  await shop.miniCart.expectCount(1);
  const gallery = new GalleryPage(page);
  await gallery.open('till-cart', '?state=many');
  const kept = () => page.evaluate(() => [document.cookie, JSON.stringify(localStorage)]);
  const before = await kept();
  await gallery.preview.getByRole('button', { name: 'Clear Shopping Cart' }).click();
  await gallery.frame.scrollIntoViewIfNeeded();
  await gallery.preview.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(gallery.preview.getByText('You have no items')).toBeVisible();
  expect(await kept()).toEqual(before);
  await page.goto('/');
  await shop.miniCart.expectCount(1);
});

test('links of a preview show a note instead of navigating', async ({ page }) => {
  const gallery = new GalleryPage(page);
  await gallery.open('till-cart', '?state=one');
  await gallery.preview.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(gallery.preview.getByText('this leads to /checkout/')).toBeVisible();
  await gallery.preview.getByRole('link', { name: 'Back to the element' }).click();
  await expect(gallery.preview.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
  await gallery.preview.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(gallery.log).toContainText('/collections/');
});

test('an order is placed in a preview', async ({ page }) => {
  const gallery = new GalleryPage(page);
  await gallery.open('till-checkout', '?state=customer');
  const { preview } = gallery;
  await preview.getByRole('radio', { name: /Flat Rate|Fixed/ }).check();
  await preview.getByRole('button', { name: 'Next' }).click();
  await preview.getByRole('radio', { name: /Check \/ Money order/ }).check();
  await preview.getByRole('button', { name: 'Place Order' }).click();
  await expect(gallery.log).toContainText('till-order-placed');
  await expect(preview.getByText('this leads to /checkout/onepage/success/')).toBeVisible();
});

test('the whole page works with the keyboard', async ({ page }) => {
  const gallery = new GalleryPage(page);
  await gallery.open('till-cart');
  await page.getByRole('radio', { name: 'A few items' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Empty' })).toBeChecked();
  await expect(gallery.preview.getByText('You have no items')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Fit' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(gallery.preview.getByRole('link', { name: 'Continue Shopping' })).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('choices are a plain form', async ({ page }) => {
    await page.goto('/gallery/till-cart');
    await page.getByRole('radio', { name: 'Empty' }).check();
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/state=empty/);
    await expect(page.getByRole('radio', { name: 'Empty' })).toBeChecked();
  });
});
