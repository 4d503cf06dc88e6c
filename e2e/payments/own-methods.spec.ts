import { expectAccessible } from '../support/axe';
import { customerLike, signIn } from '../support/customers';
import { letFail } from '../support/faults';
import { guestAtPayment } from '../support/guests';
import { orderCount, orderOf } from '../support/orders';
import { setUpShop } from '../support/settings';
import { expect, test } from '../support/test';

test.describe('payment methods of the shop’s own scripts @phone', () => {
  test.beforeEach(async ({ page, shop }) => {
    await setUpShop(page, { paymentExamples: true });
    await guestAtPayment(shop);
  });

  test('a form shows its error at the field, and pays once it is filled in [PAY-17, PLACE-19]', async ({
    shop,
  }) => {
    const { element } = shop.checkout;
    await shop.checkout.chooseMethod(/House account/);
    await expect(element.getByRole('radiogroup', { name: 'Pay later' })).toBeVisible();
    await shop.checkout.place();
    await expect(element.getByText('Please enter the six digits of your account.')).toBeVisible();
    expect(orderCount(shop.email)).toBe(0);
    await element.getByLabel('Account number').fill('123456');
    await shop.checkout.place();
    expect(orderOf(await shop.success.orderNumber())).toMatchObject({
      paymentMethod: 'house_account',
    });
  });

  test('a wallet opens within the press; closing it places no order', async ({ page, shop }) => {
    const { element } = shop.checkout;
    await shop.checkout.chooseMethod(/Pocket Wallet/);
    await expect(element.getByRole('button', { name: /Place Order/ })).toHaveCount(0);
    const pay = element.getByRole('button', { name: 'Pay with Pocket Wallet' });
    const [closed] = await Promise.all([page.waitForEvent('popup'), pay.click()]);
    await closed.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => closed.isClosed()).toBe(true);
    await expect(pay).toBeEnabled();
    expect(orderCount(shop.email)).toBe(0);
    const [sheet] = await Promise.all([page.waitForEvent('popup'), pay.click()]);
    await expect(sheet.locator('[data-amount]')).not.toHaveText('…');
    await sheet.getByRole('button', { name: 'Approve' }).click();
    expect(orderOf(await shop.success.orderNumber())).toMatchObject({
      paymentMethod: 'pocket_wallet',
    });
    expect(orderCount(shop.email)).toBe(1);
  });

  test('a bank’s page: returning without payment restores cart and checkout, then the order is paid', async ({
    page,
    shop,
  }) => {
    await shop.checkout.chooseMethod(/Town Bank/);
    await shop.checkout.place();
    await page.waitForURL(/examples\/bank/);
    await page.getByRole('link', { name: 'Back to the shop' }).click();
    await page.waitForURL(/\/checkout\/(?:#.*)?$/);
    const { element } = shop.checkout;
    await expect(shop.checkout.email).toHaveValue(shop.email);
    await expect(shop.checkout.field('City')).toHaveValue('Oakland');
    await expect(element.getByText('The Salt Road').first()).toBeAttached();
    await shop.checkout.toPayment();
    await shop.checkout.chooseMethod(/Town Bank/);
    await shop.checkout.place();
    await page.waitForURL(/examples\/bank/);
    await page.getByRole('button', { name: 'Pay' }).click();
    expect(orderOf(await shop.success.orderNumber())).toMatchObject({
      paymentMethod: 'town_bank',
      status: 'processing',
    });
  });
});

test.describe('a wallet of the shop’s own scripts @phone', () => {
  test.beforeEach(async ({ page, shop }) => {
    await setUpShop(page, { paymentExamples: true });
    customerLike('jane@example.com', shop.email);
    await signIn(page, shop.email);
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await page.goto('/checkout/cart/');
  });

  test('buys the cart once, by keyboard, for the amount that it shows [EXPR-01, EXPR-06]', async ({
    page,
    shop,
  }) => {
    const button = page.getByRole('button', { name: 'Buy on account' });
    await button.focus();
    await expectAccessible(page, 'the cart with an own wallet');
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Buy on account' });
    const shown = await sheet.textContent();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    expect(orderCount(shop.email)).toBe(0);
    await button.press('Enter');
    await sheet.getByRole('button', { name: 'Buy now' }).press('Enter');
    const order = orderOf(await shop.success.orderNumber());
    expect(order).toMatchObject({ paymentMethod: 'checkmo' });
    expect(shown).toContain((order.grandTotal / 100).toFixed(2));
    expect(orderCount(shop.email)).toBe(1);
  });

  test('looks an order up whose response is lost, and places no second one [EXPR-06]', async ({
    page,
    shop,
  }) => {
    await page.getByRole('button', { name: 'Buy on account' }).click();
    await letFail(page, 'place-order', { kind: 'drop-after' });
    await page.getByRole('button', { name: 'Buy now' }).click();
    await shop.success.orderNumber();
    expect(orderCount(shop.email)).toBe(1);
  });
});
