import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { letFail } from '../support/faults';
import {
  expectNoOpenOrder,
  goOn,
  goToBilling,
  goToOverview,
  multi,
  numbers,
  openAddresses,
  pieces,
  ready,
} from '../support/multishipping';
import { orderCount, orderOf } from '../support/orders';
import { setUpShop } from '../support/settings';
import { tabTo } from '../support/tab-to';
import { expect, test } from '../support/test';

const placeButton = 'Place Order';

/** Presses the button; the browser shows its own page about the lost connection. */
async function loseOrders(page: Page): Promise<void> {
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('overviewPost'),
  );
  await multi(page).getByRole('button', { name: placeButton }).click();
  await lost;
}

test.describe('orders for several addresses @phone', () => {
  test('places one order for each address and one for what is not shipped [MULTI-01]', async ({
    page,
    shop,
  }) => {
    await openAddresses(page, shop);
    await goToOverview(page);
    await expectAccessible(page, 'the page with everything once more');
    await multi(page).getByRole('button', { name: placeButton }).click();
    await page.waitForURL(/\/multishipping\/checkout\/success\//);
    await expectAccessible(page, 'the page of the placed orders');
    const placed = (await numbers(page)).map((number) => orderOf(number.trim()));
    expect(placed.map(({ items }) => items)).toEqual([
      [{ sku: 'BK-SALT', qty: 1 }],
      [{ sku: 'BK-SALT', qty: 1 }],
      [{ sku: 'TK-DAHL', qty: 1 }],
    ]);
    expect(placed.map(({ addresses }) => addresses.shipping?.city ?? null)).toEqual([
      'Los Angeles',
      'New York',
      null,
    ]);
    expect(placed.map(({ paymentMethod }) => paymentMethod)).toEqual(placed.map(() => 'checkmo'));
    expect(orderCount(shop.email)).toBe(3);
    await expect(page.getByText('Your order was not placed')).toHaveCount(0);
    await expectNoOpenOrder(page);
  });

  test('asks for a way to pay, and for the number of the purchase order [MULTI-02]', async ({
    page,
    shop,
  }) => {
    await openAddresses(page, shop);
    await goOn(page, 'Go to Shipping Information', 'shipping');
    await multi(page)
      .getByLabel(/^Fixed/)
      .check();
    await goOn(page, 'Continue to Billing Information', 'billing');
    await expectAccessible(page, 'the page of ways to pay');
    const go = multi(page).getByRole('button', { name: 'Go to Review Your Order' });
    await tabTo(go);
    await page.keyboard.press('Enter');
    const first = multi(page).getByRole('radio').first();
    await expect(first).toBeFocused();
    await expect(first).toHaveAccessibleDescription('Please choose a payment method.');
    await multi(page).getByLabel('Purchase Order', { exact: true }).check();
    const number = multi(page).getByLabel('Purchase Order Number');
    await go.click();
    await expect(number).toBeFocused();
    await expect(number).toHaveAccessibleDescription('This is a required field.');
    await number.fill('PO-7');
    await goOn(page, 'Go to Review Your Order', 'overview');
    await expect(multi(page)).toContainText('PO-7');
    await multi(page).getByRole('button', { name: placeButton }).click();
    await page.waitForURL(/\/success\//);
    const [order] = await numbers(page);
    expect(orderOf((order ?? '').trim()).poNumber).toBe('PO-7');
  });

  test('says that there is nothing to pay with [MULTI-03]', async ({ page, shop }) => {
    await openAddresses(page, shop);
    await shop.product.open('the-letterbox-club');
    await shop.product.add();
    await page.goto('/multishipping/checkout/addresses/');
    await ready(page);
    await goToBilling(page);
    await multi(page).getByRole('button', { name: 'Go to Review Your Order' }).click();
    await expect(multi(page).getByRole('alert')).toHaveText(
      "We can't complete your order because you don't have a payment method set up.",
    );
    await expect(page).toHaveURL(/\/billing\//);
  });

  test('asks for the terms before anything is sent', async ({ page, shop }) => {
    await setUpShop(page, { agreements: 'manual' });
    await openAddresses(page, shop);
    await goToOverview(page);
    await multi(page).getByRole('button', { name: placeButton }).click();
    const box = multi(page).getByRole('checkbox').first();
    await expect(box).toBeFocused();
    await expect(box).toHaveAccessibleDescription('This is a required field.');
    expect(orderCount(shop.email)).toBe(0);
    for (const one of await multi(page).getByRole('checkbox').all()) await one.check();
    await multi(page).getByRole('button', { name: placeButton }).click();
    await page.waitForURL(/\/success\//);
  });
});

test('a double press places one set of orders', async ({ page, shop }) => {
  await openAddresses(page, shop);
  await goToOverview(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('overviewPost')) posts.push(request.url());
  });
  await multi(page).getByRole('button', { name: placeButton }).dblclick();
  await page.waitForURL(/\/success\//);
  expect(posts).toHaveLength(1);
  expect(orderCount(shop.email)).toBe(3);
});

test('a lost response leads to the numbers of the orders, and nothing is sent twice', async ({
  page,
  shop,
}) => {
  await openAddresses(page, shop);
  await goToOverview(page);
  await letFail(page, 'place-orders', { kind: 'drop-after' });
  await loseOrders(page);
  await page.goto('/checkout/cart/');
  await page.waitForURL(/\/multishipping\/checkout\/success\//);
  expect(await numbers(page)).toHaveLength(3);
  expect(orderCount(shop.email)).toBe(3);
});

test('a lost request is looked up, and the same orders can be placed again', async ({
  page,
  shop,
}) => {
  await openAddresses(page, shop);
  await goToOverview(page);
  await letFail(page, 'place-orders', { kind: 'drop-before' });
  await loseOrders(page);
  await page.goto('/multishipping/checkout/overview/');
  await ready(page);
  await multi(page).getByRole('button', { name: placeButton }).click();
  await expect(multi(page).getByRole('alert')).toContainText('being placed already');
  await expect(page.getByText('was not placed')).toBeVisible({ timeout: 40_000 });
  expect(orderCount(shop.email)).toBe(0);
  await multi(page).getByRole('button', { name: placeButton }).click();
  await page.waitForURL(/\/success\//);
  expect(orderCount(shop.email)).toBe(3);
});

test('some orders fail: the page says which, and the rest stays in the cart', async ({
  page,
  shop,
}) => {
  await openAddresses(page, shop);
  await goToOverview(page);
  // What is not shipped is below this amount.
  await setUpShop(page, { minimumOrder: 1000 });
  await multi(page).getByRole('button', { name: placeButton }).click();
  await page.waitForURL(/\/multishipping\/checkout\/results\//);
  await expectAccessible(page, 'the page of failed orders');
  expect(orderCount(shop.email)).toBe(2);
  await expect(page.locator('.orders-failed')).toContainText('No shipping required.');
  await expectNoOpenOrder(page);
});

test('a guest signs in first and comes to the addresses', async ({ page, shop }) => {
  await shop.product.open('the-salt-road');
  await shop.product.add(1);
  await page.goto('/checkout/cart/');
  await page.getByRole('link', { name: 'Check Out with Multiple Addresses' }).click();
  await page.waitForURL(/\/multishipping\/checkout\/login\//);
  await page.getByRole('link', { name: 'Create an Account' }).click();
  await page.waitForURL(/\/customer\/account\/create\//);
  await page.getByLabel('First Name').fill('Ann');
  await page.getByLabel('Last Name').fill('Reader');
  await page.getByLabel('Email').first().fill(shop.email);
  await page.getByLabel('Password', { exact: true }).fill('Secret123!');
  await page.getByLabel('Confirm Password').fill('Secret123!');
  await page.getByRole('main').getByRole('button', { name: 'Create an Account' }).click();
  await page.waitForURL(/\/multishipping\/checkout_address\/newShipping\//);
  expect(await pieces(page).count()).toBe(0);
});
