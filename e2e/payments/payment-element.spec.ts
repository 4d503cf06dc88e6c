import { californian } from '../pages/checkout-page';
import { expectAccessible } from '../support/axe';
import { customerAtCheckout } from '../support/customers';
import { letFail } from '../support/faults';
import { orderCount, orderOf } from '../support/orders';
import { chargesOf, letProviderFail } from '../support/provider';
import { networkRequests } from '../support/requests';
import { setUpShop } from '../support/settings';
import { tabTo } from '../support/tab-to';
import { expectNothingOrdered, expectPaidOnce, payByCheck } from './outcome';
import { cards } from './payment-element-page';
import { expect, test } from './test';

test.describe('the payment element', () => {
  test('accepts a card, and the order is paid once [PELEM-02, PELEM-05, PELEM-12, PELEM-24] @phone', async ({
    page,
    shop,
    element,
  }) => {
    await element.open();
    await element.type(cards.good);
    await expectAccessible(page, 'payment step with the element');
    await shop.checkout.placeOrder.dblclick();
    const order = orderOf(await shop.success.orderNumber());
    expect(order).toMatchObject({ paymentMethod: 'stripe_payments', status: 'processing' });
    expect(orderCount(shop.email)).toBe(1);
    expect((await chargesOf(page)).map(({ amount }) => amount)).toEqual([order.grandTotal]);
    await page.goto('/');
    await shop.miniCart.expectCount(0);
  });

  test('is validated before the button is disabled; its calls start in this step [PELEM-16, PELEM-50]', async ({
    page,
    shop,
    element,
  }) => {
    await element.open();
    const requests = await networkRequests(page);
    const { placeOrder } = shop.checkout;
    await placeOrder.click();
    await expect(element.message('Please complete your payment details.')).toBeVisible();
    await expect(placeOrder).not.toHaveAttribute('aria-busy', 'true');
    expect(requests().filter((request) => request.endsWith('/payment_methods'))).toEqual([]);

    await element.type(cards.good);
    await letProviderFail(page, {
      call: 'create-payment-method',
      fault: { kind: 'delay', ms: 1500 },
    });
    await placeOrder.click();
    await expect(placeOrder).toHaveAttribute('aria-busy', 'true');
    await expect(placeOrder).toHaveAttribute('aria-disabled', 'true');
    await shop.success.orderNumber();
    const shopCalls = requests().filter((request) =>
      /POST .*\/payment-information$|\/stripe\/payments\//.test(request),
    );
    expect(shopCalls).toEqual([
      expect.stringMatching(/^POST .*\/payment-information$/),
      expect.stringMatching(/^GET .*\/V1\/stripe\/payments\/get_requires_action$/),
    ]);
  });

  test('can be filled in and submitted with the keyboard [PELEM-02] @phone', async ({
    page,
    shop,
    element,
  }) => {
    await element.open();
    await element.fields.getByLabel('Card number').focus();
    await page.keyboard.type(cards.good);
    await page.keyboard.press('Tab');
    await page.keyboard.type('1234');
    await page.keyboard.press('Tab');
    await page.keyboard.type('123');
    await tabTo(shop.checkout.placeOrder);
    await page.keyboard.press('Enter');
    await shop.success.orderNumber();
  });

  test('reports a missing value and focuses its field [PELEM-30] @phone', async ({
    page,
    shop,
    element,
  }) => {
    await element.open();
    await element.fields.getByLabel('Card number').fill('4242');
    await shop.checkout.place();
    await expect(element.message('Please complete your payment details.')).toBeVisible();
    const number = element.fields.getByLabel('Card number');
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expect(number).toBeFocused();
    await expectAccessible(page, 'payment step with an incomplete card');
    await element.payWith(cards.good);
    await shop.success.orderNumber();
  });

  for (const [kind, text] of [
    ['declined', 'Your card was declined.'],
    ['withoutFunds', 'Your card has insufficient funds.'],
  ] as const) {
    test(`a card refused as ${kind} leaves the form unchanged, and another card pays`, async ({
      page,
      shop,
      element,
    }) => {
      await element.open();
      await element.payWith(cards[kind]);
      await expect(element.message(text)).toBeInViewport();
      await expectNothingOrdered(page, shop);
      await expect(element.row).toBeChecked();
      await expect(element.fields.getByLabel('Card number')).toHaveValue(/^4000/);
      await expect(shop.checkout.element.getByText(californian.City).first()).toBeVisible();
      await element.payWith(cards.good);
      await expectPaidOnce(page, shop);
    });
  }

  test('what was typed survives the choice of another method [PELEM-02]', async ({
    shop,
    element,
  }) => {
    await element.open();
    await element.type(cards.good);
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    await expect(element.fields.getByLabel('Card number')).toBeHidden();
    await element.row.check();
    await expect(element.fields.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
    await shop.checkout.place();
    await shop.success.orderNumber();
  });

  test('charges the amount in the minor units of the currency [AMT-01, AMT-05]', async ({
    page,
    shop,
    element,
  }) => {
    await element.open({ currency: 'JPY' });
    await element.payWith(cards.good);
    const { grandTotal } = orderOf(await shop.success.orderNumber());
    const [charge] = await chargesOf(page);
    expect(charge).toMatchObject({ amount: grandTotal, currency: 'jpy' });
  });
});

test.describe('3-D Secure in the payment element', () => {
  test('confirmed, the order is placed and paid once [PELEM-21, PELEM-22] @phone', async ({
    page,
    shop,
    element,
  }) => {
    await element.open();
    await element.payWith(cards.challenged);
    await expect(element.challengeButton('Complete')).toBeVisible();
    await expectNothingOrdered(page, shop);
    await expect(element.message(/Authentication Required/)).toHaveCount(0);
    await element.answer('Complete');
    await expectPaidOnce(page, shop);
  });

  for (const answer of ['Fail', 'Close'] as const) {
    test(`${answer}: nothing is ordered, and another card pays [PELEM-22]`, async ({
      page,
      shop,
      element,
    }) => {
      await element.open();
      await element.payWith(cards.challenged);
      await element.answer(answer);
      await expect(element.message(/unable to authenticate your payment method/)).toBeVisible();
      await expect(element.message(/Authentication Required/)).toHaveCount(0);
      await expectNothingOrdered(page, shop);
      await element.payWith(cards.good);
      await expectPaidOnce(page, shop);
    });
  }

  test('opens one challenge, however often the button is pressed and the response arrives', async ({
    page,
    shop,
    element,
  }) => {
    await element.open();
    await letProviderFail(page, { call: 'challenge-answer', fault: { kind: 'twice' } });
    await element.type(cards.challenged);
    await shop.checkout.placeOrder.dblclick();
    await expect(element.challenge).toHaveCount(1);
    await element.answer('Complete');
    await expectPaidOnce(page, shop);
  });

  test('the payment is looked up when the connection is lost during the challenge, and the order placed once [PELEM-52]', async ({
    page,
    shop,
    element,
  }) => {
    await element.open();
    await element.payWith(cards.challenged);
    await expect(element.challengeButton('Complete')).toBeVisible();
    // The request of the provider's script after the challenge is lost.
    await letProviderFail(page, {
      call: 'retrieve-intent',
      side: 'browser',
      fault: { kind: 'drop-before' },
    });
    await element.answer('Complete');
    await expectPaidOnce(page, shop);
  });
});

test.describe('saved cards in the payment element', () => {
  test('a saved card requires its security code, and pays [PELEM-01, PELEM-03, PELEM-04, PELEM-32] @phone', async ({
    page,
    shop,
    element,
  }) => {
    await setUpShop(page, {
      payments: ['stripe_payments'],
      savedCards: true,
      savedCardCode: true,
    });
    await customerAtCheckout(page, shop, 'jane@example.com');
    await shop.checkout.chooseMethod(/Flat Rate/);
    await shop.checkout.toPayment();
    await element.row.check();
    await element.payWith(cards.good);
    await shop.success.orderNumber();

    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await shop.checkout.open();
    await shop.checkout.chooseMethod(/Flat Rate/);
    await shop.checkout.toPayment();
    await element.row.check();
    const choice = shop.checkout.element.getByRole('combobox', { name: 'Pay with' });
    await expect(choice.locator('option:checked')).toHaveText(/4242/);
    await expect(shop.checkout.element.locator('.till-payment-element__form')).toHaveCount(0);
    await expect(element.code.getByLabel('Security code')).toBeVisible();
    await expectAccessible(page, 'payment step with a saved card');

    await shop.checkout.place();
    await expect(element.message("Please enter your card's security code.")).toBeVisible();
    expect(orderCount(shop.email)).toBe(1);
    await element.code.getByLabel('Security code').fill('123');
    await expect(element.message("Please enter your card's security code.")).toHaveCount(0);
    await shop.checkout.place();
    await shop.success.orderNumber();
    expect(orderCount(shop.email)).toBe(2);
    expect(await chargesOf(page)).toHaveLength(2);
  });
});

test.describe('an unreachable provider', () => {
  test('a blocked script can be retried, and another method pays [PELEM-27, PELEM-28] @phone', async ({
    page,
    shop,
    element,
  }) => {
    await setUpShop(page, { payments: ['stripe_payments'] });
    await letProviderFail(page, {
      call: 'script',
      fault: { kind: 'status', status: 503 },
      times: 2,
    });
    await element.open();
    await expect(element.message(/The payment form could not be loaded/)).toBeVisible();
    await expect(shop.checkout.placeOrder).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page, 'payment step with a blocked provider');
    const retry = shop.checkout.element.getByRole('button', { name: 'Try Again' });
    await retry.click();
    await expect(element.message(/The payment form could not be loaded/)).toBeVisible();
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    await expect(shop.checkout.placeOrder).not.toHaveAttribute('aria-disabled', 'true');
    await element.row.check();
    await retry.click();
    await expect(element.fields.getByLabel('Card number')).toBeVisible();
    await payByCheck(page, shop);
  });

  test('a script of another version shows that the form does not work on this page', async ({
    page,
    element,
  }) => {
    await setUpShop(page, { payments: ['stripe_payments'] });
    await letProviderFail(page, { call: 'script', fault: { kind: 'wrong-version' } });
    await element.open();
    await expect(element.message(/does not work on this page/)).toBeVisible();
  });

  test('the form loads without shifting the content below it @phone', async ({
    page,
    shop,
    element,
  }) => {
    await setUpShop(page, { payments: ['stripe_payments'] });
    await letProviderFail(page, { call: 'script', fault: { kind: 'delay', ms: 2500 } });
    await element.open();
    const form = shop.checkout.element.locator('.till-payment-element');
    await expect(form.locator('.till-skeleton').first()).toBeVisible();
    const before = (await form.boundingBox())?.height ?? 0;
    await expect(element.fields.getByLabel('Card number')).toBeVisible();
    const after = (await form.boundingBox())?.height ?? 0;
    expect(
      Math.abs(after - before),
      `${String(before)} px before, ${String(after)} px after`,
    ).toBeLessThan(24);
  });
});

test('an order whose response is lost is found, and paid once', async ({ page, shop, element }) => {
  await element.open();
  await element.type(cards.good);
  await letFail(page, 'place-order', { kind: 'drop-after' });
  await shop.checkout.place();
  await expectPaidOnce(page, shop);
});
