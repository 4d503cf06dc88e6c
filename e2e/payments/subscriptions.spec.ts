import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { customerLike, signInHere } from '../support/customers';
import { letFail } from '../support/faults';
import { setUpShop } from '../support/settings';
import { expect, test, type Shop } from '../support/test';

/** The checkout of a shop that offers the element, with a subscription, which is not shipped, in the cart. */
async function open(page: Page, shop: Shop, product: string): Promise<void> {
  await setUpShop(page, { payments: ['stripe_payments'], savedCards: true });
  await shop.product.open(product);
  await shop.product.add();
  await shop.checkout.open();
}

/** A customer who has paid for a subscription, has started to change it, and is in the checkout. */
async function change(page: Page, shop: Shop): Promise<void> {
  customerLike('jane@example.com', shop.email);
  await page.goto('/customer/account/login/');
  await signInHere(page, shop.email);
  await page.waitForURL(/\/customer\/account\/?$/);
  await open(page, shop, 'the-letterbox-club');
  const fields = shop.checkout.element.frameLocator('.till-payment-element__form iframe');
  await shop.checkout.method(/Credit or debit card/).check();
  await fields.getByLabel('Card number').fill('4242424242424242');
  await fields.getByLabel('Expiration date').fill('1234');
  await fields.getByLabel('Security code').fill('123');
  await shop.checkout.placeOrder.click();
  await page.waitForURL(/checkout\/onepage\/success/);
  await page.goto('/stripe/customer/subscriptions/');
  await page.getByRole('button', { name: 'Change subscription' }).click();
  await page.waitForURL(/checkout\/cart\/configure/);
  await shop.checkout.open();
}

test('shows a subscription that starts later below the totals [SUBS-04][SUBS-08] @phone', async ({
  page,
  shop,
}) => {
  await open(page, shop, 'the-slow-shelf');
  const bar = shop.checkout.element.getByRole('button', { name: 'Order Summary' });
  if (await bar.isVisible()) await bar.click();
  const block = page.getByRole('region', { name: 'Future subscriptions' });
  await expect(block.getByRole('listitem')).toContainText(/Trialing until/);
});

test('reviews the change of a subscription, and cancels it after confirmation [SUBS-01][SUBS-11][SUBS-14]', async ({
  page,
  shop,
}) => {
  await change(page, shop);
  const review = page.getByRole('region', { name: 'Subscription Update Review' });
  // The fault is for the next call, not for that of this page.
  await expect(review.getByText('New price')).toBeVisible();
  await letFail(page, 'upcoming-invoice', { kind: 'status', status: 400 });
  await page.reload();
  await expect(
    review.getByText(
      'Sorry, the subscription could not be updated. Please contact us for assistance.',
    ),
  ).toBeVisible();
  await expect(review.getByRole('button', { name: 'Place Order' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await review.getByRole('button', { name: 'Try Again' }).click();
  await expect(review.getByText('New price')).toBeVisible();
  await expectAccessible(page, 'the change of a subscription');
  await review.getByRole('link', { name: 'Cancel update' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await page.waitForURL(/stripe\/customer\/subscriptions/);
});

test('places the change with the button of the review [SUBS-02][SUBS-11]', async ({
  page,
  shop,
}) => {
  await change(page, shop);
  const review = page.getByRole('region', { name: 'Subscription Update Review' });
  await review.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(/stripe\/customer\/subscriptions|checkout\/onepage\/success/);
});
