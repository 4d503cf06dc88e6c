import type { Page } from '@playwright/test';

import { WalletSheet } from '../payments/wallet-sheet';
import { openAccount } from '../support/account';
import { letFail } from '../support/faults';
import { orderOf } from '../support/orders';
import { setUpShop } from '../support/settings';
import { expect, test } from '../support/test';
import { names, pushed, type Pushed } from './pushed';

const purchases = async (page: Page): Promise<Pushed[]> =>
  (await pushed(page)).filter(({ event }) => event === 'purchase');

/** The only purchase that was pushed, which other pages do not push again. */
async function onlyPurchase(page: Page): Promise<Pushed['ecommerce'] | undefined> {
  await expect.poll(() => purchases(page)).toHaveLength(1);
  await page.reload();
  await page.goto('/fiction.html');
  await expect.poll(() => names(page)).toContain('view_item_list');
  const all = await purchases(page);
  expect(all).toHaveLength(1);
  return all[0]?.ecommerce;
}

const salt = { item_id: 'BK-SALT', item_name: 'The Salt Road', price: 16.5, index: 0 };

test.beforeEach(async ({ page }) => {
  await setUpShop(page, { payments: ['stripe_payments'], expressButtons: true, measuring: true });
});

test('a guest’s order by wallet is pushed once, with the lines of the product page', async ({
  page,
  shop,
}) => {
  await shop.product.open('the-salt-road');
  await page.getByLabel('Qty').fill('2');
  await new WalletSheet(page).openAndPay();
  const transaction_id = await shop.success.orderNumber();
  expect(await onlyPurchase(page)).toEqual({
    transaction_id,
    currency: 'USD',
    value: 33,
    items: [{ ...salt, quantity: 2 }],
  });
});

test('a customer’s order by wallet has its coupon, tax and shipping', async ({ page, shop }) => {
  await openAccount(page, shop, '/');
  await shop.product.open('the-salt-road');
  await shop.product.add(2);
  await shop.miniCart.expectCount(2);
  await page.goto('/checkout/cart/');
  await shop.cart.applyCoupon('TENOFF');
  await new WalletSheet(page, 'cart').openAndPay();
  const transaction_id = await shop.success.orderNumber();
  const purchase = await onlyPurchase(page);
  expect(purchase).toMatchObject({
    transaction_id,
    currency: 'USD',
    value: 29.7,
    coupon: 'TENOFF',
    items: [{ ...salt, price: 14.85, discount: 1.65, coupon: 'TENOFF', quantity: 2 }],
  });
  const amounts = [purchase?.value, purchase?.tax, purchase?.shipping].map(Number);
  const cents = amounts.map((amount) => Math.round(amount * 100));
  expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(orderOf(transaction_id).grandTotal);
  expect(cents[2], 'the shipping costs of the sheet').toBeGreaterThan(0);
});

test('an order by wallet that a later page finds is pushed, and a refused one is not', async ({
  page,
  shop,
}) => {
  const wallet = new WalletSheet(page);
  await shop.product.open('the-salt-road');
  await wallet.open();
  await wallet.sheet.getByLabel('Card').selectOption('4000000000000002');
  await wallet.pay.click();
  await expect(wallet.error).toContainText('declined');
  const saved = () => page.evaluate(() => sessionStorage.getItem('till-measured-order'));
  expect(await saved()).toBeNull();

  await page.keyboard.press('Escape');
  await letFail(page, 'express-order', { kind: 'drop-after' });
  await wallet.openAndPay();
  await expect(page.getByText('We are checking on your order')).toBeVisible();
  await page.goto('/about');
  const transaction_id = await shop.success.orderNumber();
  expect(await onlyPurchase(page)).toMatchObject({
    transaction_id,
    items: [{ item_id: 'BK-SALT', quantity: 1 }],
  });
});
