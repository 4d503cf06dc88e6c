import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { letFail } from '../support/faults';
import { guestAtPayment } from '../support/guests';
import { orderCount, orderOf } from '../support/orders';
import { capturesOf, letPaypalFail } from '../support/paypal';
import { setUpShop } from '../support/settings';
import { expect, test as base } from '../support/test';
import { ApplePayButton, applePayAt } from './apple-pay-page';
import { ReviewPage } from './paypal-page';
import { WalletSheet } from './wallet-sheet';

const test = base.extend<{ review: ReviewPage; inCheckout: ApplePayButton }>({
  review: async ({ page }, use) => {
    await use(new ReviewPage(page));
  },
  inCheckout: async ({ page, shop }, use) => {
    await use(new ApplePayButton(page, shop.checkout.element));
  },
});

test.beforeEach(async ({ page }) => {
  await setUpShop(page, { applePay: true });
});

/** The server's cart, regardless of what the page shows. */
const cartOf = (page: Page) => new WalletSheet(page).cart();

const FAILED = 'A payment submission error has occurred.';

test.describe('Apple Pay from the pages of the shop @phone', () => {
  test('buys a product, in a cart of its own, with the method and the total of the sheet [APPLE-01] [APPLE-03] [APPLE-04] [APPLE-06]', async ({
    page,
    shop,
    review,
  }) => {
    await shop.product.open('the-salt-road');
    await page.getByLabel('Qty').fill('2');
    const apple = applePayAt(page, 'product');
    await apple.place.scrollIntoViewIfNeeded();
    await expect(apple.button).toBeVisible();
    await expectAccessible(page, 'the product page with Apple Pay');
    await apple.press();
    const frame = page.frame({ url: /apple\/sheet/ });
    if (!frame) throw new Error('no sheet');
    await expectAccessible(frame, 'the sheet of Apple Pay');
    await apple.choose(apple.sheet.getByLabel('Ship to'), { index: 1 });
    const first = await apple.total.textContent();
    await apple.choose(apple.method, { index: 1 });
    await expect(apple.total).not.toHaveText(first ?? '');
    const shown = (await apple.total.textContent()) ?? '';
    await apple.payWith('approved');
    await review.isShown();
    await expect(page.getByText('Apple Pay', { exact: true })).toBeVisible();
    await expect(review.total).toHaveText(shown);
    expect(await capturesOf(page)).toEqual([]);
    await review.placeOrder.click();
    const order = orderOf(await shop.success.orderNumber());
    expect(order).toMatchObject({
      paymentMethod: 'payment_services_paypal_apple_pay',
      email: 'shopper@example.com',
      status: 'processing',
    });
    expect(order.items).toMatchObject([{ qty: 2 }]);
    expect(order.addresses.shipping).toMatchObject({ city: 'New York' });
    expect(shown).toBe(`$${(order.grandTotal / 100).toFixed(2)}`);
    expect(await capturesOf(page)).toMatchObject([
      { amount: { value: (order.grandTotal / 100).toFixed(2) } },
    ]);
  });

  test('buys the cart from its page, with the total of the sheet [APPLE-05]', async ({
    page,
    shop,
    review,
  }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await page.goto('/checkout/cart/');
    const apple = applePayAt(page, 'cart');
    await apple.press();
    const shown = (await apple.total.textContent()) ?? '';
    await apple.payWith('approved');
    await review.isShown();
    await expect(review.total).toHaveText(shown);
    await review.placeOrder.click();
    await shop.success.orderNumber();
    expect(await capturesOf(page)).toHaveLength(1);
  });

  test('buys from the mini cart, whose method is chosen at the review', async ({
    page,
    shop,
    review,
  }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await page.goto('/');
    const apple = applePayAt(page, 'minicart');
    await apple.press();
    await expect(apple.total).toHaveText('Amount pending');
    await apple.payWith('approved');
    await review.isShown();
    await review.ship();
    await review.placeOrder.click();
    await shop.success.orderNumber();
    expect(await capturesOf(page)).toHaveLength(1);
  });
});

