import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { letFail } from '../support/faults';
import { guestAtPayment } from '../support/guests';
import { orderCount, orderOf } from '../support/orders';
import { capturesOf, letPaypalFail } from '../support/paypal';
import { setUpShop } from '../support/settings';
import { tabTo } from '../support/tab-to';
import { expect, test as base } from '../support/test';
import { GooglePayButton, googlePayAt } from './google-pay-page';
import { ReviewPage } from './paypal-page';
import { WalletSheet } from './wallet-sheet';

const test = base.extend<{ review: ReviewPage; inCheckout: GooglePayButton }>({
  review: async ({ page }, use) => {
    await use(new ReviewPage(page));
  },
  inCheckout: async ({ page, shop }, use) => {
    await use(new GooglePayButton(page, shop.checkout.element));
  },
});

test.beforeEach(async ({ page }) => {
  await setUpShop(page, { googlePay: true });
});

/** The server's cart, regardless of what the page shows. */
const cartOf = (page: Page) => new WalletSheet(page).cart();

/** For browsers every script of the driver is a press: from the next page on only the shopper's count, for five seconds. */
async function countPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let pressedAt = -Infinity;
    for (const type of ['pointerup', 'keydown']) {
      addEventListener(type, () => (pressedAt = performance.now()), true);
    }
    Object.defineProperty(UserActivation.prototype, 'isActive', {
      get: () => performance.now() - pressedAt < 5000,
    });
  });
}

const FAILED = 'A payment submission error has occurred.';

test.describe('Google Pay from the pages of the shop @phone', () => {
  test('buys a product, in a cart of its own [GOOGLE-01] [GOOGLE-02] [GOOGLE-12]', async ({
    page,
    shop,
    review,
  }) => {
    await shop.product.open('the-salt-road');
    await page.getByLabel('Qty').fill('2');
    const google = googlePayAt(page, 'product');
    await expect(google.button).toBeVisible();
    await expectAccessible(page, 'the product page with Google Pay');
    await google.press();
    const frame = page.frame({ url: /gp\/sheet/ });
    if (!frame) throw new Error('no sheet');
    await expectAccessible(frame, 'the sheet of Google Pay');
    await google.sheet.getByLabel('Ship to').selectOption({ index: 1 });
    await google.payWith('approved');
    await review.isShown();
    await expect(page.getByText('Google Pay', { exact: true })).toBeVisible();
    expect(await capturesOf(page)).toEqual([]);
    await review.ship();
    await review.placeOrder.click();
    const order = orderOf(await shop.success.orderNumber());
    expect(order).toMatchObject({
      paymentMethod: 'payment_services_paypal_google_pay',
      email: 'shopper@example.com',
      status: 'processing',
    });
    expect(order.items).toMatchObject([{ qty: 2 }]);
    expect(order.addresses.shipping).toMatchObject({ city: 'New York' });
    expect(await capturesOf(page)).toMatchObject([
      { amount: { value: (order.grandTotal / 100).toFixed(2) } },
    ]);
  });

  test('buys the cart from its page and from the mini cart [GOOGLE-04]', async ({
    page,
    shop,
    review,
  }) => {
    for (const [place, path] of [
      ['cart', '/checkout/cart/'],
      ['minicart', '/'],
    ] as const) {
      await shop.product.open('the-salt-road');
      await shop.product.add(1);
      await page.goto(path);
      const google = googlePayAt(page, place);
      await google.press();
      await google.payWith('approved');
      await review.isShown();
      await review.ship();
      await review.placeOrder.click();
      await shop.success.orderNumber();
      // The page knows that it is ordered: left earlier, the next one would look the order up first.
      const open = () => page.evaluate(() => localStorage.getItem('till-order-attempt'));
      await expect.poll(open).toBeNull();
    }
    expect(await capturesOf(page)).toHaveLength(2);
  });
});

