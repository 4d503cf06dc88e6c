import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { customerLike, signInHere } from '../support/customers';
import { letFail } from '../support/faults';
import { setUpShop } from '../support/settings';
import { expect, test, type Shop } from '../support/test';

/** A customer with a saved card and default addresses, on the page of a book. */
async function open(page: Page, shop: Shop): Promise<void> {
  await setUpShop(page, { instantPurchase: true });
  customerLike('jane@example.com', shop.email);
  await page.goto('/customer/account/login/');
  await signInHere(page, shop.email);
  await page.waitForURL(/\/customer\/account\/?$/);
  const formKey = (await page.context().cookies()).find(({ name }) => name === 'form_key');
  await page.request.post('/demo/do/keep-card', { form: { form_key: formKey?.value ?? '' } });
  await shop.product.open('the-salt-road');
}

const button = (page: Page) => page.getByRole('button', { name: 'Instant Purchase' });
const confirm = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'OK' });
const number = (page: Page) =>
  page.locator('till-instant-purchase').getByText(/Your order number is: \d+\./);

test('orders what the confirmation shows, and leaves the cart unchanged [INST-01][INST-03] @phone', async ({
  page,
  shop,
}) => {
  await open(page, shop);
  await button(page).click();
  const dialog = page.getByRole('alertdialog', { name: 'Instant Purchase Confirmation' });
  await expect(dialog.getByRole('definition')).toHaveCount(4);
  await expect(dialog.getByRole('definition').first()).toContainText('ending: 4242');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page, 'the question of an instant purchase');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page)).toBeFocused();
  await button(page).click();
  await confirm(page).click();
  await expect(number(page)).toBeVisible();
  await expect(page.locator('till-mini-cart')).not.toContainText('1 item');
});

test('looks up an order whose response is lost, and sends none twice [INST-04]', async ({
  page,
  shop,
}) => {
  await open(page, shop);
  await letFail(page, 'instant-purchase', { kind: 'drop-after' });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('instantpurchase')) sent.push(request.url());
  });
  await button(page).click();
  await confirm(page).click();
  await expect(number(page)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('says after a reload that an order is under way, and shows its number [INST-04]', async ({
  page,
  shop,
}) => {
  await open(page, shop);
  await letFail(page, 'instant-purchase', { kind: 'delay', ms: 4000 });
  const sent = page.waitForRequest(/instantpurchase\/button\/placeOrder/);
  await button(page).click();
  await confirm(page).click();
  await sent;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Order Again Instead' })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await expect(number(page)).toBeVisible({ timeout: 20_000 });
  await expect(button(page)).toBeVisible();
});

test('is not offered to a guest [INST-01] @phone', async ({ page, shop }) => {
  await setUpShop(page, { instantPurchase: true });
  await shop.product.open('the-salt-road');
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});
