import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { customerLike, signInHere } from '../support/customers';
import { letFail } from '../support/faults';
import { expect, test } from '../support/test';

const item = (page: Page, name: string) =>
  page.locator('[data-row=product-item]:visible', { hasText: name });

/** A customer of this test’s own with these products on the wish list, newest last. */
async function openList(page: Page, email: string, products: readonly number[]): Promise<void> {
  customerLike('sam@example.com', email);
  await page.goto('/customer/account/login/');
  await signInHere(page, email);
  await page.waitForURL(/\/customer\/account\/?$/);
  const key = (await page.context().cookies()).find(({ name }) => name === 'form_key')?.value ?? '';
  for (const product of products) {
    await page.request.post('/wishlist/index/add/', {
      form: { product: String(product), form_key: key },
    });
  }
  await page.goto('/wishlist/');
  await expectStarted(page);
}

/** The code of the page has its own file: it has taken the list over. */
const expectStarted = (page: Page): Promise<void> =>
  expect(page.getByLabel('Select All')).toBeVisible();

test.describe('the wish list @phone', () => {
  test('adds an item to the cart with its quantity, undoes a removal, and sends one that is not undone [WISH-01]', async ({
    page,
    shop,
  }, { project }) => {
    await openList(page, shop.email.replace('reader', `list-${project.name}`), [1, 5]);
    const salt = item(page, 'The Salt Road');
    await salt.getByLabel('Qty').fill('0');
    await salt.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(salt).toContainText('Please enter a quantity greater than 0.');
    await expect(salt.getByLabel('Qty')).toBeFocused();
    await expectAccessible(page, 'a quantity that is not valid');
    await salt.getByRole('button', { name: 'Remove item' }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await expectAccessible(page, 'a removal that can be undone');
    await undo.click();
    await expect(salt.getByLabel('Qty')).toHaveValue('0');
    await salt.getByLabel('Qty').fill('2');
    await salt.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText('You added The Salt Road to your shopping cart.')).toBeVisible();
    await expect(page.locator('till-mini-cart')).toContainText('2');
    await page.locator('[data-role=remove]:visible').click();
    await page.goto('/');
    await page.goto('/wishlist/');
    await expect(page.getByText('You have no items in your wish list.')).toBeVisible();
  });

  test('adds all items with their quantities, except one that requires options [WISH-03][WISH-09]', async ({
    page,
    shop,
  }, { project }) => {
    await openList(page, shop.email.replace('reader', `all-${project.name}`), [1, 18, 5]);
    await item(page, 'The Salt Road').getByLabel('Qty').fill('3');
    await page.getByRole('button', { name: 'Add All to Cart' }).click();
    await expect(page.getByText('2 product(s) have been added')).toBeVisible();
    await expect(page.locator('[data-row=product-item]:visible')).toHaveCount(1);
    await expect(item(page, 'Daybook')).toBeVisible();
    await expect(page.locator('till-mini-cart')).toContainText('4');
    await expectAccessible(page, 'a list of which the rest is in the cart');
  });

  test('opens the page on which an item’s options are chosen', async ({ page, shop }, {
    project,
  }) => {
    await openList(page, shop.email.replace('reader', `options-${project.name}`), [18]);
    await item(page, 'Daybook').getByRole('button', { name: 'Add to Cart' }).click();
    await page.waitForURL(/\/daybook\.html/);
  });

  test('adds all items except one that is out of stock', async ({ page, shop }, { project }) => {
    await openList(page, shop.email.replace('reader', `stock-${project.name}`), [1, 5]);
    await letFail(page, 'change-wishes', { kind: 'change-stock', sku: 'BK-SALT', stock: 0 });
    await page.getByRole('button', { name: 'Add All to Cart' }).click();
    await expect(page.getByText('1 product(s) have been added')).toBeVisible();
    await expect(page.locator('[data-row=product-item]:visible')).toHaveCount(1);
    await expect(item(page, 'The Salt Road')).toBeVisible();
  });

  test('selects all items or some, and adds those [WISH-02][WISH-05]', async ({ page, shop }, {
    project,
  }) => {
    await openList(page, shop.email.replace('reader', `pick-${project.name}`), [1, 5, 12]);
    const all = page.getByLabel('Select All');
    await all.check();
    const boxes = page.getByRole('checkbox', { name: /^Select (?!All)/ });
    await expect(boxes).toHaveCount(3);
    for (const box of await boxes.all()) await expect(box).toBeChecked();
    await boxes.first().uncheck();
    await expect(all).not.toBeChecked();
    await boxes.first().check();
    await expect(all).toBeChecked();
    await boxes.first().uncheck();
    await page.getByRole('button', { name: 'Add selected to cart (2)' }).click();
    await expect(page.locator('[data-role=tocart]:visible')).toHaveCount(1);
    await expect(page.locator('till-mini-cart')).toContainText('2');
    await expectAccessible(page, 'picked items in the cart');
  });

  test('saves quantities and comments, even after a lost response; typed text survives a reload', async ({
    page,
    shop,
  }, { project }) => {
    await openList(page, shop.email.replace('reader', `save-${project.name}`), [1]);
    const salt = item(page, 'The Salt Road');
    await salt.getByLabel('Comment').fill('For Ada <b>');
    await salt.getByLabel('Qty').fill('4');
    await page.reload();
    await expect(salt.getByLabel('Comment')).toHaveValue('For Ada <b>');
    await expectStarted(page);
    await letFail(page, 'change-wishes', { kind: 'status', status: 500 });
    await page.getByRole('button', { name: 'Update Wish List' }).click();
    await expect(page.locator('.till-wishlist').getByRole('alert')).toContainText(
      'Your wish list could not be changed.',
    );
    await page.getByRole('button', { name: 'Update Wish List' }).click();
    await expect(page.getByText('Wish List has been updated.')).toBeVisible();
    await page.evaluate(() => {
      sessionStorage.clear();
    });
    await page.reload();
    await expect(salt.getByLabel('Comment')).toHaveValue('For Ada <b>');
    await expect(salt.getByLabel('Qty')).toHaveValue('4');
  });

  test('adds nothing twice after a lost response', async ({ page, shop }, { project }) => {
    await openList(page, shop.email.replace('reader', `lost-${project.name}`), [1, 5]);
    await letFail(page, 'change-wishes', { kind: 'drop-after' });
    await item(page, 'The Salt Road').getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.locator('till-mini-cart')).toContainText('1');
    await expect(
      item(page, 'The Salt Road').getByRole('button', { name: 'Add to Cart' }),
    ).toHaveCount(0);
    await page.goto('/checkout/cart/');
    await expect(page.getByRole('link', { name: 'The Salt Road' }).first()).toBeVisible();
    await expect(page.locator('till-mini-cart')).toContainText('1');
  });
});
