import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { holdNext } from '../support/gate';
import { guestAtPayment } from '../support/guests';
import { orderCount, orderOf } from '../support/orders';
import { challengeOf, robotBox, sentTokens, tick } from '../support/recaptcha';
import { expect, test, type Shop } from '../support/test';

const CHECK = /Check \/ Money order/;
const REFUSED = 'ReCaptcha validation failed, please try again';

const setUp = (page: Page, settings: object) =>
  page.request.put('/demo/settings', {
    data: { recaptcha: ['place_order', 'coupon_code'], ...settings },
  });

async function atPayment(shop: Shop): Promise<void> {
  await guestAtPayment(shop);
  await shop.checkout.chooseMethod(CHECK);
}

test.describe('reCAPTCHA in the checkout @phone', () => {
  test('a box is ticked for the coupon and for the order, each with a token of its own', async ({
    page,
    shop,
  }) => {
    await setUp(page, {});
    const tokens = sentTokens(page);
    await atPayment(shop);
    const box = shop.checkout.element;
    const checks = box.getByRole('group', { name: 'Security check' });
    await checks.scrollIntoViewIfNeeded();
    await expect(robotBox(checks)).toBeEnabled();
    await shop.checkout.place();
    await expect(checks).toBeFocused();
    await expect(checks).toHaveAccessibleDescription('Please confirm that you are not a robot.');
    expect(tokens, 'nothing is sent without a token').toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(robotBox(checks)).toBeChecked();
    await expect(checks).toHaveAccessibleDescription('');

    await box.getByText('Apply Discount Code').click();
    await box.getByLabel('Enter discount code').fill('tenoff');
    await tick(checks.first());
    await expectAccessible(page, 'till-checkout');
    await box.getByRole('button', { name: 'Apply Discount', exact: true }).click();
    await expect(box.getByText('Your coupon was successfully applied.').first()).toBeVisible();

    await expect(robotBox(checks)).toBeChecked();
    await shop.checkout.place();
    const order = orderOf(await shop.success.orderNumber());
    expect(order.couponCode?.toUpperCase()).toBe('TENOFF');
    expect(new Set(tokens).size).toBe(2);
    expect(tokens.every((token) => token?.startsWith('sandbox-'))).toBe(true);
  });

  test('an invisible one sends the order after its challenge, and nothing if the challenge is closed', async ({
    page,
    shop,
  }) => {
    await setUp(page, { recaptchaKind: 'invisible' });
    const tokens = sentTokens(page);
    const script = await holdNext(page, '**/recaptcha/api.js*');
    const box = shop.checkout.element.locator(
      '.till-payment-step > .till-recaptcha .till-recaptcha__box',
    );
    await atPayment(shop);
    await shop.checkout.placeOrder.scrollIntoViewIfNeeded();
    await expect(box).toBeVisible();
    const before = await shop.checkout.placeOrder.boundingBox();
    script.release();
    await expect(box.locator('iframe')).toBeVisible();
    expect(await shop.checkout.placeOrder.boundingBox(), 'the badge moves it').toEqual(before);
    await shop.checkout.place();
    await expect(challengeOf(page).getByRole('button', { name: 'Verify' })).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(
      shop.checkout.element
        .getByText('The security check was not completed. Please try again.')
        .first(),
    ).toBeVisible();
    expect(tokens).toEqual([]);
    await shop.checkout.place();
    await challengeOf(page).getByRole('button', { name: 'Verify' }).click();
    await shop.success.orderNumber();
    expect(tokens).toHaveLength(1);
  });

  test('an order that is placed before the check has loaded waits for it', async ({
    page,
    shop,
  }) => {
    await setUp(page, { recaptchaKind: 'score' });
    const tokens = sentTokens(page);
    const box = await holdNext(page, '**/Recaptcha-*.js');
    await atPayment(shop);
    await shop.checkout.place();
    await expect(shop.checkout.placeOrder).toBeDisabled();
    expect(tokens).toEqual([]);
    box.release();
    await shop.success.orderNumber();
    expect(tokens).toHaveLength(1);
  });

  test('version 3 shows no challenge, and a refused token is replaced by a new one', async ({
    page,
    shop,
  }) => {
    await setUp(page, { recaptchaKind: 'score', recaptchaFault: 'refused' });
    const tokens = sentTokens(page);
    await atPayment(shop);
    await shop.checkout.place();
    await expect(shop.checkout.element.getByText(REFUSED).first()).toBeVisible();
    expect(orderCount(shop.email)).toBe(0);
    await shop.checkout.place();
    await shop.success.orderNumber();
    expect(new Set(tokens).size).toBe(2);
    expect(orderCount(shop.email)).toBe(1);
  });

  test('a blocked script is reported, and the rest works until it has loaded', async ({
    page,
    shop,
  }) => {
    await setUp(page, {});
    await page.route('**/recaptcha/api.js*', (route) => route.abort());
    const tokens = sentTokens(page);
    await atPayment(shop);
    const checks = shop.checkout.element.getByRole('group', { name: 'Security check' });
    await checks.scrollIntoViewIfNeeded();
    await expect(checks).toContainText('The security check could not be loaded.');
    await shop.checkout.place();
    await expect(checks).toBeFocused();
    expect(tokens).toEqual([]);
    await page.unroute('**/recaptcha/api.js*');
    await checks.getByRole('button', { name: 'Try Again' }).click();
    await tick(checks);
    await shop.checkout.place();
    await shop.success.orderNumber();
    expect(tokens).toHaveLength(1);
  });

  test('an expired tick must be repeated', async ({ page, shop }) => {
    await setUp(page, { recaptchaFault: 'expires' });
    const tokens = sentTokens(page);
    await atPayment(shop);
    const checks = shop.checkout.element.getByRole('group', { name: 'Security check' });
    await checks.scrollIntoViewIfNeeded();
    await robotBox(checks).check();
    await expect(robotBox(checks)).not.toBeChecked();
    await shop.checkout.place();
    await expect(checks).toHaveAccessibleDescription('Please confirm that you are not a robot.');
    expect(tokens).toEqual([]);
    await tick(checks);
    await shop.checkout.place();
    await shop.success.orderNumber();
  });
});

test('the coupon on the cart page also needs a token @phone', async ({ page, shop }) => {
  await setUp(page, { recaptchaKind: 'score' });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/recaptcha/api.js')) scripts.push(request.url());
  });
  const tokens = sentTokens(page);
  await shop.product.open('the-salt-road');
  await shop.product.add(1);
  expect(scripts, 'a page without a guarded form loads nothing').toEqual([]);
  await page.goto('/checkout/cart/');
  const box = page.locator('till-cart');
  await box.getByText('Apply Discount Code').click();
  await box.getByLabel('Enter discount code').fill('tenoff');
  await box.getByRole('button', { name: 'Apply Discount', exact: true }).click();
  await expect(box.getByText('Your coupon was successfully applied.').first()).toBeVisible();
  expect(tokens).toHaveLength(1);
  expect(scripts).toHaveLength(1);
});
