import { letFail } from '../support/faults';
import { orderCount, orderOf } from '../support/orders';
import { chargesOf, letProviderFail, setProvider } from '../support/provider';
import { setUpShop } from '../support/settings';
import { expect, test, type Shop } from '../support/test';
import { cards, PaymentElementPage } from './payment-element-page';
import { WalletSheet } from './wallet-sheet';

/** The longest that a page waits for the provider, with room for a busy machine. */
const GIVEN_UP = { timeout: 30_000 };

/** The address is as the shopper left it. */
const expectAddressKept = (shop: Shop) =>
  expect(shop.checkout.element.getByText('12 Harbour Street').first()).toBeVisible();

test.describe('the payment element of a provider in trouble', () => {
  test('script slow: it is said, and another method pays meanwhile', async ({ page, shop }) => {
    const element = new PaymentElementPage(page, shop);
    await setUpShop(page, { payments: ['stripe_payments'] });
    await letProviderFail(page, { call: 'script', fault: { kind: 'delay', ms: 15_000 } });
    await element.open();
    await expect(element.message(/takes longer than usual/)).toBeVisible(GIVEN_UP);
    await expectAddressKept(shop);
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    await shop.checkout.place();
    expect(orderOf(await shop.success.orderNumber())).toMatchObject({ paymentMethod: 'checkmo' });
    expect(await chargesOf(page)).toEqual([]);
  });

  test('frame never ready: it is said, another method can pay, a retry brings the form', async ({
    page,
    shop,
  }) => {
    const element = new PaymentElementPage(page, shop);
    await setUpShop(page, { payments: ['stripe_payments'] });
    await letProviderFail(page, { call: 'frame', fault: { kind: 'never' } });
    await element.open();
    await expect(element.message(/takes longer than usual/)).toBeVisible(GIVEN_UP);
    await expect(element.message(/could not be loaded/)).toBeVisible(GIVEN_UP);
    await expect(shop.checkout.placeOrder).toHaveAttribute('aria-disabled', 'true');
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    await expect(shop.checkout.placeOrder).not.toHaveAttribute('aria-disabled', 'true');
    await element.row.check();
    await shop.checkout.element.getByRole('button', { name: 'Try Again' }).click();
    await element.type(cards.good);
    await expectAddressKept(shop);
    await shop.checkout.place();
    await shop.success.orderNumber();
    expect(await chargesOf(page)).toHaveLength(1);
  });

  test('card never answered: it is said, what was typed stays, and one press more pays once', async ({
    page,
    shop,
  }) => {
    const element = new PaymentElementPage(page, shop);
    await element.open();
    await element.type(cards.good);
    await letProviderFail(page, { call: 'create-payment-method', fault: { kind: 'never' } });
    await shop.checkout.place();
    await expect(element.message('A payment submission error has occurred.')).toBeVisible(GIVEN_UP);
    expect(orderCount(shop.email)).toBe(0);
    await expect(element.fields.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
    await shop.checkout.place();
    await shop.success.orderNumber();
    expect(orderCount(shop.email)).toBe(1);
    expect(await chargesOf(page)).toHaveLength(1);
  });

  test('challenge closed: another method pays, and the card is not charged', async ({
    page,
    shop,
  }) => {
    const element = new PaymentElementPage(page, shop);
    await element.open();
    await element.type(cards.challenged);
    await shop.checkout.place();
    await element.answer('Close');
    await expect(element.message(/unable to authenticate your payment method/)).toBeVisible();
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    await shop.checkout.place();
    expect(orderOf(await shop.success.orderNumber())).toMatchObject({ paymentMethod: 'checkmo' });
    expect(orderCount(shop.email)).toBe(1);
    expect(await chargesOf(page)).toEqual([]);
  });

  test('challenge never answered: a reload keeps the checkout, and nothing was charged', async ({
    page,
    shop,
  }) => {
    const element = new PaymentElementPage(page, shop);
    await element.open();
    await letProviderFail(page, { call: 'challenge-answer', fault: { kind: 'never' } });
    await element.type(cards.challenged);
    await shop.checkout.place();
    await element.challenge.getByRole('button', { name: 'Complete' }).click();
    await page.reload();
    await expectAddressKept(shop);
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    await shop.checkout.place();
    expect(orderOf(await shop.success.orderNumber())).toMatchObject({ paymentMethod: 'checkmo' });
    expect(orderCount(shop.email)).toBe(1);
    expect(await chargesOf(page)).toEqual([]);
  });

  test('network lost during the challenge: it is said, and the same card pays once afterwards', async ({
    page,
    shop,
  }) => {
    const element = new PaymentElementPage(page, shop);
    await element.open();
    await element.type(cards.challenged);
    await shop.checkout.place();
    await expect(element.challenge.getByRole('button', { name: 'Complete' })).toBeVisible();
    await page.context().setOffline(true);
    await element.answer('Complete');
    await expect(element.message('A payment submission error has occurred.')).toBeVisible(GIVEN_UP);
    await page.context().setOffline(false);
    expect(orderCount(shop.email)).toBe(0);
    expect(await chargesOf(page)).toEqual([]);
    await expect(element.fields.getByLabel('Card number')).toHaveValue('4000 0027 6000 3184');
    await shop.checkout.place();
    await element.answer('Complete');
    await shop.success.orderNumber();
    expect(orderCount(shop.email)).toBe(1);
    expect(await chargesOf(page)).toHaveLength(1);
  });

  test('answer of the challenge lost: what the bank has confirmed is paid once', async ({
    page,
    shop,
  }) => {
    const element = new PaymentElementPage(page, shop);
    await element.open();
    await element.type(cards.challenged);
    await letProviderFail(page, { call: 'challenge-result', fault: { kind: 'drop-after' } });
    await shop.checkout.place();
    await element.answer('Complete');
    await shop.success.orderNumber();
    expect(orderCount(shop.email)).toBe(1);
    expect(await chargesOf(page)).toHaveLength(1);
  });

  for (const [when, settings] of [
    ['before the answer', { webhooks: 'before' }],
    ['long after it', { webhooks: 'after', webhookDelay: 3000 }],
  ] as const) {
    test(`event ${when}: one order, one charge, and it is in process`, async ({ page, shop }) => {
      const element = new PaymentElementPage(page, shop);
      await element.open();
      await setProvider(page, settings);
      await element.type(cards.challenged);
      await shop.checkout.place();
      await element.answer('Complete');
      const number = await shop.success.orderNumber();
      await expect.poll(() => orderOf(number).status).toBe('processing');
      expect(orderCount(shop.email)).toBe(1);
      expect(await chargesOf(page)).toHaveLength(1);
    });
  }

  test('charged, and neither the order’s answer nor the event arrives: found, and paid once', async ({
    page,
    shop,
  }) => {
    const element = new PaymentElementPage(page, shop);
    await element.open();
    await setProvider(page, { webhooks: 'off' });
    await element.type(cards.good);
    await letFail(page, 'place-order', { kind: 'drop-after' });
    await shop.checkout.place();
    await shop.success.orderNumber();
    expect(orderCount(shop.email)).toBe(1);
    expect(await chargesOf(page)).toHaveLength(1);
  });
});

test.describe('the provider’s page in trouble', () => {
  /** The provider's page, with a card typed. */
  async function atHostedPage(page: Parameters<typeof setUpShop>[0], shop: Shop): Promise<void> {
    await setUpShop(page, { payments: ['stripe_payments_checkout'] });
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await shop.checkout.open();
    await shop.checkout.shipAsGuest(shop.email);
    await shop.checkout.element.locator('input[value="stripe_payments_checkout"]').check();
    await shop.checkout.placeOrder.click();
    await page.waitForURL(/cs_test_/);
    await page.getByLabel('Card number').fill(cards.good);
    await page.getByLabel('Expiration date').fill('12 / 34');
    await page.getByLabel('Security code').fill('123');
  }

  for (const webhooks of ['before', 'off'] as const) {
    test(`events ${webhooks}: one order, one charge`, async ({ page, shop }) => {
      await atHostedPage(page, shop);
      await setProvider(page, { webhooks });
      await page.getByRole('button', { name: /^Pay/ }).click();
      await shop.success.orderNumber();
      expect(orderCount(shop.email)).toBe(1);
      expect(await chargesOf(page)).toHaveLength(1);
    });
  }

  test('paid, and the way back lost: the shopper who goes back to the shop hears of the order', async ({
    page,
    shop,
  }) => {
    await atHostedPage(page, shop);
    await setProvider(page, { webhooks: 'before' });
    await letProviderFail(page, { call: 'hosted-pay', fault: { kind: 'drop-after' } });
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect.poll(async () => (await chargesOf(page)).length).toBe(1);
    await page.goto('/checkout/');
    await expect(page.getByText('Thank you for your purchase!')).toBeVisible();
    await shop.miniCart.expectCount(0);
    expect(orderCount(shop.email)).toBe(1);
    expect(await chargesOf(page)).toHaveLength(1);
  });
});

test.describe('wallet buttons of a provider in trouble', () => {
  test.beforeEach(async ({ page }) => {
    await setUpShop(page, { payments: ['stripe_payments'], expressButtons: true });
  });

  test('script blocked: there are none, and the checkout takes the order', async ({
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

  test('confirmed twice: one order, one charge', async ({ page, shop }) => {
    const wallet = new WalletSheet(page);
    await shop.product.open('the-salt-road');
    await letProviderFail(page, { call: 'sheet-confirm', fault: { kind: 'twice' } });
    await wallet.open();
    await expect(wallet.pay).toBeEnabled();
    await wallet.pay.click();
    await shop.success.orderNumber();
    expect(await chargesOf(page)).toHaveLength(1);
  });

  test('never confirmed: the sheet can be closed, and the next press pays once', async ({
    page,
    shop,
  }) => {
    const wallet = new WalletSheet(page);
    await shop.product.open('the-salt-road');
    await letProviderFail(page, { call: 'sheet-confirm', fault: { kind: 'never' } });
    await wallet.open();
    await expect(wallet.pay).toBeEnabled();
    await wallet.pay.click();
    await page.keyboard.press('Escape');
    await expect(page.locator('iframe[title="Sandbox wallet"]')).toHaveCount(0);
    await expect.poll(() => wallet.cart()).toEqual([]);
    await wallet.open();
    await expect(wallet.pay).toBeEnabled();
    await wallet.pay.click();
    await shop.success.orderNumber();
    expect(await chargesOf(page)).toHaveLength(1);
  });

  test('token never answered: it is said, and the next press pays once', async ({ page, shop }) => {
    const wallet = new WalletSheet(page);
    await shop.product.open('the-salt-road');
    await letProviderFail(page, { call: 'create-confirmation-token', fault: { kind: 'never' } });
    await wallet.open();
    await expect(wallet.pay).toBeEnabled();
    await wallet.pay.click();
    await expect(wallet.error).toContainText('A payment submission error has occurred.', GIVEN_UP);
    expect(await chargesOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(wallet.error).toBeHidden();
    // The sheet is still open, with everything as it was.
    await wallet.pay.click();
    await shop.success.orderNumber();
    expect(await chargesOf(page)).toHaveLength(1);
  });
});
