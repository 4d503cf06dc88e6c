import { expectAccessible } from '../support/axe';
import { customerLike, signInHere } from '../support/customers';
import { letFail } from '../support/faults';
import { expect, test } from '../support/test';

test.describe('the wish list’s links @phone', () => {
  test('keep a guest’s product through the sign-in [WISH-08]', async ({ page, shop }, {
    project,
  }) => {
    const email = shop.email.replace('reader', `wish-${project.name}`);
    customerLike('sam@example.com', email);
    await page.goto('/the-salt-road.html');
    const link = page.locator('.product-addto-links .towishlist');
    await link.scrollIntoViewIfNeeded();
    await expect(page.locator('.product-addto-links .till-wishlist-button')).toBeAttached();
    await link.click();
    await expect(page).toHaveURL(/customer\/account\/login/);
    await expect(page.getByText('You must login or register')).toBeVisible();
    await signInHere(page, email);
    await expect(page.getByText('The Salt Road has been added to your Wish List.')).toBeVisible();
    const header = page.locator('.header-wishes');
    await expect(header.locator('.till-wishlist-count')).toHaveText('1 item');
    await header.click();
    await expect(page.getByRole('link', { name: 'The Salt Road' }).first()).toBeVisible();
  });

  test('add a customer’s products once, and count them', async ({ page, shop }, { project }) => {
    const email = shop.email.replace('reader', `tiles-${project.name}`);
    customerLike('sam@example.com', email);
    await page.goto('/customer/account/login/');
    await signInHere(page, email);
    await page.goto('/fiction.html');
    const tile = page.locator('.product-item', { hasText: 'The Salt Road' }).first();
    const heart = tile.locator('.towishlist');
    await heart.scrollIntoViewIfNeeded();
    await expect(tile.locator('.till-wishlist-button')).toBeAttached();
    // The shop adds the product, and its response is lost.
    await letFail(page, 'add-wish', { kind: 'drop-after' });
    await heart.click();
    await expect(heart).toHaveClass(/till-wished/);
    await expect(page.locator('.till-wishlist-count')).toHaveText('1 item');
    await expect(page).toHaveURL(/fiction\.html$/);
    await expectAccessible(page, 'a tile on the list');
    await heart.click();
    await expect(page).toHaveURL(/\/wishlist\/$/);
    await expect(page.locator('[data-row=product-item]')).toHaveCount(1);
    await expect(page.locator('[data-row=product-item] input[name^=qty]')).toHaveValue('1');
  });

  test('show an error when the shop cannot be reached, and work afterwards', async ({
    page,
    shop,
  }, { project }) => {
    const email = shop.email.replace('reader', `offline-${project.name}`);
    customerLike('sam@example.com', email);
    await page.goto('/customer/account/login/');
    await signInHere(page, email);
    await page.goto('/the-salt-road.html');
    const box = page.locator('.product-addto-links');
    await box.scrollIntoViewIfNeeded();
    await expect(box.locator('.till-wishlist-button')).toBeAttached();
    await letFail(page, 'add-wish', { kind: 'html' });
    await box.locator('.towishlist').click();
    await expect(box.getByRole('alert')).toHaveText(
      'Your wish list could not be changed. Please check your connection and try again.',
    );
    await expectAccessible(page, 'adding a product that did not arrive');
    await box.locator('.towishlist').click();
    await expect(box.locator('.towishlist')).toHaveText('In your Wish List');
    await expect(box.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('.till-wishlist-count')).toHaveText('1 item');
  });
});

test('add products without scripts', async ({ browser, baseURL, shop }) => {
  customerLike('sam@example.com', shop.email);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL('/the-salt-road.html', baseURL).href);
  await page.getByRole('button', { name: 'Add to Wish List' }).first().click();
  await signInHere(page, shop.email);
  await expect(page.getByText('The Salt Road has been added to your Wish List.')).toBeVisible();
  await context.close();
});
