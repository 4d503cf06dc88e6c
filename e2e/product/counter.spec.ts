import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';

test('a text that is too long is not truncated, is counted and not sent [COUNT-01][COUNT-02] @phone', async ({
  page,
}) => {
  await page.goto('/a-book-with-your-name-in-it.html');
  const field = page.locator('textarea.product-custom-option');
  await field.click();
  await expect(page.locator('till-counter .till-root').last()).toBeAttached();
  const counter = page.locator('till-counter', { has: field }).locator('.till-counter__text');
  await field.fill('For Ada');
  await expect(counter).toHaveText('(233 remaining)');
  await field.fill('a'.repeat(250));
  await expect(field).toHaveValue('a'.repeat(250));
  await expect(counter).toHaveText('(10 too many)');
  await expectAccessible(page, 'a text that is too long');
  await page.locator('#product-addtocart-button').click();
  await expect(page.locator('#product_addtocart_form')).toContainText(
    'Please enter less or equal than 240 symbols.',
  );
});