test.describe('Google Pay when something fails', () => {
  test.beforeEach(async ({ page, shop }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await page.goto('/checkout/cart/');
  });

  test('says in the sheet that a card was declined, and another one pays [GOOGLE-07] [WALL-26]', async ({
    page,
    review,
  }) => {
    const google = googlePayAt(page, 'cart');
    await google.press();
    await google.payWith('declined');
    await expect(google.sheet.getByRole('alert')).toHaveText(FAILED);
    await google.payWith('approved');
    await review.isShown();
  });

  test('lets the bank ask, and goes on once it is liable [GOOGLE-05] [GOOGLE-06]', async ({
    page,
    shop,
    review,
  }) => {
    const google = googlePayAt(page, 'cart');
    await google.press();
    await google.payWith('challenge');
    await expect(google.frame).toHaveCount(0);
    await google.bank.getByRole('button', { name: 'Confirm' }).click();
    await review.isShown();
    await review.ship();
    await review.placeOrder.click();
    await shop.success.orderNumber();
    expect(await capturesOf(page)).toHaveLength(1);
  });

  test('has no order when the bank is not liable, and says so [GOOGLE-07]', async ({ page }) => {
    const google = googlePayAt(page, 'cart');
    await google.press();
    await google.payWith('challenge');
    await google.bank.getByRole('button', { name: 'Refuse' }).click();
    const error = page.getByRole('alertdialog', { name: 'Error' });
    await expect(error).toContainText(FAILED);
    await expectAccessible(page, 'the error of Google Pay');
    expect(await cartOf(page)).toEqual([['BK-SALT', 1]]);
    expect(await capturesOf(page)).toEqual([]);
  });

  test('says that the provider could not confirm, and nothing is charged [WALL-26]', async ({
    page,
  }) => {
    await letPaypalFail(page, { call: 'google-confirm', fault: { kind: 'half-json' } });
    const google = googlePayAt(page, 'cart');
    await google.press();
    await google.payWith('approved');
    await expect(google.sheet.getByRole('alert')).toHaveText(FAILED);
    expect(await capturesOf(page)).toEqual([]);
  });

  test('says that the shop did not take it over, and the cart stays [WALL-36]', async ({
    page,
  }) => {
    await letFail(page, 'paypal-approved', { kind: 'status', status: 503 });
    const google = googlePayAt(page, 'cart');
    await google.press();
    await google.payWith('approved');
    const error = page.getByRole('alertdialog', { name: 'Error' });
    await error.getByRole('button', { name: 'OK' }).click();
    await expect(google.sheet.getByRole('alert')).toContainText('was not placed');
    await google.sheet.getByRole('button', { name: 'Cancel' }).click();
    await expect(google.frame).toHaveCount(0);
    expect(await cartOf(page)).toEqual([['BK-SALT', 1]]);
  });

  test('shows the amount and opens with another press where the shop was slow', async ({
    page,
    review,
  }) => {
    await countPresses(page);
    await page.reload();
    await letFail(page, 'paypal-order', { kind: 'delay', ms: 6000 });
    const google = googlePayAt(page, 'cart');
    await google.place.scrollIntoViewIfNeeded();
    await google.button.click();
    const prompt = page.getByRole('dialog', { name: 'Google Pay' });
    await expect(prompt).toContainText('Order Total: $', { timeout: 15_000 });
    await expectAccessible(page, 'the question before a late sheet');
    await expect(prompt.getByRole('button', { name: 'Continue' })).toBeFocused();
    await page.keyboard.press('Enter');
    await google.payWith('approved');
    await review.isShown();
  });
});

test.describe('Google Pay in the checkout @phone', () => {
  test('goes on where the sheet is closed, or the bank refuses [GOOGLE-05] [GOOGLE-07]', async ({
    page,
    shop,
    inCheckout,
  }) => {
    await guestAtPayment(shop);
    await shop.checkout.chooseMethod('Google Pay');
    await inCheckout.press();
    await inCheckout.sheet.getByRole('button', { name: 'Cancel' }).click();
    await expect(inCheckout.frame).toHaveCount(0);
    await inCheckout.press();
    await inCheckout.payWith('challenge');
    await inCheckout.bank.getByRole('button', { name: 'Refuse' }).click();
    await expect(page.getByRole('radiogroup').getByText(FAILED)).toBeVisible();
    expect(orderCount(shop.email)).toBe(0);
    await inCheckout.press();
    await inCheckout.payWith('challenge');
    await inCheckout.bank.getByRole('button', { name: 'Confirm' }).click();
    await shop.success.orderNumber();
    expect(orderCount(shop.email)).toBe(1);
    expect(await capturesOf(page)).toHaveLength(1);
  });
});

test('Google Pay is bought with the keyboard alone', async ({ page, shop, review }) => {
  await shop.product.open('the-salt-road');
  const google = googlePayAt(page, 'product');
  await google.place.scrollIntoViewIfNeeded();
  await expect(google.button).toBeVisible();
  await google.button.focus();
  await page.keyboard.press('Enter');
  await expect(google.pay).toBeFocused();
  await page.keyboard.press('Enter');
  await review.isShown();
  await tabTo(review.method);
  await page.keyboard.press('ArrowDown');
  await expect(review.placeOrder).toBeEnabled();
});
