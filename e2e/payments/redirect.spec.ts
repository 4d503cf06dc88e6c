import type { Page } from '@playwright/test';

import { letFail } from '../support/faults';
import { chargesOf } from '../support/provider';
import { setUpShop } from '../support/settings';
import { expect, test, type Shop } from '../support/test';

const METHODS = ['stripe_payments_checkout', 'stripe_payments_bank_transfers'] as const;

/** A guest at the payment step with a method of the provider chosen. */
async function open(page: Page, shop: Shop, code: (typeof METHODS)[number]): Promise<void> {
  await setUpShop(page, { payments: [...METHODS] });
  await shop.product.open('the-salt-road');
  await shop.product.add(1);
  await shop.checkout.open();
  await shop.checkout.shipAsGuest(shop.email);
  await shop.checkout.element.locator(`input[type="radio"][value="${code}"]`).check();
}

/** Presses the button and waits for the provider's page. */
async function toHostedPage(page: Page, shop: Shop): Promise<void> {
  await shop.checkout.placeOrder.click();
  await page.waitForURL(/cs_test_/);
}

test('pays on the provider’s page [REDIR-01][REDIR-03] @phone', async ({ page, shop }) => {
  await open(page, shop, 'stripe_payments_checkout');
  await toHostedPage(page, shop);
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiration date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/checkout\/onepage\/success/);
  expect(await chargesOf(page)).toHaveLength(1);
});

test('keeps cart and draft for a shopper who goes back unpaid, and charges once [REDIR-01] @phone', async ({
  page,
  shop,
}) => {
  await open(page, shop, 'stripe_payments_checkout');
  await toHostedPage(page, shop);
  await page.goBack();
  const street = shop.checkout.element.getByRole('textbox', {
    name: 'Street Address',
    exact: true,
  });
  await expect(street).toHaveValue('12 Harbour Street');
  await shop.checkout.toPayment();
  await shop.checkout.element
    .locator('input[type="radio"][value="stripe_payments_checkout"]')
    .check();
  await toHostedPage(page, shop);
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiration date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/checkout\/onepage\/success/);
  expect(await chargesOf(page)).toHaveLength(1);
});

test('stays in the checkout when there is no page to go to [REDIR-05]', async ({ page, shop }) => {
  await open(page, shop, 'stripe_payments_checkout');
  await letFail(page, 'hosted-session', { kind: 'status', status: 400 });
  await shop.checkout.placeOrder.click();
  await expect(
    shop.checkout.element
      .getByText('An error has occurred on the server. Could not redirect to Stripe Checkout.')
      .first(),
  ).toBeVisible();
  await expect(shop.checkout.placeOrder).toBeVisible();
});

test('places an order by bank transfer [BANK-01] @phone', async ({ page, shop }) => {
  await open(page, shop, 'stripe_payments_bank_transfers');
  await shop.checkout.placeOrder.click();
  await page.waitForURL(/checkout\/onepage\/success/);
  expect(await chargesOf(page)).toHaveLength(0);
});
