import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';

/** Adds a rust-coloured plain daybook to the cart and opens the line for editing. */
async function editDaybook(page: Page, addFirst: () => Promise<void>): Promise<void> {
  await addFirst();
  await page.goto('/checkout/cart/');
  await page.getByRole('link', { name: /^Edit item/ }).click();
  await expect(page).toHaveURL(/\/checkout\/cart\/configure\//);
  await expect(page.locator('till-swatches .till-root')).toBeVisible();
}

/* This page does not contain the choice: it is in the cart section. */
test.describe('editing a line', () => {
  test.beforeEach(async ({ page, shop }) => {
    await editDaybook(page, async () => {
      await shop.product.open('daybook');
      await page.getByRole('radio', { name: 'Rust' }).click();
      await page.getByRole('radio', { name: 'Plain' }).click();
      await shop.product.add(2);
      await shop.miniCart.expectCount(2);
    });
  });

  test('shows the options of the line, and changes them [SWAT-15] @phone', async ({ page }) => {
    await expect(page.getByRole('radio', { name: 'Rust' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Plain' })).toBeChecked();
    await expect(page.getByLabel('Qty')).toHaveValue('2');
    await page.getByRole('radio', { name: 'Teal' }).click();
    await page.getByRole('button', { name: 'Update Cart' }).click();
    await expect(page).toHaveURL(/\/checkout\/cart\/$/);
    await expect(page.locator('till-cart')).toContainText('Teal');
    await expect(page.locator('till-cart')).not.toContainText('Rust');
  });

  test('is not submitted while a choice is missing, however the button submits it [PROD-04]', async ({
    page,
  }) => {
    await expect(page.getByRole('radio', { name: 'Plain' })).toBeChecked();
    // Like the stock widget of this page: it cancels the click and submits the form itself, without an event.
    await page.getByRole('button', { name: 'Update Cart' }).evaluate((button) => {
      button.addEventListener('click', (event) => {
        event.preventDefault();
        (button as HTMLButtonElement).form?.submit();
      });
    });
    await page.getByRole('radio', { name: 'Plain' }).click();
    await page.getByRole('button', { name: 'Update Cart' }).click();
    await expect(page.getByText(/This is a required field/)).toBeVisible();
    await expect(page).toHaveURL(/\/configure\//);
    await page.getByRole('radio', { name: 'Plain' }).click();
    await page.getByRole('button', { name: 'Update Cart' }).click();
    await expect(page.locator('till-cart')).toContainText('Rust');
  });
});
