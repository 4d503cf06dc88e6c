import type { Page } from '@playwright/test';

import { customerAtCheckout } from '../support/customers';
import { letFail } from '../support/faults';
import { orderCount } from '../support/orders';
import { chargesOf } from '../support/provider';
import { setUpShop } from '../support/settings';
import { HostedPage } from './hosted-page';
import { cards } from './payment-element-page';
import { CheckoutPage } from '../pages/checkout-page';
import type { Shop } from '../support/test';
import { expect, test } from './test';

/** Sets the quantity of the customer's only line, as a script that is not Till's may do at any moment. */
async function changeCartFromOutside(page: Page, qty: number): Promise<void> {
  const headers = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' };
  const cart = await page.request.get('/rest/default/V1/carts/mine', { headers });
  const { id, items } = (await cart.json()) as { id: number; items: { item_id: number }[] };
  const itemId = String(items[0]?.item_id);
  const changed = await page.request.put(`/rest/default/V1/carts/mine/items/${itemId}`, {
    headers,
    data: { cartItem: { item_id: Number(itemId), quote_id: String(id), qty } },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
}

/** A customer at the payment step with a card that the bank has to confirm, whose window is open. */
async function openChallenge(page: Page, shop: Shop, pay: () => Promise<void>): Promise<void> {
  await setUpShop(page, { payments: ['stripe_payments'] });
  await customerAtCheckout(page, shop, 'jane@example.com');
  await shop.checkout.chooseMethod(/Flat Rate/);
  await shop.checkout.toPayment();
  await pay();
}

test('money that the bank has confirmed without an order is told, on every page and before another payment [PELEM-21]', async ({
  page,
  shop,
  element,
}) => {
  await openChallenge(page, shop, async () => {
    await element.row.check();
    await element.payWith(cards.challenged);
  });
  await expect(element.challengeButton('Complete')).toBeVisible();
  await changeCartFromOutside(page, 2);
  await element.answer('Complete');
  const told = /confirmed a payment of \$[\d.]+, but we know of no order.*contact us first/;
  await expect(element.message(told)).toBeVisible();
  expect(orderCount(shop.email)).toBe(0);

  await page.goto('/');
  await expect(page.locator('.till-order-notice')).toContainText(told);
  const other = await page.context().newPage();
  await other.goto('/checkout/cart/');
  await expect(other.locator('.till-order-notice')).toContainText(told);
  await other.close();

  await shop.checkout.open();
  await shop.checkout.toPayment();
  await expect(element.message(told)).toBeVisible();
  expect(orderCount(shop.email)).toBe(0);
});

test('a second tab cannot change the cart while the bank is asked, and the order follows [PELEM-21]', async ({
  page,
  shop,
  element,
}) => {
  await openChallenge(page, shop, async () => {
    await element.row.check();
    await element.payWith(cards.challenged);
  });
  await expect(element.challengeButton('Complete')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/the-salt-road.html');
  await other.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(other.getByText(/An order is being paid for in this browser/).first()).toBeVisible();
  await element.answer('Complete');
  await shop.success.orderNumber();
  expect(orderCount(shop.email)).toBe(1);
  expect(await chargesOf(page)).toHaveLength(1);
  await other.close();
});

test('two tabs at the payment step place one order, and both say that it was placed [REDIR-01]', async ({
  page,
  shop,
  hosted,
}) => {
  await hosted.openCheckout();
  const otherPage = await page.context().newPage();
  const otherShop = { ...shop, checkout: new CheckoutPage(otherPage) };
  const other = new HostedPage(otherPage, otherShop);
  await otherShop.checkout.open();
  await expect(otherShop.checkout.field('Street Address')).toHaveValue('12 Harbour Street');
  await expect(otherShop.checkout.method(/Flat Rate/)).toBeChecked();
  await otherShop.checkout.toPayment();
  await other.choose('stripe_payments_checkout');
  await hosted.goTo();
  await other.goTo();
  expect(orderCount(shop.email)).toBe(1);
  expect(otherPage.url()).toBe(page.url());
  await hosted.pay();
  await shop.success.orderNumber();
  await otherPage.goto('/checkout/cart/');
  // A cart that was opened again has lost its number, which the first tab has shown.
  await expect(otherPage.getByText('Thank you for your purchase!').first()).toBeVisible();
  expect(orderCount(shop.email)).toBe(1);
  expect(await chargesOf(page)).toHaveLength(1);
});

test('a page that was left with Back is paid instead of a second one [REDIR-03]', async ({
  page,
  shop,
  hosted,
}) => {
  await hosted.openCheckout();
  await hosted.goTo();
  const first = page.url();
  await hosted.comeBack();
  await hosted.choose('stripe_payments_checkout');
  await hosted.goTo();
  expect(page.url()).toBe(first);
  await hosted.pay();
  await shop.success.orderNumber();
  expect(orderCount(shop.email)).toBe(1);
  expect(await chargesOf(page)).toHaveLength(1);
});

test('an order whose payment cannot be confirmed is shown with its number [PELEM-35] @phone', async ({
  page,
  shop,
  element,
}) => {
  await element.open();
  await letFail(page, 'requires-action', { kind: 'html' }, 'always');
  await element.payWith(cards.good);
  await shop.success.orderNumber();
  await expect(
    page.getByText(/we could not confirm if the payment was successful/).first(),
  ).toBeVisible();
  expect(orderCount(shop.email)).toBe(1);
  expect(await chargesOf(page)).toHaveLength(1);
});

test('a wallet claims no order that was not placed, after a reload either [EXPR-06]', async ({
  page,
  shop,
  wallet,
}) => {
  await setUpShop(page, { payments: ['stripe_payments'], expressButtons: true });
  await shop.product.open('the-salt-road');
  await letFail(page, 'express-order', { kind: 'html' });
  const sent = page.waitForResponse(/stripe\/payments\/place_order/);
  await wallet.openAndPay();
  await sent;
  await page.reload();
  await wallet.open();
  await expect(wallet.error).toContainText('An order is being placed already.');
  await expect(wallet.frame).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Your order was not placed. Please place it again.')).toBeVisible({
    timeout: 45_000,
  });
  expect(await chargesOf(page)).toEqual([]);
  await wallet.openAndPay();
  await shop.success.orderNumber();
  expect(await chargesOf(page)).toHaveLength(1);
});
