import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { letFail } from '../support/faults';
import { guestAtPayment } from '../support/guests';
import { orderCount, orderOf } from '../support/orders';
import { capturesOf, PAYPAL, setPaypal } from '../support/paypal';
import { setUpShop } from '../support/settings';
import { expect, test } from '../support/test';
import { WalletButton, walletsAt } from './wallet-button';
import { WalletSheet } from './wallet-sheet';

const wallets = [
  {
    name: 'Apple Pay',
    code: 'payment_services_paypal_apple_pay',
    setting: 'applePay',
    script: '/jsapi/v1/apple-pay-sdk.js',
    clauses: {
      closed: '[APPLE-08] [WALL-17]',
      paid: '[WALL-02] [WALL-24]',
      missing: '[APPLE-02] [WALL-27]',
    },
  },
  {
    name: 'Google Pay',
    code: 'payment_services_paypal_google_pay',
    setting: 'googlePay',
    script: '/gp/p/js/pay.js',
    clauses: {
      closed: '[WALL-17]',
      paid: '[GOOGLE-13] [GOOGLE-14] [WALL-02]',
      missing: '[WALL-27]',
    },
  },
] as const;

/** The server's cart, regardless of what the page shows. */
const cartOf = (page: Page) => new WalletSheet(page).cart();

// What holds for each wallet of PayPal's module that opens a sheet; what differs is in a file of its own.
for (const { name, code, setting, script, clauses } of wallets) {
  test.describe(name, () => {
    const at = (page: Page, place: string) => new WalletButton(page, walletsAt(page, place), name);

    test.beforeEach(async ({ page }) => {
      await setUpShop(page, { [setting]: true });
    });

    test(`leaves the cart as it was where the sheet is closed ${clauses.closed} @phone`, async ({
      page,
      shop,
    }) => {
      await shop.product.open('the-salt-road');
      await shop.product.add(1);
      for (const [place, path] of [
        ['product', '/lamplighters.html'],
        ['cart', '/checkout/cart/'],
        ['minicart', '/'],
      ] as const) {
        await page.goto(path);
        const wallet = at(page, place);
        await wallet.press();
        await wallet.sheet.getByRole('button', { name: 'Cancel' }).click();
        await expect(wallet.frame).toHaveCount(0);
        await expect.poll(() => cartOf(page), place).toEqual([['BK-SALT', 1]]);
      }
      expect(await capturesOf(page)).toEqual([]);
    });

    test(`pays a guest’s order in the checkout, once, with the total on screen ${clauses.paid} @phone`, async ({
      page,
      shop,
    }) => {
      const wallet = new WalletButton(page, shop.checkout.element, name);
      await guestAtPayment(shop);
      await shop.checkout.chooseMethod(name);
      await expect(wallet.button).toBeVisible();
      await expectAccessible(page, `the checkout with ${name}`);
      await wallet.press();
      const shown = await wallet.total.textContent();
      await wallet.payWith('approved');
      const order = orderOf(await shop.success.orderNumber());
      expect(order).toMatchObject({ paymentMethod: code, email: shop.email });
      expect(shown).toBe(`$${(order.grandTotal / 100).toFixed(2)}`);
      expect(orderCount(shop.email)).toBe(1);
      expect(await capturesOf(page)).toMatchObject([
        { amount: { value: (order.grandTotal / 100).toFixed(2) } },
      ]);
    });

    test('looks up an order whose response was lost, and sends none twice', async ({
      page,
      shop,
    }) => {
      const wallet = new WalletButton(page, shop.checkout.element, name);
      await guestAtPayment(shop);
      await shop.checkout.chooseMethod(name);
      await letFail(page, 'place-order', { kind: 'drop-after' });
      await wallet.press();
      await wallet.payWith('approved');
      await shop.success.orderNumber();
      expect(orderCount(shop.email)).toBe(1);
      expect(await capturesOf(page)).toHaveLength(1);
    });

    test('closes with Escape, and the focus returns to the button', async ({ page, shop }) => {
      await shop.product.open('the-salt-road');
      const wallet = at(page, 'product');
      await wallet.press();
      await page.keyboard.press('Escape');
      await expect(wallet.frame).toHaveCount(0);
      await expect(wallet.button).toBeFocused();
    });

    test('checks the product’s form first [WALL-30]', async ({ page, shop }) => {
      await shop.product.open('the-salt-road');
      await page.getByLabel('Qty').fill('0');
      const wallet = at(page, 'product');
      await wallet.place.scrollIntoViewIfNeeded();
      await wallet.button.click();
      await expect(page.getByText(/Qty:/)).toBeVisible();
      await expect(wallet.frame).toHaveCount(0);
      expect(await cartOf(page)).toEqual([]);
    });

    test(`costs nothing but its button without its scripts, or an account ${clauses.missing}`, async ({
      page,
      shop,
    }) => {
      const wallet = at(page, 'product');
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes(script)) scripts.push(request.url());
      });
      await setPaypal(page, { [setting]: false });
      await shop.product.open('the-salt-road');
      await wallet.place.scrollIntoViewIfNeeded();
      await shop.product.add(1);
      await shop.miniCart.expectCount(1);
      expect(scripts).toEqual([]);
      await expect(wallet.button).toHaveCount(0);
      await setPaypal(page, { [setting]: true });
      await page.route(`${PAYPAL}${script}*`, (route) => route.abort());
      await shop.product.open('the-salt-road');
      await wallet.place.scrollIntoViewIfNeeded();
      await shop.product.add(1);
      await shop.miniCart.expectCount(2);
      await expect(wallet.button).toHaveCount(0);
    });
  });
}
