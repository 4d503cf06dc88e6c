import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { letFail } from '../support/faults';
import {
  expectNoOpenOrder,
  goOn,
  goToBilling,
  multi,
  numbers,
  openAddresses,
  pieces,
  ready,
} from '../support/multishipping';
import { orderOf, statusesOf } from '../support/orders';
import { chargesOf, letProviderFail } from '../support/provider';
import { setUpShop } from '../support/settings';
import { tabTo } from '../support/tab-to';
import { expect, test, type Shop } from '../support/test';

const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';
const CHALLENGED = '4000002760003184';
const CALL = 'place_multishipping_order';

const fields = (page: Page) => multi(page).frameLocator('.till-multi-all__field iframe');
const challenge = (page: Page): Locator => page.locator('iframe[title="3D Secure authentication"]');
const placeButton = (page: Page): Locator =>
  multi(page).getByRole('button', { name: 'Place Order' });

/** To the ways to pay, with the card chosen; two books for two addresses. */
async function openBilling(page: Page, shop: Shop): Promise<void> {
  await setUpShop(page, { payments: ['stripe_payments'] });
  await openAddresses(page, shop);
  await pieces(page).nth(1).getByLabel('Send To').selectOption({ index: 1 });
  await goToBilling(page);
  await multi(page).getByLabel('Credit or debit card').check();
}

async function type(page: Page, card: string): Promise<void> {
  await fields(page).getByLabel('Card number').fill(card);
  await fields(page).getByLabel('Expiration date').fill('1234');
  await fields(page).getByLabel('Security code').fill('123');
  await fields(page).getByLabel('ZIP code').fill('94607');
}

/** To the page with everything once more, paid with this card. */
async function openOverview(page: Page, shop: Shop, card: string): Promise<void> {
  await openBilling(page, shop);
  await type(page, card);
  await goOn(page, 'Go to Review Your Order', 'overview');
}

const answer = async (page: Page, name: 'Complete' | 'Fail' | 'Close'): Promise<void> => {
  await challenge(page).contentFrame().getByRole('button', { name }).click();
};

/** The calls that place orders, as they are sent. */
function placings(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(CALL)) sent.push(request.url());
  });
  return sent;
}

