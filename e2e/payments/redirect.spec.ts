import { letFail } from '../support/faults';
import { orderCount, orderOf } from '../support/orders';
import { chargesOf, letProviderFail, setProvider } from '../support/provider';
import { expectPaidOnce } from './outcome';
import { expect, test } from './test';

test('pays on the provider’s page [REDIR-01][REDIR-03] @phone', async ({ page, shop, hosted }) => {
  await hosted.openCheckout();
  await hosted.goTo();
  await hosted.pay();
  await expectPaidOnce(page, shop);
});

test('keeps cart and draft for a shopper who returns without paying, and charges once [REDIR-01] @phone', async ({
  page,
  shop,
  hosted,
}) => {
  await hosted.openCheckout();
  await hosted.goTo();
  await hosted.comeBack();
  await hosted.choose('stripe_payments_checkout');
  await hosted.goTo();
  await hosted.pay();
  const number = await shop.success.orderNumber();
  expect(orderOf(number).status).not.toBe('pending_payment');
  expect(await chargesOf(page)).toHaveLength(1);
});

test('shows the number of an order that was paid while the shop could not ask the provider [REDIR-01, PLACE-14]', async ({
  page,
  shop,
  hosted,
}) => {
  await hosted.openCheckout();
  await hosted.goTo();
  await setProvider(page, { webhooks: 'off' });
  await letProviderFail(page, { call: 'retrieve-session', fault: { kind: 'drop-before' } });
  await hosted.pay();
  await expect(page.getByText(/could not be placed/).first()).toBeVisible();
  await expect(page.getByText(/Your order number is: \d{9}\./)).toBeVisible();
  expect(orderCount(shop.email)).toBe(1);
  expect(await chargesOf(page)).toHaveLength(1);
});

test('does not order a cart twice that another method orders after the way back, and closes the page [REDIR-01]', async ({
  page,
  shop,
  hosted,
}) => {
  await hosted.openCheckout();
  await hosted.goTo();
  const left = page.url();
  await hosted.comeBack();
  await hosted.choose('stripe_payments_bank_transfers');
  await shop.checkout.placeOrder.click();
  const { element } = shop.checkout;
  await expect(element.getByText('Your order was placed and is waiting to be paid.')).toBeVisible();
  expect(orderCount(shop.email)).toBe(1);
  const again = element.getByRole('button', { name: 'Order Again Instead' });
  await page.setViewportSize({ width: 320, height: 640 });
  const [place, box] = [await shop.checkout.placeOrder.boundingBox(), await again.boundingBox()];
  const end = ({ x = 0, width = 0 } = {}): number => x + width;
  expect(end(box ?? {}), 'its buttons stay in the notice').toBeLessThan(end(place ?? {}));
  await page.setViewportSize({ width: 1280, height: 900 });
  await again.click();
  await expect(again).toBeHidden();
  await shop.checkout.placeOrder.click();
  const number = await shop.success.orderNumber();
  expect(orderOf(number).paymentMethod).toBe('stripe_payments_bank_transfers');
  await page.goto(left);
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  expect(await chargesOf(page)).toHaveLength(0);
});

test('stays in the checkout, with an error, when the provider cannot open a page [REDIR-05]', async ({
  page,
  shop,
  hosted,
}) => {
  await hosted.openCheckout();
  await letFail(page, 'hosted-session', { kind: 'status', status: 400 });
  await shop.checkout.placeOrder.click();
  await expect(
    shop.checkout.element
      .getByText('An error has occurred on the server. Could not redirect to Stripe Checkout.')
      .first(),
  ).toBeVisible();
  await expect(shop.checkout.placeOrder).toBeVisible();
});

test('places an order by bank transfer [BANK-01] @phone', async ({ page, shop, hosted }) => {
  await hosted.openCheckout('stripe_payments_bank_transfers');
  await shop.checkout.placeOrder.click();
  await page.waitForURL(/checkout\/onepage\/success/);
  expect(await chargesOf(page)).toHaveLength(0);
});
