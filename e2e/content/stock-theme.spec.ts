import { addStyleSheet } from '../hostile/style-sheets';
import { expect, test } from '../support/test';

/* The platform's theme hides what its own page builder scripts would show. */
const SHEET = `
  div[data-content-type='slider'] { visibility: hidden }
  [data-content-type='products'][data-appearance='carousel'] li.product-item { display: none }
  [data-content-type='products'][data-appearance='carousel'] li.product-item:first-child {
    display: block;
    visibility: hidden;
  }`;

test('shows slides and carousel products in the platform’s theme @phone', async ({ page }) => {
  await addStyleSheet(page, SHEET);
  await page.goto('/about/');
  const products = page.locator('[data-content-type=products] .product-item');
  await products.first().scrollIntoViewIfNeeded();
  await expect(products.locator('.product-item-link').first()).toBeVisible();
  await expect(products.locator('.product-item-link').nth(1)).toBeVisible();
  await expect(page.locator('[data-content-type=slide] h2').first()).toBeVisible();
});
