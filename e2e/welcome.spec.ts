import { expect, test } from '@playwright/test';

test('<till-welcome> draws itself on a page of the shop', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.body.append(document.createElement('till-welcome')));
  await expect(page.locator('till-welcome').getByRole('heading')).toBeVisible();
});
