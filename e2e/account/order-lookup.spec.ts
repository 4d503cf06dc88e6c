import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { guestAtPayment } from '../support/guests';
import { expect, test } from '../support/test';

const lookup = (page: Page) => page.locator('till-order-lookup');

test.describe('looking up an order @phone', () => {
  test('requires the e-mail or the postcode, and finds the order by either [LOOK-01]', async ({
    page,
    shop,
  }) => {
    await guestAtPayment(shop);
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    await shop.checkout.place();
    const number = await shop.success.orderNumber();

    await page.goto('/sales/guest/form/');
    await expect(lookup(page).locator('> .till-root')).toBeAttached();
    await expectAccessible(page, 'the lookup');
    const email = lookup(page).getByLabel('Email', { exact: true });
    const zip = lookup(page).getByLabel('Billing ZIP Code');
    await expect(email).toBeVisible();
    await expect(zip).toBeHidden();
    await lookup(page).getByRole('button', { name: 'Continue' }).click();
    await expect(lookup(page).locator('.till-field-error')).toHaveCount(3);

    await lookup(page).getByLabel('Order ID').fill(number);
    await lookup(page).getByLabel('Billing Last Name').fill('Wrong');
    await email.fill(shop.email);
    await lookup(page).getByRole('button', { name: 'Continue' }).click();
    await expect(page.locator('till-messages')).toContainText('You entered incorrect data.');
    await expect(lookup(page).getByLabel('Order ID')).toHaveValue(number);
    await expect(email).toHaveValue(shop.email);
    await lookup(page).getByLabel('Billing Last Name').fill('Reader');
    await lookup(page).getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: `Order # ${number}` })).toBeVisible();

    await page.goto('/sales/guest/form/');
    await lookup(page).getByLabel('Find Order By').selectOption('zip');
    await expect(email).toBeHidden();
    await lookup(page).getByLabel('Order ID').fill(number);
    await lookup(page).getByLabel('Billing Last Name').fill('Reader');
    await zip.fill('94607');
    await lookup(page).getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: `Order # ${number}` })).toBeVisible();
  });
});

test.describe('the page after a sign-out @phone', () => {
  test('redirects to the home page after five seconds, or stays [LOGOUT-01]', async ({ page }) => {
    await page.clock.install();
    await page.goto('/customer/account/logout/');
    await expect(page).toHaveURL(/\/customer\/account\/logoutSuccess\//);
    const stay = page.getByRole('button', { name: 'Stay on this page' });
    await expect(stay).toBeVisible();
    await page.clock.runFor(2000);
    await expect(page).toHaveURL(/logoutSuccess/);
    await page.clock.runFor(3000);
    await page.waitForURL((url) => url.pathname === '/');

    await page.goto('/customer/account/logoutSuccess/');
    await stay.click();
    await expectAccessible(page, 'the page after a sign-out');
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL(/logoutSuccess/);
  });
});
