import { expectAccessible } from '../support/axe';
import { letFail } from '../support/faults';
import { holdNext } from '../support/gate';
import { guestAtPayment } from '../support/guests';
import { orderOf } from '../support/orders';
import { chargesOf } from '../support/provider';
import { setUpShop } from '../support/settings';
import { expect, test } from './test';
import { WalletSheet } from './wallet-sheet';

test.describe('wallet buttons @phone', () => {
  test.beforeEach(async ({ page }) => {
    await setUpShop(page, { payments: ['stripe_payments'], expressButtons: true });
  });

  test('buy from the product page, with another address and rate [EXPR-01, EXPR-04, EXPR-05, EXPR-06]', async ({
    page,
    shop,
    wallet,
  }) => {
    await shop.product.open('the-salt-road');
    await page.getByLabel('Qty').fill('2');
    await wallet.open();
    await expect(wallet.pay).toBeEnabled();
    const first = await wallet.pay.textContent();
    await wallet.sheet.getByLabel('Deliver to').selectOption({ index: 1 });
    await expect(wallet.pay).toBeEnabled();
    await wallet.sheet.getByRole('radio').last().check();
    await expect(wallet.pay).toBeEnabled();
    const shown = await wallet.pay.textContent();
    expect(shown).not.toBe(first);
    await wallet.pay.click();
    const order = orderOf(await shop.success.orderNumber());
    expect(order.items).toMatchObject([{ qty: 2 }]);
    expect(order.addresses.shipping).toMatchObject({ city: 'New York' });
    expect(shown).toContain((order.grandTotal / 100).toFixed(2));
    expect(await chargesOf(page)).toMatchObject([{ amount: order.grandTotal }]);
  });

  test('leave the cart unchanged when the sheet is closed [EXPR-07]', async ({
    page,
    shop,
    wallet,
  }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(3);
    const before = await wallet.cart();
    await page.getByLabel('Qty').fill('1');
    await wallet.open();
    await expect(wallet.pay).toBeEnabled();
    expect(await wallet.cart()).not.toEqual(before);
    await wallet.sheet.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => wallet.cart()).toEqual(before);
    expect(await chargesOf(page)).toEqual([]);
  });

  test('take no payment for a declined card, and another one pays [EXPR-17, EXPR-20]', async ({
    page,
    shop,
    wallet,
  }) => {
    await shop.product.open('the-salt-road');
    await wallet.open();
    await wallet.sheet.getByLabel('Card').selectOption('4000000000000002');
    await wallet.pay.click();
    await expect(wallet.error).toContainText('declined');
    await expectAccessible(page, 'the error of a wallet');
    await page.keyboard.press('Escape');
    await expect(wallet.error).toBeHidden();
    expect(await chargesOf(page)).toEqual([]);
    await wallet.openAndPay();
    await shop.success.orderNumber();
    expect(await chargesOf(page)).toHaveLength(1);
  });

  test('show an error when the product sells out while the sheet is open [EXPR-13, EXPR-17]', async ({
    page,
    shop,
    wallet,
  }) => {
    await shop.product.open('the-salt-road');
    await letFail(page, 'express-order', { kind: 'change-stock', stock: 0 });
    await wallet.openAndPay();
    await expect(wallet.error).toBeVisible();
    expect(await chargesOf(page)).toEqual([]);
  });

  test('reject an address whose rates fail, with the error [EXPR-13, EXPR-17]', async ({
    page,
    shop,
    wallet,
  }) => {
    await shop.product.open('the-salt-road');
    await letFail(page, 'express-address', { kind: 'status', status: 503 });
    await wallet.open();
    await expect(wallet.sheet.getByRole('alert')).toContainText('does not deliver');
    await expect(wallet.error).toBeVisible();
  });

  test('look up an order whose response was lost, and send none twice [EXPR-06]', async ({
    page,
    shop,
    wallet,
  }) => {
    await shop.product.open('the-salt-road');
    await letFail(page, 'express-order', { kind: 'drop-after' });
    await wallet.openAndPay();
    await shop.success.orderNumber();
    expect(await chargesOf(page)).toHaveLength(1);
  });

  test('check the product’s form first [EXPR-09]', async ({ page, shop, wallet }) => {
    await shop.product.open('the-salt-road');
    await page.getByLabel('Qty').fill('0');
    await wallet.open();
    await expect(page.getByText(/Qty:/)).toBeVisible();
    await expect(wallet.frame).toHaveCount(0);
    expect(await wallet.cart()).toEqual([]);
  });

  test('pay for the cart, and appear in the room that was kept for them [EXPR-01]', async ({
    page,
    shop,
  }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    // On a phone this provider puts its two buttons below each other, which a shop says by the room that it keeps.
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('@media (width < 40rem) { :root { --till-wallets-height: 108px } }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    const wallet = new WalletSheet(page, 'cart');
    const height = async () => (await wallet.element.boundingBox())?.height;
    const wallets = await holdNext(page, '**/v3/wallets*');
    await page.goto('/checkout/cart/');
    await expect(wallet.element.locator('.till-wallets')).toBeVisible();
    const kept = await height();
    expect(kept).toBeGreaterThanOrEqual(50);
    wallets.release();
    await wallet.open();
    await expect(wallet.pay).toBeEnabled();
    expect(await height()).toBe(kept);
    await wallet.pay.click();
    await shop.success.orderNumber();
  });
});

test.describe('wallet buttons of the checkout', () => {
  test('pay once the agreement is accepted [EXPR-01, EXPR-14]', async ({ page, shop }) => {
    await setUpShop(page, {
      payments: ['stripe_payments'],
      expressButtons: true,
      agreements: 'manual',
    });
    await guestAtPayment(shop);
    await shop.checkout.chooseMethod(/Check/);
    const wallet = new WalletSheet(page, 'checkout');
    await wallet.open();
    const agreements = page.locator('.till-agreements').getByRole('checkbox');
    await expect(agreements.first()).toHaveAttribute('aria-invalid', 'true');
    await expect(wallet.frame).toHaveCount(0);
    for (const agreement of await agreements.all()) await agreement.check();
    await wallet.openAndPay();
    await shop.success.orderNumber();
    expect(await chargesOf(page)).toHaveLength(1);
  });
});

test('a shop without express buttons loads nothing of the provider [EXPR-01]', async ({
  page,
  shop,
}) => {
  await setUpShop(page, { payments: ['stripe_payments'], expressButtons: false });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v3/')) scripts.push(request.url());
  });
  await shop.product.open('the-salt-road');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});