/** Three orders that are paid, and one charge of their sum. */
async function expectPaidOnce(page: Page, shop: Shop): Promise<void> {
  await page.waitForURL(/\/multishipping\/checkout\/success\//);
  const orders = (await numbers(page)).map((number) => orderOf(number.trim()));
  expect(orders.map(({ status }) => status)).toEqual(['processing', 'processing', 'processing']);
  expect(statusesOf(shop.email)).toHaveLength(3);
  const sum = orders.reduce((all, { grandTotal }) => all + grandTotal, 0);
  expect((await chargesOf(page)).map(({ amount }) => amount)).toEqual([sum]);
}

async function expectNothingPaid(page: Page, shop: Shop): Promise<void> {
  expect(new Set(statusesOf(shop.email))).toEqual(new Set(['canceled']));
  expect(await chargesOf(page)).toEqual([]);
}

test.describe('orders for several addresses with the card provider @phone', () => {
  test('are charged together, once [MULTI-04] [MULTI-06]', async ({ page, shop }) => {
    await openBilling(page, shop);
    await expect(fields(page).getByLabel('Card number')).toBeVisible();
    await expectAccessible(page, 'the ways to pay with the form of the provider');
    await type(page, GOOD);
    const sent = placings(page);
    await goOn(page, 'Go to Review Your Order', 'overview');
    await placeButton(page).dblclick();
    await expectPaidOnce(page, shop);
    expect(sent).toHaveLength(1);
    await expectNoOpenOrder(page);
    await page.goto('/');
    await shop.miniCart.expectCount(0);
  });

  test('are paid once the bank has confirmed [MULTI-06] [MULTI-07]', async ({ page, shop }) => {
    await openOverview(page, shop, CHALLENGED);
    await placeButton(page).click();
    await expect(challenge(page)).toBeVisible();
    await expect(multi(page).getByRole('status').first()).toContainText('confirm the payment');
    expect(await chargesOf(page)).toEqual([]);
    await answer(page, 'Complete');
    await expectPaidOnce(page, shop);
  });

  test('are cancelled when the bank refuses, and the page names them [MULTI-07]', async ({
    page,
    shop,
  }) => {
    await openOverview(page, shop, CHALLENGED);
    await placeButton(page).click();
    await answer(page, 'Fail');
    await page.waitForURL(/\/multishipping\/checkout\/results\//);
    await expect(page.locator('.orders-failed .error-description')).toHaveCount(3);
    await expectNothingPaid(page, shop);
    // The same cart can be ordered with another card.
    await page.getByRole('link', { name: 'Review page in Checkout' }).click();
    await page.waitForURL(/\/overview\//);
    await ready(page);
    await placeButton(page).click();
    await page.waitForURL(/\/billing\//);
    await ready(page);
    await expect(page.getByText('Please specify a payment method.')).toBeVisible();
    await multi(page).getByLabel('Credit or debit card').check();
    await type(page, GOOD);
    await goOn(page, 'Go to Review Your Order', 'overview');
    await placeButton(page).click();
    await page.waitForURL(/\/success\//);
    expect(await chargesOf(page)).toHaveLength(1);
  });

  test('are left to the shopper when the page is left while the bank is asked [MULTI-07]', async ({
    page,
    shop,
  }) => {
    await openOverview(page, shop, CHALLENGED);
    await placeButton(page).click();
    await expect(challenge(page)).toBeVisible();
    const sent = placings(page);
    await page.goto('/multishipping/checkout/overview/');
    await ready(page);
    await expect(multi(page).getByRole('alert')).toContainText('Your orders exist');
    await expectAccessible(page, 'the question about orders whose payment is unknown');
    await tabTo(multi(page).getByRole('button', { name: 'Cancel the orders' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/results\//);
    await expectNothingPaid(page, shop);
    expect(sent).toEqual([]);
  });
});

test('a declined card is named by the page of failed orders', async ({ page, shop }) => {
  await openOverview(page, shop, DECLINED);
  await placeButton(page).click();
  await page.waitForURL(/\/results\//);
  await expect(page.locator('.orders-failed .error-description').first()).toHaveText(
    'Your card was declined.',
  );
  await expectNothingPaid(page, shop);
});

test('an incomplete card sends nothing; the keyboard does everything [MULTI-01]', async ({
  page,
  shop,
}) => {
  await openBilling(page, shop);
  await expect(fields(page).getByLabel('Card number')).toBeVisible();
  const go = multi(page).getByRole('button', { name: 'Go to Review Your Order' });
  await go.focus();
  await page.keyboard.press('Enter');
  await expect(multi(page).getByRole('alert')).toHaveText('Please complete your payment details.');
  await expect(page).toHaveURL(/\/billing\//);
  await type(page, GOOD);
  await go.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/overview\//);
});

test('the form says that it could not be loaded, and tries again', async ({ page, shop }) => {
  await setUpShop(page, { payments: ['stripe_payments'] });
  await letProviderFail(page, { call: 'script', fault: { kind: 'status', status: 500 } });
  await openBilling(page, shop);
  await expect(multi(page).getByRole('alert')).toContainText('could not be loaded');
  await multi(page).getByRole('button', { name: 'Try Again' }).click();
  await type(page, GOOD);
  await goOn(page, 'Go to Review Your Order', 'overview');
});

test('a lost response leads to the numbers, and nothing is sent twice', async ({ page, shop }) => {
  await openOverview(page, shop, GOOD);
  const sent = placings(page);
  await letFail(page, 'place-paid-orders', { kind: 'drop-after' });
  await placeButton(page).click();
  await expectPaidOnce(page, shop);
  expect(sent).toHaveLength(1);
});

test('a lost request is looked up, and the same orders can be placed again', async ({
  page,
  shop,
}) => {
  test.slow();
  await openOverview(page, shop, GOOD);
  await letFail(page, 'place-paid-orders', { kind: 'drop-before' });
  await placeButton(page).click();
  await expect(multi(page).getByRole('alert')).toContainText('Your order was not placed', {
    timeout: 45_000,
  });
  expect(statusesOf(shop.email)).toEqual([]);
  await placeButton(page).click();
  await expectPaidOnce(page, shop);
});

test('a second window cannot order meanwhile, and sees what became of it', async ({
  page,
  shop,
  context,
}) => {
  await openOverview(page, shop, CHALLENGED);
  const other = await context.newPage();
  await other.goto('/multishipping/checkout/overview/');
  await ready(other);
  await placeButton(page).click();
  await expect(challenge(page)).toBeVisible();
  await placeButton(other).click();
  await expect(multi(other).getByRole('alert')).toHaveText('An order is being placed already.');
  await answer(page, 'Complete');
  await expectPaidOnce(page, shop);
  await placeButton(other).click();
  await other.waitForURL(/\/checkout\/cart\//);
  expect(statusesOf(shop.email)).toHaveLength(3);
});

test('the end of confirmed orders is sent again when it was lost [MULTI-07] [MULTI-08]', async ({
  page,
  shop,
}) => {
  await openOverview(page, shop, CHALLENGED);
  await letFail(page, 'end-paid-orders', { kind: 'status', status: 500 });
  await placeButton(page).click();
  await answer(page, 'Complete');
  await expect(multi(page).getByRole('alert')).toContainText(
    'Sorry, a server side error has occurred.',
  );
  await multi(page).getByRole('button', { name: 'Try Again' }).click();
  await expectPaidOnce(page, shop);
});
