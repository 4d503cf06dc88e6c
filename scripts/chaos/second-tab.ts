import type { Page } from '@playwright/test';

import type { CartChange } from './steps.types';

const TIMEOUT = { timeout: 5000 };

async function addBook(page: Page): Promise<void> {
  await page.goto('/lamplighters.html', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to Cart' }).first().click(TIMEOUT);
}

async function toCart(page: Page): Promise<void> {
  if (!page.url().includes('/checkout/cart')) await page.goto('/checkout/cart/');
}

async function changeQuantity(page: Page): Promise<void> {
  await toCart(page);
  const cart = page.locator('till-cart');
  const field = cart.getByRole('textbox', { name: 'Qty' }).first();
  const qty = Number(await field.inputValue(TIMEOUT));
  await field.fill(String((qty % 4) + 1), TIMEOUT);
  await field.press('Enter', TIMEOUT);
  const update = cart.getByRole('button', { name: 'Update Shopping Cart' });
  if (await update.isVisible()) await update.click(TIMEOUT);
}

async function applyCoupon(page: Page): Promise<void> {
  await toCart(page);
  const cart = page.locator('till-cart');
  const field = cart.getByLabel('Enter discount code');
  await cart.getByRole('textbox', { name: 'Qty' }).first().waitFor(TIMEOUT);
  if (!(await field.isVisible())) await cart.getByText('Apply Discount Code').click(TIMEOUT);
  await field.fill('TENOFF', TIMEOUT);
  await cart.getByRole('button', { name: 'Apply Discount', exact: true }).click(TIMEOUT);
}

const CHANGES: Readonly<Record<CartChange, (page: Page) => Promise<void>>> = {
  add: addBook,
  quantity: changeQuantity,
  coupon: applyCoupon,
};

/** Changes the cart by the controls of a page, as the shopper would in a second tab. */
export const changeInTab = (page: Page, change: CartChange): Promise<void> => CHANGES[change](page);
