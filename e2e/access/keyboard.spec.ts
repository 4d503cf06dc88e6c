import type { Page } from '@playwright/test';

import { californian } from '../pages/checkout-page';
import { orderOf } from '../support/orders';
import { expect, test } from '../support/test';

/** What has the focus, as a screen reader would name it. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '(nothing)';
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : null;
    return (element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent).trim();
  });
}

/** Presses Tab until what has the focus carries this name. */
async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  const seen: string[] = [];
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press(key);
    const now = await focused(page);
    seen.push(now);
    if (name.test(now)) return;
  }
  throw new Error(`never reached ${String(name)} by ${key}; went through: ${seen.join(' | ')}`);
}

test('the whole purchase with the keyboard alone @phone', async ({ page, shop }) => {
  test.slow();
  await page.goto('/the-salt-road.html');
  await expect(shop.miniCart.button).toBeVisible();
  await tabTo(page, /^Add to Cart/);
  const added = page.waitForResponse((answer) => answer.url().includes('/checkout/cart/add'));
  await page.keyboard.press('Enter');
  await added;
  await shop.miniCart.expectCount(1);

  await shop.miniCart.button.focus();
  await page.keyboard.press('Enter');
  await expect(shop.miniCart.drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shop.miniCart.drawer).toBeHidden();
  expect(await focused(page), 'focus returns to the button').toMatch(/^My Cart/);
  await page.keyboard.press('Enter');
  await expect(shop.miniCart.line('The Salt Road')).toBeVisible();
  await tabTo(page, /^Proceed to Checkout/);
  await page.keyboard.press('Enter');
  await expect(shop.checkout.email).toBeVisible();

  await tabTo(page, /^Email Address/);
  await page.keyboard.type(shop.email);
  await page.keyboard.press('Enter');
  expect(await focused(page), 'Enter goes on, and submits nothing').toMatch(/^First Name/);
  await page.keyboard.press('Shift+Tab');
  for (const label of ['First Name', 'Last Name', 'Street Address'] as const) {
    await tabTo(page, new RegExp(`^${label}`));
    await page.keyboard.type(californian[label]);
  }
  await tabTo(page, /^City/);
  await page.keyboard.type(californian.City);
  await tabTo(page, /^State\/Province/, 'Shift+Tab').catch(() => tabTo(page, /^State\/Province/));
  await page.keyboard.type('Calif');
  await tabTo(page, /^Zip\/Postal Code/);
  await page.keyboard.type(californian['Zip/Postal Code']);
  await tabTo(page, /^Phone Number/);
  await page.keyboard.type(californian['Phone Number']);

  const flat = shop.checkout.method(/Flat Rate/);
  await expect(flat).toBeVisible();
  for (
    let press = 0;
    press < 20 && !(await page.locator('input[type=radio]:focus').count());
    press++
  ) {
    await page.keyboard.press('Tab');
  }
  for (let press = 0; press < 4 && !(await flat.isChecked()); press++) {
    await page.keyboard.press(press === 0 ? 'Space' : 'ArrowDown');
  }
  await expect(flat).toBeChecked();
  await tabTo(page, /^Next$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#payment$/);
  await expect(shop.checkout.placeOrder).toBeVisible();
  expect(await focused(page), 'the focus is not lost to the page').not.toBe('(nothing)');

  const check = shop.checkout.method(/Check \/ Money order/);
  await expect(check).toBeVisible();
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press('Tab');
    if (await page.locator('input[type=radio]:focus').count()) break;
  }
  for (let press = 0; press < 6 && !(await check.isChecked()); press++) {
    await page.keyboard.press(press === 0 ? 'Space' : 'ArrowDown');
  }
  await expect(check).toBeChecked();
  await tabTo(page, /^Place Order/);
  await page.keyboard.press('Enter');
  expect(orderOf(await shop.success.orderNumber()).paymentMethod).toBe('checkmo');
});
