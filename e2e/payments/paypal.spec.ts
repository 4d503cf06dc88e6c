import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { letFail } from '../support/faults';
import { guestAtPayment } from '../support/guests';
import { orderCount, orderOf } from '../support/orders';
import { capturesOf, letPaypalFail, PAYPAL, setPaypal } from '../support/paypal';
import { setUpShop } from '../support/settings';
import { tabTo } from '../support/tab-to';
import { expect, test as base } from '../support/test';
import { ApprovalWindow, PaypalButton, ReviewPage, walletButton } from './paypal-page';
import { WalletSheet } from './wallet-sheet';

const test = base.extend<{ review: ReviewPage; inCheckout: PaypalButton }>({
  review: async ({ page }, use) => {
    await use(new ReviewPage(page));
  },
  inCheckout: async ({ page, shop }, use) => {
    await use(new PaypalButton(page, shop.checkout.element));
  },
});

test.beforeEach(async ({ page }) => {
  await setUpShop(page, { paypalButtons: true });
});

/** The server's cart, regardless of what the page shows. */
const cartOf = (page: Page) => new WalletSheet(page).cart();

test.describe('PayPal in the checkout @phone', () => {
  test('pays a guest’s order, once [SMART-01] [SMART-04] [WALL-02]', async ({
    page,
    shop,
    inCheckout,
  }) => {
    await guestAtPayment(shop);
    await shop.checkout.chooseMethod('PayPal');
    await expect(inCheckout.button).toBeEnabled();
    await expectAccessible(page, 'the checkout with PayPal’s button');
    const window = await inCheckout.press();
    await expect(window.approve).toHaveText('Pay Now');
    await expectAccessible(window.page, 'the window of the approval');
    const shown = await window.amount.textContent();
    await window.end(window.approve);
    const order = orderOf(await shop.success.orderNumber());
    expect(order).toMatchObject({
      paymentMethod: 'payment_services_paypal_smart_buttons',
      email: shop.email,
      status: 'processing',
    });
    expect(shown).toBe(`$${(order.grandTotal / 100).toFixed(2)}`);
    expect(orderCount(shop.email)).toBe(1);
    expect(await capturesOf(page)).toMatchObject([
      { amount: { value: (order.grandTotal / 100).toFixed(2) } },
    ]);
  });

  test('goes on where a shopper cancels or closes the window', async ({
    page,
    shop,
    inCheckout,
  }) => {
    await guestAtPayment(shop);
    await shop.checkout.chooseMethod('PayPal');
    const window = await inCheckout.press();
    await window.end(window.cancel);
    const again = await inCheckout.press();
    await expect(again.approve).toBeVisible();
    await again.page.close();
    expect(orderCount(shop.email)).toBe(0);
    const last = await inCheckout.press();
    await last.end(last.approve);
    await shop.success.orderNumber();
    expect(orderCount(shop.email)).toBe(1);
    expect(await capturesOf(page)).toHaveLength(1);
  });
});

