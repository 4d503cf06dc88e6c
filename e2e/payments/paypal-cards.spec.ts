import type { Request } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { customerAtCheckout } from '../support/customers';
import { letFail } from '../support/faults';
import { guestAtPayment } from '../support/guests';
import { orderCount, orderOf } from '../support/orders';
import { capturesOf, letPaypalFail, PAYPAL } from '../support/paypal';
import { setUpShop } from '../support/settings';
import { tabTo } from '../support/tab-to';
import { expect, test as base } from '../support/test';
import { PaypalCardFields, paypalCards } from './paypal-cards-page';

const METHOD = 'payment_services_paypal_hosted_fields';
const DECLINED = 'Your payment was not successful.';

const test = base.extend<{ card: PaypalCardFields }>({
  card: async ({ page, shop }, use) => {
    await use(new PaypalCardFields(page, shop));
  },
});

test.beforeEach(async ({ page }) => {
  await setUpShop(page, { paypalCards: true, savedCards: true });
});

test.describe('PayPal’s card fields @phone', () => {
  test('pay a guest’s order, once [HOSTED-01] [HOSTED-03] [HOSTED-04] [HOSTED-09]', async ({
    page,
    shop,
    card,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await guestAtPayment(shop);
    await card.choose(shop);
    await expect(card.expiry).toHaveAttribute('placeholder', 'MM/YY');
    await expect(card.keep).toHaveCount(0);
    await card.type(paypalCards.good);
    await expectAccessible(page, 'the checkout with PayPal’s card fields');
    await shop.checkout.placeOrder.dblclick();
    const order = orderOf(await shop.success.orderNumber());
    expect(order).toMatchObject({ paymentMethod: METHOD, status: 'processing' });
    const steps =
      /billing-address$|order\/create\/.*$|card\/confirm|getcurrentorder\/$|\/payment-information$/;
    expect(calls.flatMap((url) => steps.exec(url)?.[0] ?? []).slice(-5)).toEqual([
      'billing-address',
      'order/create/?vault=false',
      'card/confirm',
      'getcurrentorder/',
      '/payment-information',
    ]);
    expect(orderCount(shop.email)).toBe(1);
    expect(await capturesOf(page)).toMatchObject([
      { amount: { value: (order.grandTotal / 100).toFixed(2) } },
    ]);
  });

  test('keep a customer’s card, which pays the next order [HOSTED-06] [VAULT-04] [VAULT-06]', async ({
    page,
    shop,
    card,
  }) => {
    await customerAtCheckout(page, shop, 'jane@example.com');
    await shop.checkout.chooseMethod(/Flat Rate/);
    await shop.checkout.toPayment();
    await card.choose(shop);
    await card.type(paypalCards.good);
    await card.keep.check();
    await shop.checkout.place();
    await shop.success.orderNumber();

    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await shop.checkout.open();
    await shop.checkout.chooseMethod(/Flat Rate/);
    await shop.checkout.toPayment();
    await shop.checkout.chooseMethod('Visa •••• 1111');
    await expectAccessible(page, 'the checkout with a stored card');
    await shop.checkout.place();
    const order = orderOf(await shop.success.orderNumber());
    expect(order.paymentMethod).toBe('payment_services_paypal_vault');
    expect(orderCount(shop.email)).toBe(2);
    expect(await capturesOf(page)).toHaveLength(2);
  });

  test('say what is wrong with them, and send nothing [HOSTED-02] [HOSTED-07] [HOSTED-08] [HOSTED-10] [HOSTED-11]', async ({
    page,
    shop,
    card,
  }) => {
    await guestAtPayment(shop);
    await card.choose(shop);
    let asked = 0;
    page.on('request', (request: Request) => {
      if (request.url().includes('order/create')) asked += 1;
    });
    await shop.checkout.place();
    await expect(card.checkout.getByText('This is a required field.')).toHaveCount(3);
    await expect(card.number).toBeFocused();
    await card.type({ number: '4111111111111112', expiry: '0120', cvv: '1' });
    await shop.checkout.place();
    await expect(card.message('Please enter a valid credit card number.')).toBeVisible();
    await expect(card.message('Incorrect credit card expiration date.')).toBeVisible();
    await expect(card.message('Please enter a valid credit card security code.')).toBeVisible();
    await expectAccessible(page, 'the checkout with errors at PayPal’s card fields');
    expect(asked).toBe(0);
    await card.type(paypalCards.good);
    await shop.checkout.place();
    await shop.success.orderNumber();
    expect(await capturesOf(page)).toHaveLength(1);
  });
});

test.describe('PayPal’s card fields when a bank refuses', () => {
  test('say so, and another card pays [HOSTED-13]', async ({ page, shop, card }) => {
    await guestAtPayment(shop);
    await card.choose(shop);
    await card.type(paypalCards.declined);
    await shop.checkout.place();
    await expect(card.message(DECLINED)).toBeVisible();
    expect(orderCount(shop.email)).toBe(0);
    expect(await capturesOf(page)).toEqual([]);
    await card.type(paypalCards.good);
    await shop.checkout.place();
    await shop.success.orderNumber();
    expect(orderCount(shop.email)).toBe(1);
    expect(await capturesOf(page)).toHaveLength(1);
  });

  test('pay only where the cardholder confirms [WALL-05]', async ({ page, shop, card }) => {
    await guestAtPayment(shop);
    await card.choose(shop);
    await card.type(paypalCards.asked);
    await shop.checkout.place();
    await expectAccessible(page, 'the bank’s question');
    await card.bank.getByRole('button', { name: 'Refuse' }).click();
    await expect(card.message(DECLINED)).toBeVisible();
    await shop.checkout.place();
    await card.bank.getByRole('button', { name: 'Close' }).click();
    await expect(card.bank.getByRole('button', { name: 'Close' })).toHaveCount(0);
    await expect(shop.checkout.placeOrder).toBeEnabled();
    expect(orderCount(shop.email)).toBe(0);
    expect(await capturesOf(page)).toEqual([]);
    await shop.checkout.place();
    await card.bank.getByRole('button', { name: 'Confirm' }).click();
    await shop.success.orderNumber();
    expect(orderCount(shop.email)).toBe(1);
    expect(await capturesOf(page)).toHaveLength(1);
  });
});

test.describe('PayPal’s card fields when something fails', () => {
  test('order once although a response was lost', async ({ page, shop, card }) => {
    await guestAtPayment(shop);
    await card.choose(shop);
    await card.type(paypalCards.good);
    await letFail(page, 'place-order', { kind: 'drop-after' });
    await shop.checkout.place();
    await shop.success.orderNumber();
    expect(orderCount(shop.email)).toBe(1);
    expect(await capturesOf(page)).toHaveLength(1);
  });

  test('order once although the provider tells it twice', async ({ page, shop, card }) => {
    await guestAtPayment(shop);
    await card.choose(shop);
    await card.type(paypalCards.good);
    await letPaypalFail(page, { call: 'approval', fault: { kind: 'twice' } });
    await shop.checkout.place();
    await shop.success.orderNumber();
    expect(orderCount(shop.email)).toBe(1);
    expect(await capturesOf(page)).toHaveLength(1);
  });

  test('say that there is no order, and the next press pays [HOSTED-14]', async ({
    page,
    shop,
    card,
  }) => {
    await guestAtPayment(shop);
    await card.choose(shop);
    await card.type(paypalCards.good);
    await letFail(page, 'paypal-order', { kind: 'html' });
    await shop.checkout.place();
    await expect(card.message('Failed to place order.')).toBeVisible();
    expect(await capturesOf(page)).toEqual([]);
    await shop.checkout.place();
    await shop.success.orderNumber();
    expect(orderCount(shop.email)).toBe(1);
  });

  test('pay nothing where nobody says what the bank has answered, and the next press pays [WALL-05]', async ({
    page,
    shop,
    card,
  }) => {
    await guestAtPayment(shop);
    await card.choose(shop);
    await card.type(paypalCards.good);
    await letFail(page, 'paypal-details', { kind: 'status', status: 404 });
    await shop.checkout.place();
    await expect(card.message(DECLINED)).toBeVisible();
    expect(await capturesOf(page)).toEqual([]);
    await shop.checkout.place();
    await shop.success.orderNumber();
    expect(await capturesOf(page)).toHaveLength(1);
  });

  test('are shown after a retry where the script was late', async ({ page, shop, card }) => {
    await guestAtPayment(shop);
    await letPaypalFail(page, { call: 'script', fault: { kind: 'status', status: 500 } });
    await shop.checkout.chooseMethod('Credit card by PayPal');
    await shop.checkout.element.getByRole('button', { name: 'Try Again' }).click();
    await expect(card.number).toBeVisible();
  });

  test('can be filled in and sent with the keyboard', async ({ page, shop, card }) => {
    await guestAtPayment(shop);
    await card.choose(shop);
    await card.number.focus();
    await page.keyboard.type(paypalCards.good.number);
    await page.keyboard.press('Tab');
    await page.keyboard.type(paypalCards.good.expiry);
    await page.keyboard.press('Tab');
    await page.keyboard.type(paypalCards.good.cvv);
    await tabTo(shop.checkout.placeOrder);
    await page.keyboard.press('Enter');
    await shop.success.orderNumber();
  });

  test('leave no trace of the card outside the provider', async ({ page, shop, card }) => {
    const seen: string[] = [];
    page.on('request', (request) => {
      const sent = `${request.url()} ${request.postData() ?? ''}`;
      const isPart = /4111 ?1111 ?1111 ?1111|"cvv"/.test(sent);
      if (isPart) seen.push(new URL(request.url()).origin);
    });
    await guestAtPayment(shop);
    await card.choose(shop);
    await card.type(paypalCards.good);
    const traces = await page.evaluate(() =>
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        document.documentElement.outerHTML,
      ]),
    );
    expect(traces).not.toMatch(/4111 ?1111/);
    expect(card.frames()).toHaveLength(3);
    await shop.checkout.place();
    await shop.success.orderNumber();
    expect(new Set(seen)).toEqual(new Set([PAYPAL]));
  });
});
