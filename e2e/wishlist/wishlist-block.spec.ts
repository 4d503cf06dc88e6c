import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { customerLike, signInHere } from '../support/customers';
import { expect, test } from '../support/test';

/** Opens a category as a customer of this test’s own with these products on the wish list, newest last. */
async function openCategory(page: Page, email: string, products: readonly number[]): Promise<void> {
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
  await page.goto('/fiction.html');
  await page.locator('till-wishlist').scrollIntoViewIfNeeded();
}

test.describe('the wish list in the sidebar @phone', () => {
  test('undoes a removal, adds an item to the cart, and removes the last one [WISH-01]', async ({
    page,
    shop,
  }, { project }) => {
    await openCategory(page, shop.email.replace('reader', `side-${project.name}`), [5, 1]);
    const block = page.locator('.till-wish-block');
    await expect(block.getByRole('heading', { name: 'My Wish List 2 items' })).toBeVisible();
    await expect(block.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page, 'the wish list in the sidebar');
    await block.getByRole('button', { name: 'Remove The Salt Road' }).click();
    await expect(block.getByRole('listitem')).toHaveCount(1);
    const undo = block.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await expectAccessible(page, 'a removal in the sidebar');
    await undo.click();
    const salt = block.getByRole('listitem').filter({ hasText: 'The Salt Road' });
    await salt.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(block.getByRole('listitem')).toHaveCount(1);
    await expect(page.locator('till-mini-cart')).toContainText('1');
    await block.getByRole('button', { name: /^Remove / }).click();
    await expect(block.getByText('You have no items in your wish list.')).toBeVisible();
    await page.goto('/');
    await page.goto('/wishlist/');
    await expect(page.getByText('You have no items in your wish list.')).toBeVisible();
  });
});