test.describe('PayPal in the checkout when something fails', () => {
  test('looks up an order whose response was lost, and sends none twice', async ({
    page,
    shop,
    inCheckout,
  }) => {
    await guestAtPayment(shop);
    await shop.checkout.chooseMethod('PayPal');
    await letFail(page, 'place-order', { kind: 'drop-after' });
    const window = await inCheckout.press();
    await window.end(window.approve);
    await shop.success.orderNumber();
    expect(orderCount(shop.email)).toBe(1);
    expect(await capturesOf(page)).toHaveLength(1);
  });

  test('orders once although the approval is told twice', async ({ page, shop, inCheckout }) => {
    await guestAtPayment(shop);
    await shop.checkout.chooseMethod('PayPal');
    await letPaypalFail(page, { call: 'approval', fault: { kind: 'twice' } });
    const window = await inCheckout.press();
    await window.end(window.approve);
    await shop.success.orderNumber();
    expect(orderCount(shop.email)).toBe(1);
    expect(await capturesOf(page)).toHaveLength(1);
  });

  test('says that the payment was declined, and another method pays', async ({
    page,
    shop,
    inCheckout,
  }) => {
    await guestAtPayment(shop);
    await shop.checkout.chooseMethod('PayPal');
    await setPaypal(page, { declines: true });
    const window = await inCheckout.press();
    await window.end(window.approve);
    await expect(
      shop.checkout.element.getByText('Your payment was not successful.').first(),
    ).toBeVisible();
    expect(orderCount(shop.email)).toBe(0);
    expect(await capturesOf(page)).toEqual([]);
    await shop.checkout.chooseMethod(/Check/);
    await shop.checkout.place();
    await shop.success.orderNumber();
    expect(orderCount(shop.email)).toBe(1);
  });

  test('closes the window when the shop creates no order, and says so', async ({
    page,
    shop,
    inCheckout,
  }) => {
    await guestAtPayment(shop);
    await shop.checkout.chooseMethod('PayPal');
    await letFail(page, 'paypal-order', { kind: 'status', status: 500 });
    const opened = page.waitForEvent('popup');
    await inCheckout.button.click();
    const window = await opened;
    if (!window.isClosed()) await window.waitForEvent('close');
    await expect(
      shop.checkout.element.getByText('Something went wrong with your request.').first(),
    ).toBeVisible();
    expect(orderCount(shop.email)).toBe(0);
    const again = await inCheckout.press();
    await again.end(again.approve);
    await shop.success.orderNumber();
    expect(await capturesOf(page)).toHaveLength(1);
  });

  test('offers another try when the script is blocked', async ({ page, shop, inCheckout }) => {
    await guestAtPayment(shop);
    await letPaypalFail(page, { call: 'script', fault: { kind: 'status', status: 503 } });
    await shop.checkout.chooseMethod('PayPal');
    const retry = shop.checkout.element.getByRole('button', { name: 'Try Again' });
    await expect(retry).toBeVisible();
    await expectAccessible(page, 'the checkout without PayPal’s script');
    await retry.click();
    await expect(inCheckout.button).toBeVisible();
  });

  test('asks for the agreement before the window goes on [WALL-31]', async ({
    page,
    shop,
    inCheckout,
  }) => {
    await setUpShop(page, { agreements: 'manual' });
    await guestAtPayment(shop);
    await shop.checkout.chooseMethod('PayPal');
    const opened = page.waitForEvent('popup');
    await inCheckout.button.click();
    const window = await opened;
    if (!window.isClosed()) await window.waitForEvent('close');
    const agreements = page.locator('.till-agreements').getByRole('checkbox');
    await expect(agreements.first()).toHaveAttribute('aria-invalid', 'true');
    for (const agreement of await agreements.all()) await agreement.check();
    const approval = await inCheckout.press();
    await approval.end(approval.approve);
    await shop.success.orderNumber();
  });
});

test.describe('PayPal from the pages of the shop @phone', () => {
  test('pays a product, reviewed on a page of the shop [SMART-02] [WREV-01] [WREV-02] [WREV-03]', async ({
    page,
    shop,
    review,
  }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await shop.product.open('lamplighters');
    await page.getByLabel('Qty').fill('2');
    const window = await walletButton(page, 'product').press();
    await expect(window.approve).toHaveText('Continue to Review Order');
    await window.shipTo.selectOption({ index: 1 });
    await window.end(window.approve);
    await review.isShown();
    await expect(review.element).toContainText('New York');
    await expect(review.placeOrder).toBeDisabled();
    const before = await review.total.textContent();
    await review.ship();
    await expect(review.total).not.toHaveText(before ?? '');
    await expectAccessible(page, 'the order review page');
    const total = (await review.total.textContent()) ?? '';
    await review.placeOrder.click();
    const order = orderOf(await shop.success.orderNumber());
    expect(order.items).toMatchObject([{ qty: 2 }]);
    expect(order.addresses.shipping).toMatchObject({ city: 'New York' });
    expect(total).toContain((order.grandTotal / 100).toFixed(2));
    expect(await capturesOf(page)).toHaveLength(1);
    expect(await cartOf(page)).toEqual([['BK-SALT', 1]]);
  });

  test('pays the cart from its page [SMART-03]', async ({ page, shop, review }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await shop.cart.open();
    const window = await walletButton(page, 'cart').press();
    await window.end(window.approve);
    await review.isShown();
    await review.ship();
    await review.placeOrder.click();
    await shop.success.orderNumber();
    expect(await capturesOf(page)).toHaveLength(1);
    expect(await cartOf(page)).toEqual([]);
    await shop.miniCart.expectCount(0);
  });

  test('pays the cart from the mini cart [SMART-03]', async ({ page, shop, review }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await page.goto('/');
    const window = await walletButton(page, 'minicart').press();
    await window.end(window.approve);
    await review.isShown();
    await review.ship();
    await review.placeOrder.click();
    await shop.success.orderNumber();
    expect(await capturesOf(page)).toHaveLength(1);
  });

  test('leaves the cart as it was where it is cancelled [WALL-17]', async ({ page, shop }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    for (const [place, path] of [
      ['product', '/lamplighters.html'],
      ['cart', '/checkout/cart/'],
      ['minicart', '/'],
    ] as const) {
      await page.goto(path);
      const window = await walletButton(page, place).press();
      await window.end(window.cancel);
      await expect.poll(() => cartOf(page), place).toEqual([['BK-SALT', 1]]);
    }
    expect(await capturesOf(page)).toEqual([]);
  });
});

