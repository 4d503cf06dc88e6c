import { expect, type Locator, type Page } from '@playwright/test';

/** The popup of the header's sign-in link. */
export async function openSignIn(page: Page): Promise<Locator> {
  await expect(page.locator('till-login .till-root')).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  return page.getByRole('dialog', { name: 'Sign In' });
}
