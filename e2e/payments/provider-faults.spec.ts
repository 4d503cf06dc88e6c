import type { Locator, Page } from '@playwright/test';

import { letFail } from '../support/faults';
import { orderCount, orderOf } from '../support/orders';
import { chargesOf, letProviderFail, setProvider } from '../support/provider';
import { setUpShop } from '../support/settings';
import type { Shop } from '../support/test';
import { expectNothingOrdered, expectPaidOnce, payByCheck } from './outcome';
import { cards } from './payment-element-page';
import { expect, test } from './test';

/** The longest provider timeout, with a margin for a busy machine. */
const GIVEN_UP = { timeout: 30_000 };

/** Lets time pass on a page whose clock is installed, up to a minute, until a timeout shows this message. */
const expectInAMinute = (page: Page, message: Locator) =>
  expect
    .poll(async () => {
      if (await message.isVisible()) return true;
      await page.clock.fastForward(4000);
      return false;
    })
    .toBe(true);

/** Expects the address as the shopper typed it. */
const expectAddressKept = (shop: Shop) =>
  expect(shop.checkout.element.getByText('12 Harbour Street').first()).toBeVisible();

// What a call does depends on no width: what the shopper sees of it is tried on a phone as well.
test.describe('the payment element while the provider fails', () => {
  test('script slow: a message appears, and another method pays @phone', async ({
    page,
    shop,
    element,
  }) => {
    await page.clock.install();
    await setUpShop(page, { payments: ['stripe_payments'] });
    await letProviderFail(page, { call: 'script', fault: { kind: 'delay', ms: 15_000 } });
    await element.open();
    await expectInAMinute(page, element.message(/takes longer than usual/));
    await expectAddressKept(shop);
    await payByCheck(page, shop);
  });

  test('frame never ready: an error appears, another method can pay, and a retry loads the form @phone', async ({
    page,
    shop,
    element,
  }) => {
    await page.clock.install();
    await setUpShop(page, { payments: ['stripe_payments'] });
    await letProviderFail(page, { call: 'frame', fault: { kind: 'never' } });
    await element.open();
    await expectInAMinute(page, element.message(/takes longer than usual/));
    await expectInAMinute(page, element.message(/could not be loaded/));
    await expect(shop.checkout.placeOrder).toHaveAttribute('aria-disabled', 'true');
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    await expect(shop.checkout.placeOrder).not.toHaveAttribute('aria-disabled', 'true');
    await element.row.check();
    await shop.checkout.element.getByRole('button', { name: 'Try Again' }).click();
    await element.type(cards.good);
    await expectAddressKept(shop);
    await shop.checkout.place();
    await expectPaidOnce(page, shop);
  });

  test('payment method never created: an error appears, the card is kept, and a retry pays once @phone', async ({
    page,
    shop,
    element,
  }) => {
    await page.clock.install();
    await element.open();
    await element.type(cards.good);
    await letProviderFail(page, { call: 'create-payment-method', fault: { kind: 'never' } });
    await shop.checkout.place();
    await expectInAMinute(page, element.message('A payment submission error has occurred.'));
    await expectNothingOrdered(page, shop);
    await expect(element.fields.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
    await shop.checkout.place();
    await expectPaidOnce(page, shop);
  });

  test('challenge closed: another method pays, and the card is not charged', async ({
    page,
    shop,
    element,
  }) => {
    await element.open();
    await element.payWith(cards.challenged);
    await element.answer('Close');
    await expect(element.message(/unable to authenticate your payment method/)).toBeVisible();
    await payByCheck(page, shop);
  });

  test('challenge never completed: a reload keeps the checkout, and nothing was charged', async ({
    page,
    shop,
    element,
  }) => {
    await element.open();
    await letProviderFail(page, { call: 'challenge-answer', fault: { kind: 'never' } });
    await element.payWith(cards.challenged);
    await element.challengeButton('Complete').click();
    await page.reload();
    await expectAddressKept(shop);
    await payByCheck(page, shop);
  });

  test('challenge never answered: the shopper is told after a minute, and can still complete it @phone', async ({
    page,
    shop,
    element,
  }) => {
    await page.clock.install();
    await element.open();
    await element.payWith(cards.challenged);
    await expect(element.challengeButton('Complete')).toBeVisible();
    const notice = shop.checkout.element
      .getByRole('status')
      .filter({ hasText: /^Your bank has not confirmed the payment yet/ });
    await expect(notice).toHaveCount(0);
    await page.clock.fastForward(60_000);
    await expect(notice).toBeVisible();
    await expectNothingOrdered(page, shop);
    await element.answer('Complete');
    await expectPaidOnce(page, shop);
  });

  test('network lost during the challenge: an error appears, and the same card pays once afterwards', async ({
    page,
    shop,
    element,
  }) => {
    await element.open();
    await element.payWith(cards.challenged);
    await expect(element.challengeButton('Complete')).toBeVisible();
    await page.context().setOffline(true);
    await element.answer('Complete');
    await expect(element.message('A payment submission error has occurred.')).toBeVisible(GIVEN_UP);
    const charge = shop.checkout.element.getByText(/^Your bank was asked to confirm a payment of/);
    await expect(charge).toBeVisible();
    await page.context().setOffline(false);
    await expectNothingOrdered(page, shop);
    await expect(element.fields.getByLabel('Card number')).toHaveValue('4000 0027 6000 3184');
    await shop.checkout.place();
    await element.answer('Complete');
    await expectPaidOnce(page, shop);
  });

  test('challenge response lost: a payment confirmed by the bank is charged once', async ({
    page,
    shop,
    element,
  }) => {
    await element.open();
    await element.type(cards.challenged);
    await letProviderFail(page, { call: 'challenge-result', fault: { kind: 'drop-after' } });
    await shop.checkout.place();
    await element.answer('Complete');
    await expectPaidOnce(page, shop);
  });

  for (const [when, settings] of [
    ['before the answer', { webhooks: 'before' }],
    ['long after the answer', { webhooks: 'after', webhookDelay: 3000 }],
  ] as const) {
    test(`event ${when}: one order in process, one charge`, async ({ page, shop, element }) => {
      await element.open();
      await setProvider(page, settings);
      await element.payWith(cards.challenged);
      await element.answer('Complete');
      const number = await expectPaidOnce(page, shop);
      await expect.poll(() => orderOf(number).status).toBe('processing');
    });
  }

  test('order response and event lost after the charge: the order is found, and paid once', async ({
    page,
    shop,
    element,
  }) => {
    await element.open();
    await setProvider(page, { webhooks: 'off' });
    await element.type(cards.good);
    await letFail(page, 'place-order', { kind: 'drop-after' });
    await shop.checkout.place();
    await expectPaidOnce(page, shop);
  });
});

test.describe('the provider’s page while the provider fails', () => {
  for (const webhooks of ['before', 'off'] as const) {
    test(`events ${webhooks}: one order, one charge`, async ({ page, shop, hosted }) => {
      await hosted.openCheckout();
      await hosted.goTo();
      await setProvider(page, { webhooks });
      await hosted.pay();
      await expectPaidOnce(page, shop);
    });
  }

  test('redirect lost after the payment: the checkout shows the placed order', async ({
    page,
    shop,
    hosted,
  }) => {
    await hosted.openCheckout();
    await hosted.goTo();
    await setProvider(page, { webhooks: 'before' });
    await letProviderFail(page, { call: 'hosted-pay', fault: { kind: 'drop-after' } });
    await hosted.pay();
    await expect.poll(async () => (await chargesOf(page)).length).toBe(1);
    await page.goto('/checkout/');
    await expect(page.getByText('Thank you for your purchase!')).toBeVisible();
    await shop.miniCart.expectCount(0);
    expect(orderCount(shop.email)).toBe(1);
    expect(await chargesOf(page)).toHaveLength(1);
  });
});

test.describe('wallet buttons while the provider fails', () => {
  test.beforeEach(async ({ page }) => {
    await setUpShop(page, { payments: ['stripe_payments'], expressButtons: true });
  });

  test('script blocked: no buttons are shown, and the checkout places the order', async ({
    page,
    shop,
  }) => {
    await letProviderFail(page, {
      call: 'script',
      fault: { kind: 'status', status: 503 },
      times: 'always',
    });
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await expect(page.locator('till-wallets iframe')).toHaveCount(0);
    await shop.checkout.open();
    await shop.checkout.shipAsGuest(shop.email);
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    await shop.checkout.place();
    await shop.success.orderNumber();
    expect(orderCount(shop.email)).toBe(1);
  });

  test('confirmed twice: one order, one charge', async ({ page, shop, wallet }) => {
    await shop.product.open('the-salt-road');
    await letProviderFail(page, { call: 'sheet-confirm', fault: { kind: 'twice' } });
    await wallet.openAndPay();
    await shop.success.orderNumber();
    expect(await chargesOf(page)).toHaveLength(1);
  });

  test('never confirmed: the sheet can be closed, and the next press pays once @phone', async ({
    page,
    shop,
    wallet,
  }) => {
    await shop.product.open('the-salt-road');
    await letProviderFail(page, { call: 'sheet-confirm', fault: { kind: 'never' } });
    await wallet.openAndPay();
    await page.keyboard.press('Escape');
    await expect(wallet.frame).toHaveCount(0);
    await expect.poll(() => wallet.cart()).toEqual([]);
    await wallet.openAndPay();
    await shop.success.orderNumber();
    expect(await chargesOf(page)).toHaveLength(1);
  });

  test('token never created: an error appears, and the next press pays once', async ({
    page,
    shop,
    wallet,
  }) => {
    await page.clock.install();
    await shop.product.open('the-salt-road');
    await letProviderFail(page, { call: 'create-confirmation-token', fault: { kind: 'never' } });
    await wallet.openAndPay();
    await expectInAMinute(
      page,
      wallet.error.filter({ hasText: 'A payment submission error has occurred.' }),
    );
    expect(await chargesOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(wallet.error).toBeHidden();
    // The sheet is still open, with everything as it was.
    await wallet.pay.click();
    await shop.success.orderNumber();
    expect(await chargesOf(page)).toHaveLength(1);
  });
});
