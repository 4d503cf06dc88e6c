import { expect, type Locator, type Page } from '@playwright/test';

import { openAccount } from './account';
import type { Shop } from './test';

/** The element around a page of the checkout with several addresses. */
export const multi = (page: Page): Locator => page.locator('till-multi-checkout');

/** The element is ready. */
export const ready = async (page: Page): Promise<void> => {
  await expect(multi(page).locator('> .till-root [role=status]').first()).toBeAttached();
};

/** The page of the orders has taken their note away. */
export const expectNoOpenOrder = async (page: Page): Promise<void> => {
  const note = () => page.evaluate(() => localStorage.getItem('till-order-attempt'));
  await expect.poll(note).toBeNull();
};

/** The rows of the page of addresses. */
export const pieces = (page: Page): Locator =>
  multi(page).locator('#multiship-addresses-table tbody tr');

/** This test's own customer with two books, and an evening that is not shipped, on the page of addresses. */
export async function openAddresses(page: Page, shop: Shop, books = 2): Promise<void> {
  await openAccount(page, shop, '/the-salt-road.html');
  await shop.product.add(books);
  await shop.product.open('an-evening-with-henrike-dahl');
  await shop.product.add(1);
  await page.goto('/checkout/cart/');
  await page.getByRole('link', { name: 'Check Out with Multiple Addresses' }).click();
  await page.waitForURL(/\/multishipping\/checkout\/addresses\//);
  await ready(page);
}

/** Presses a button that leads to another page of the checkout. */
export async function goOn(page: Page, label: string, action: string): Promise<void> {
  await multi(page).getByRole('button', { name: label }).click();
  await page.waitForURL(new RegExp(`/multishipping/checkout/${action}/`));
  await ready(page);
}

/** From the page of addresses to the ways to pay, with the fixed rate for every address. */
export async function goToBilling(page: Page): Promise<void> {
  await goOn(page, 'Go to Shipping Information', 'shipping');
  for (const rate of await multi(page)
    .getByLabel(/^Fixed/)
    .all())
    await rate.check();
  await goOn(page, 'Continue to Billing Information', 'billing');
}

/** From the page of addresses to the page with everything once more; the second book goes to New York. */
export async function goToOverview(page: Page): Promise<void> {
  await pieces(page).nth(1).getByLabel('Send To').selectOption({ index: 1 });
  await goToBilling(page);
  await multi(page).getByLabel('Check / Money order').check();
  await goOn(page, 'Go to Review Your Order', 'overview');
}

/** The numbers of the orders on the page that shows them. */
export const numbers = async (page: Page): Promise<readonly string[]> =>
  page.locator('.orders-succeed .order-id a').allTextContents();
