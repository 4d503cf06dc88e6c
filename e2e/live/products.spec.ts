import { cartLines, customerOrder, sectionOf } from './record';
import {
  addHere,
  address,
  confirmBilling,
  expect,
  register,
  shopFile,
  signInHere,
  signOut,
  test,
} from './test';

const { product, tile, grouped, download, suggest, password } = shopFile;

test.describe('a guest among the products', () => {
  test('chooses a suggestion of the search', async ({ page }) => {
    test.skip(suggest === undefined, 'the file names no "suggest"');
    await page.goto('/');
    const box = page.locator('till-search');
    const field = box.getByRole('combobox');
    await expect(box.locator('.till-root')).toBeAttached();
    if (!(await field.isVisible())) await box.getByRole('button').first().click();
    await field.pressSequentially(suggest ?? '');
    const suggestion = box.getByRole('option').first();
    await expect(suggestion).toBeVisible();
    await suggestion.click();
    await expect(page).toHaveURL(/catalogsearch\/result/);
    await expect(page.locator('.product-item').first()).toBeVisible();
  });

  test('chooses swatches in a list and adds the product', async ({ page, shop }) => {
    test.skip(!tile, 'the file names no "tile"');
    if (!tile) return;
    await page.goto(tile.path);
    const item = page.locator('.product-item').filter({ hasText: tile.name }).first();
    await expect(item.locator('till-swatches .till-root').first()).toBeAttached();
    for (const name of tile.options) {
      await item.getByRole('radio', { name, exact: true }).check({ force: true });
    }
    await item.hover();
    await item.getByRole('button', { name: /^Add to Cart/ }).click();
    await shop.miniCart.expectCount(1);
    await expect
      .poll(() => cartLines(page))
      .toEqual([`1 x ${tile.name} (${tile.options.join(', ')})`]);
  });

  test('adds products of a group', async ({ page, shop }) => {
    test.skip(!grouped, 'the file names no "grouped"');
    if (!grouped) return;
    await page.goto(grouped.path);
    await expect(page.locator('till-grouped-items .till-root').first()).toBeAttached();
    const rows = page.locator('till-grouped-items tbody tr');
    for (const row of await rows.all()) {
      const field = row.locator('input.qty');
      if ((await field.count()) > 0) await field.fill('0');
    }
    for (const name of grouped.items) {
      await rows.filter({ hasText: name }).locator('input.qty').fill('2');
    }
    await addHere(page, shop);
    expect(await cartLines(page)).toEqual(grouped.items.map((name) => `2 x ${name}`).sort());
  });

  test('compares a product, and keeps a wish by signing in', async ({ page, shop }) => {
    test.skip(password === undefined, 'the file names no "password"');
    const account = { email: shop.email, password: password ?? '' };
    await register(page, account);
    await signOut(page);
    await page.goto(product.path);
    const links = page.locator('.product-addto-links');
    await expect(links.locator('.till-compare-button')).toBeAttached();
    await links.locator('.tocompare').click();
    await expect(links.locator('.tocompare')).toHaveClass(/till-compared/);
    expect(await sectionOf(page, 'compare-products')).toMatchObject({ count: 1 });
    await links.locator('.towishlist').click();
    await page.waitForURL(/\/customer\/account\/login/);
    await signInHere(page, account);
    await page.waitForURL(/\/wishlist\//);
    await expect(page.locator('till-wishlist:has(#wishlist-view-form)')).toContainText(
      product.name,
    );
    expect(await sectionOf(page, 'wishlist')).toMatchObject({ counter: '1 item' });
  });
});

test.describe('a customer among the products', () => {
  test.skip(password === undefined, 'the file names no "password"');

  test.beforeEach(async ({ page, shop }) => {
    await register(page, { email: shop.email, password: password ?? '' });
  });

  test('compares a product and removes it, and shows what the server has', async ({ page }) => {
    await page.goto(product.path);
    const links = page.locator('.product-addto-links');
    const link = links.locator('.tocompare');
    await expect(links.locator('.till-compare-button')).toBeAttached();
    await link.click();
    await expect(link).toHaveClass(/till-compared/);
    expect(await sectionOf(page, 'compare-products')).toMatchObject({ count: 1 });
    await page.goto('/catalog/product_compare/');
    await expect(page.locator('till-compare')).toContainText(product.name);
    await page.goto(product.path);
    await expect(link).toHaveClass(/till-compared/);
    await link.click();
    await expect(link).not.toHaveClass(/till-compared/);
    expect(await sectionOf(page, 'compare-products')).toMatchObject({ count: 0 });
  });

  test('orders a download', async ({ page, shop }) => {
    test.skip(!download, 'the file names no "download"');
    if (!download) return;
    await page.goto(download.path);
    const links = page.locator('till-download-links');
    await expect(links.locator('.till-root').first()).toBeAttached();
    await page.locator('#product-addtocart-button').click();
    await expect(links.getByText(/required|select/i).first()).toBeVisible();
    for (const name of download.links) await links.getByRole('checkbox', { name }).check();
    await addHere(page, shop);
    await shop.checkout.open();
    await shop.checkout.fillAddress(address);
    await confirmBilling(shop);
    await shop.checkout.chooseMethod(new RegExp(shopFile.payment));
    await shop.checkout.place();
    const order = await customerOrder(page, await shop.success.orderNumber());
    for (const name of download.links) await expect(order.main).toContainText(name);
    await page.goto('/downloadable/customer/products/');
    await expect(page.getByRole('main')).toContainText(download.name);
    await page.goto('/customer/address/');
    await expect(page.getByRole('main')).toContainText(address['Street Address']);
  });

  test('writes a review', async ({ page }) => {
    test.skip(shopFile.reviews !== true, 'the file names no "reviews"');
    await page.goto(product.path);
    const tab = page.locator('#tab-label-reviews a');
    if (await tab.count()) await tab.click();
    const reviews = page.locator('till-reviews');
    await reviews.scrollIntoViewIfNeeded();
    const form = reviews.locator('.till-reviews__form');
    for (const group of await form.getByRole('radiogroup').all()) {
      await group.getByRole('radio', { name: '4 stars' }).check();
    }
    await form.getByLabel('Nickname').fill(address['First Name']);
    await form.getByLabel('Summary').fill('Carries everything');
    await form.getByLabel('Review', { exact: false }).last().fill('Used it for a year.');
    await form.getByRole('button', { name: 'Submit Review' }).click();
    await expect(form.getByText('You submitted your review for moderation.')).toBeVisible();
    await page.goto('/review/customer/');
    await expect(page.getByRole('main')).toContainText(product.name);
  });
});