test.describe('PayPal from the pages of the shop', () => {
  test('checks the product’s form first [WALL-30]', async ({ page, shop }) => {
    await shop.product.open('the-salt-road');
    await page.getByLabel('Qty').fill('0');
    const opened = page.waitForEvent('popup');
    await walletButton(page, 'product').button.click();
    const window = await opened;
    if (!window.isClosed()) await window.waitForEvent('close');
    await expect(page.getByText(/Qty:/)).toBeVisible();
    expect(await cartOf(page)).toEqual([]);
  });

  test('says that the shop refused the order, and the cart stays', async ({ page, shop }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await shop.cart.open();
    await setUpShop(page, { currency: 'KWD' });
    const opened = page.waitForEvent('popup');
    await walletButton(page, 'cart').button.click();
    const window = await opened;
    if (!window.isClosed()) await window.waitForEvent('close');
    await expect(page.getByText("Can't create PayPal order. Please try again.")).toBeVisible();
    expect(await cartOf(page)).toEqual([['BK-SALT', 1]]);
  });

  test('comes back to the review when the order is refused', async ({ page, shop, review }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await shop.cart.open();
    const window = await walletButton(page, 'cart').press();
    await window.end(window.approve);
    await review.isShown();
    await review.ship();
    await setPaypal(page, { declines: true });
    await review.placeOrder.click();
    await expect(page.getByText('Your payment was not successful. Try again.')).toBeVisible();
    expect(await capturesOf(page)).toEqual([]);
    await setPaypal(page, { declines: false });
    await expect(review.placeOrder).toBeEnabled();
    await review.placeOrder.click();
    await shop.success.orderNumber();
  });

  test('checks the agreement on the review page before it orders [WREV-05]', async ({
    page,
    shop,
    review,
  }) => {
    await setUpShop(page, { agreements: 'manual' });
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await shop.cart.open();
    const window = await walletButton(page, 'cart').press();
    await window.end(window.approve);
    await review.isShown();
    await review.ship();
    await review.placeOrder.click();
    const agreement = review.element.getByRole('checkbox').first();
    await expect(agreement).toHaveAttribute('aria-invalid', 'true');
    expect(await capturesOf(page)).toEqual([]);
    for (const box of await review.element.getByRole('checkbox').all()) await box.check();
    await review.placeOrder.click();
    await shop.success.orderNumber();
  });

  test('has exactly one order when the response of placing is lost', async ({
    page,
    shop,
    review,
  }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await shop.cart.open();
    const window = await walletButton(page, 'cart').press();
    await window.end(window.approve);
    await review.isShown();
    await review.ship();
    await letFail(page, 'paypal-place', { kind: 'drop-after' });
    await review.placeOrder.click();
    await page.waitForURL(/\/placeorder\/$/, { waitUntil: 'commit' });
    expect(await capturesOf(page)).toHaveLength(1);
    await page.goto('/paymentservicespaypal/smartbuttons/review/');
    await expect(page).toHaveURL(/\/checkout\/cart\/$/);
    expect(await cartOf(page)).toEqual([]);
    expect(await capturesOf(page)).toHaveLength(1);
    await page.goto('/checkout/onepage/success/');
    expect(orderOf(await shop.success.orderNumber()).paymentMethod).toBe(
      'payment_services_paypal_smart_buttons',
    );
  });

  test('is bought with the keyboard alone', async ({ page, shop, review }) => {
    await shop.product.open('the-salt-road');
    const button = walletButton(page, 'product').button;
    await expect(button).toBeVisible();
    await button.focus();
    const opened = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    const window = new ApprovalWindow(await opened);
    await expect(window.shipTo).toBeFocused();
    await window.page.keyboard.press('Tab');
    await expect(window.approve).toBeFocused();
    const closed = window.page.waitForEvent('close');
    await window.page.keyboard.press('Enter');
    await closed;
    await review.isShown();
    await tabTo(review.method);
    await page.keyboard.press('ArrowDown');
    await expect(review.placeOrder).toBeEnabled();
    await tabTo(review.placeOrder);
    await page.keyboard.press('Enter');
    await shop.success.orderNumber();
  });

  test('costs nothing but its button where the script is blocked', async ({ page, shop }) => {
    await page.route(`${PAYPAL}/**`, (route) => route.abort());
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await expect(page.locator('till-wallets[location="product"] iframe')).toHaveCount(0);
    await shop.miniCart.expectCount(1);
  });
});
