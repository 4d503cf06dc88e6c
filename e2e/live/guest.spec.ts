import { guestOrder } from './record';
import { address, addProduct, expect, orderAs, shopFile, test } from './test';

const { product, configurable, category, search, coupon } = shopFile;

test.describe('a guest', () => {
  test('finds products with the search box', async ({ page }) => {
    test.skip(search === undefined, 'the file names no "search"');
    await page.goto('/');
    const box = page.locator('till-search');
    const field = box.getByRole('combobox');
    await expect(box.locator('.till-root')).toBeAttached();
    if (!(await field.isVisible())) await box.getByRole('button').first().click();
    await field.fill(search ?? '');
    await field.press('Enter');
    await expect(page).toHaveURL(/catalogsearch\/result/);
    await expect(page.locator('.product-item').first()).toBeVisible();
  });

  test('sorts a list without leaving it', async ({ page }) => {
    test.skip(category === undefined, 'the file names no "category"');
    await page.goto(category ?? '');
    await expect(page.locator('till-product-list .till-root').first()).toBeAttached();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.locator('[data-role=sorter]').first().selectOption({ index: 1 });
    await expect(page).toHaveURL(/product_list_order=/);
    await expect(page.locator('.product-item').first()).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('chooses options and adds the product', async ({ page, shop }) => {
    test.skip(!configurable, 'the file names no "configurable"');
    if (!configurable) return;
    await addProduct(page, shop, configurable);
    await shop.miniCart.open();
    await expect(shop.miniCart.line(configurable.name)).toBeVisible();
  });

  test('changes and removes a line of the cart', async ({ page, shop }) => {
    await addProduct(page, shop, product);
    await shop.cart.open();
    const line = shop.cart.line(product.name);
    await line.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(shop.cart.quantity(product.name)).toHaveValue('2');
    await shop.miniCart.expectCount(2);
    await line.getByRole('button', { name: /^Remove item/ }).click();
    await expect(line).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(line).toHaveCount(1);
  });

  test('uses a coupon', async ({ page, shop }) => {
    test.skip(coupon === undefined, 'the file names no "coupon"');
    await addProduct(page, shop, product);
    await shop.cart.open();
    await shop.cart.applyCoupon(coupon ?? '');
    await expect(shop.cart.summary).toContainText(/Discount.*[-−]/s);
  });

  test('compares products', async ({ page }) => {
    await page.goto(product.path);
    const link = page.locator('.product-addto-links .tocompare');
    await expect(page.locator('.product-addto-links .till-compare-button')).toBeAttached();
    await link.click();
    await expect(link).toHaveClass(/till-compared/);
    await page.goto('/catalog/product_compare/');
    await expect(page.locator('till-compare')).toContainText(product.name);
  });

  test('subscribes to the newsletter once', async ({ page, shop }) => {
    test.skip(shopFile.newsletter !== true, 'the file names no "newsletter"');
    await page.goto('/');
    const element = page.locator('till-newsletter').last();
    await element.scrollIntoViewIfNeeded();
    await expect(element.locator('.till-root')).toBeAttached();
    for (const response of ['Thank you for your subscription.', 'already subscribed']) {
      await element.getByRole('textbox').fill(shop.email);
      await element.getByRole('button', { name: 'Subscribe' }).click();
      await expect(element).toContainText(response);
    }
  });

  test('places an order', async ({ page, shop }) => {
    await addProduct(page, shop, product);
    const number = await orderAs(shop, { email: shop.email, typed: address });
    const lastName = address['Last Name'];
    const order = await guestOrder(page, number, { email: shop.email, lastName });
    await expect(order.main).toContainText(product.name);
    await page.goto('/');
    await shop.miniCart.expectCount(0);
  });
});