test.describe('Apple Pay when something fails', () => {
  test.beforeEach(async ({ page, shop }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await page.goto('/checkout/cart/');
  });

  /** The sheet is gone, the shopper knows why, and nothing has happened. */
  async function expectFailure(page: Page, text: string): Promise<void> {
    await expect(applePayAt(page, 'cart').frame).toHaveCount(0);
    const error = page.getByRole('alertdialog', { name: 'Error' });
    await expect(error).toContainText(text);
    await expectAccessible(page, 'the error of Apple Pay');
    await error.getByRole('button', { name: 'OK' }).click();
    expect(await cartOf(page)).toEqual([['BK-SALT', 1]]);
    expect(await capturesOf(page)).toEqual([]);
  }

  test('says that a card was declined, and the next press pays [WALL-26]', async ({
    page,
    review,
  }) => {
    const apple = applePayAt(page, 'cart');
    await apple.press();
    await apple.payWith('declined');
    await expectFailure(page, FAILED);
    await apple.press();
    await apple.payWith('approved');
    await review.isShown();
  });

  test('says that the merchant was not validated [APPLE-09] [WALL-37]', async ({ page }) => {
    await letPaypalFail(page, { call: 'apple-validate', fault: { kind: 'half-json' } });
    const apple = applePayAt(page, 'cart');
    await apple.place.scrollIntoViewIfNeeded();
    await apple.button.click();
    await expectFailure(page, FAILED);
  });

  test('says that the shop could not estimate the shipping [APPLE-10]', async ({ page }) => {
    await page.route('**/estimate-shipping-methods/', (route) => route.abort());
    const apple = applePayAt(page, 'cart');
    await apple.place.scrollIntoViewIfNeeded();
    await apple.button.click();
    await expectFailure(page, 'cannot be reached');
  });

  test('says that the shop did not take it over [WALL-36]', async ({ page }) => {
    await letFail(page, 'paypal-approved', { kind: 'status', status: 503 });
    const apple = applePayAt(page, 'cart');
    await apple.press();
    await apple.payWith('approved');
    await expectFailure(page, 'was not placed');
  });

  test('asks again where the cart costs another amount by then [WALL-04]', async ({
    page,
    context,
  }) => {
    const apple = applePayAt(page, 'cart');
    await apple.press();
    const shown = (await apple.total.textContent()) ?? '';
    const other = await context.newPage();
    await other.goto('/lamplighters.html');
    await other.getByRole('button', { name: 'Add to Cart' }).click();
    await expect.poll(async () => (await cartOf(page)).length).toBe(2);
    await apple.payWith('approved');
    await expect(apple.frame).toHaveCount(0);
    const error = page.getByRole('alertdialog', { name: 'Error' });
    await expect(error).toContainText(`${shown} → $`);
    await expect(error).toContainText('was not placed');
    expect(await capturesOf(page)).toEqual([]);
  });

  test('opens at once where the shop is slow, since a sheet opens in a press only', async ({
    page,
    review,
  }) => {
    await letFail(page, 'paypal-order', { kind: 'delay', ms: 6000 });
    const apple = applePayAt(page, 'cart');
    await apple.place.scrollIntoViewIfNeeded();
    await apple.button.click();
    await expect(apple.sheet.getByRole('heading', { name: 'Apple Pay' })).toBeVisible();
    await expect(apple.pay).toBeDisabled();
    await expect(apple.pay).toBeEnabled({ timeout: 15_000 });
    await apple.payWith('approved');
    await review.isShown();
  });
});

test.describe('Apple Pay in the checkout @phone', () => {
  test('goes on where the sheet is closed, or the card is declined [APPLE-08] [WALL-26]', async ({
    page,
    shop,
    inCheckout,
  }) => {
    await guestAtPayment(shop);
    await shop.checkout.chooseMethod('Apple Pay');
    await inCheckout.press();
    await inCheckout.sheet.getByRole('button', { name: 'Cancel' }).click();
    await expect(inCheckout.frame).toHaveCount(0);
    await inCheckout.press();
    await inCheckout.payWith('declined');
    await expect(page.getByRole('radiogroup').getByText(FAILED)).toBeVisible();
    expect(orderCount(shop.email)).toBe(0);
    await inCheckout.press();
    await inCheckout.payWith('approved');
    await shop.success.orderNumber();
    expect(orderCount(shop.email)).toBe(1);
    expect(await capturesOf(page)).toHaveLength(1);
  });
});

test('Apple Pay is bought with the keyboard alone', async ({ page, shop, review }) => {
  await shop.product.open('the-salt-road');
  const apple = applePayAt(page, 'product');
  await apple.place.scrollIntoViewIfNeeded();
  await expect(apple.button).toBeVisible();
  await apple.button.focus();
  await page.keyboard.press('Enter');
  await expect(apple.pay).toBeEnabled();
  await apple.pay.focus();
  await page.keyboard.press('Enter');
  await review.isShown();
  await expect(review.placeOrder).toBeEnabled();
});
