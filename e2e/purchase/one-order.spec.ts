import type { Page } from '@playwright/test';

import { CheckoutPage } from '../pages/checkout-page';
import { SuccessPage } from '../pages/success-page';
import { expectAccessible } from '../support/axe';
import { customerAtCheckout, signInHere } from '../support/customers';
import { letFail } from '../support/faults';
import { orderCount, orderOf } from '../support/orders';
import { expect, test, type Shop } from '../support/test';

/** Continues up to the button that places the order, paying by check. */
test.beforeEach(async ({ shop }, { title }) => {
  await shop.product.open('the-salt-road');
  await shop.product.add(1);
  if (title.includes('customer')) return;
  await shop.checkout.open();
  await shop.checkout.shipAsGuest(shop.email);
  await shop.checkout.chooseMethod(/Check \/ Money order/);
});

test('an order with an empty response is looked up and found [PLACE-14]', async ({
  page,
  shop,
}) => {
  await letFail(page, 'place-order', { kind: 'empty' });
  await shop.checkout.placeOrder.dblclick();
  const order = orderOf(await shop.success.orderNumber());
  expect(order.email).toBe(shop.email);
  expect(orderCount(shop.email)).toBe(1);
});

test('a server error is reported, and the order can be placed again [PLACE-05] [PLACE-15]', async ({
  page,
  shop,
}) => {
  await letFail(page, 'place-order', { kind: 'status', status: 500 });
  await shop.checkout.place();
  const methods = shop.checkout.element.getByRole('radiogroup');
  await expect(methods.locator('.till-notice--error')).toBeVisible();
  expect(orderCount(shop.email)).toBe(0);
  await shop.checkout.place();
  await shop.success.orderNumber();
  expect(orderCount(shop.email)).toBe(1);
});

test('the order is shipped to the address on the page, whatever another tab has saved since [PLACE-01]', async ({
  page,
  shop,
}) => {
  const other = new CheckoutPage(await page.context().newPage());
  await other.open();
  await other.field('Street Address').fill('99 Wrong Street');
  await other.chooseMethod(/Flat Rate/);
  await other.toPayment();
  await expect(shop.checkout.element).toContainText('12 Harbour Street');
  await shop.checkout.place();
  const order = orderOf(await shop.success.orderNumber());
  expect(order.addresses['shipping']?.['street']).toEqual(['12 Harbour Street']);
  expect(orderCount(shop.email)).toBe(1);
});

test('a reload while the order is being placed finds its outcome [PLACE-14]', async ({
  page,
  shop,
}) => {
  await letFail(page, 'place-order', { kind: 'delay', ms: 8000 });
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/payment-information'),
  );
  await shop.checkout.place();
  await sent;
  await page.reload();
  await expect(page.getByText('We are checking on your order')).toBeVisible();
  await shop.success.orderNumber();
  expect(orderCount(shop.email)).toBe(1);
});

test('leaving the page while the order is being placed still shows its number [PLACE-14]', async ({
  page,
  shop,
}) => {
  await letFail(page, 'place-order', { kind: 'delay', ms: 3000 });
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/payment-information'),
  );
  await shop.checkout.place();
  await sent;
  await page.goto('/lamplighters.html');
  await expect(page.getByText('Please do not order again', { exact: false })).toBeVisible();
  await shop.success.orderNumber();
  expect(orderCount(shop.email)).toBe(1);
  await page.goto('/');
  await expect(page.getByText('Your order number is', { exact: false })).toHaveCount(0);
});

/** Places an order; leaves an attempt whose number was not shown, with the amount $1.00. */
async function orderWithoutNumber({ page, shop }: { page: Page; shop: Shop }): Promise<string> {
  await shop.checkout.place();
  const number = await shop.success.orderNumber();
  const note = { cartId: '', startedAt: Date.now(), itemIds: [], isPlaced: true };
  await page.goto('/');
  // The page has processed its own attempt before another one is written.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('till-order-led'))).toBeNull();
  await page.evaluate((known) => {
    const placed = localStorage.getItem('till-order-placed') ?? '{}';
    const { cartId } = JSON.parse(placed) as { cartId: string };
    const attempt = { ...known, cartId, shown: '$1.00', successUrl: '/checkout/onepage/success/' };
    sessionStorage.setItem('till-order-led', JSON.stringify(attempt));
  }, note);
  return number;
}

for (const when of ['the network is back', 'the next page opens'] as const) {
  test(`an amount that could not be looked up is reported when ${when} [PLACE-14]`, async ({
    page,
    shop,
  }) => {
    const number = await orderWithoutNumber({ page, shop });
    await page.route('**/sales/guest/view/', (route) => route.abort());
    await page.goto('/checkout/cart/');
    const notice = page.getByText(`Your order number is: ${number}.`, { exact: false });
    const difference = page.getByText('not the $1.00 that was shown', { exact: false });
    await expect(notice).toBeVisible();
    await expect(difference).toHaveCount(0);
    await page.unroute('**/sales/guest/view/');
    if (when === 'the next page opens') {
      await page.goto('/');
      await expect(difference).toBeVisible();
      await expect(notice, 'the number was on the screen').toHaveCount(0);
    } else {
      await page.context().setOffline(true);
      await page.context().setOffline(false);
      await expect(difference).toBeVisible();
      await expect(notice).toBeVisible();
    }
    await page.goto('/lamplighters.html');
    await expect(shop.miniCart.button).toBeVisible();
    await expect(difference).toHaveCount(0);
  });
}

test('a notice shows the number when the shop no longer does [PLACE-14]', async ({
  page,
  shop,
}) => {
  const number = await orderWithoutNumber({ page, shop });
  await page.goto('/checkout/cart/');
  await expect(page.getByText(`Your order number is: ${number}.`, { exact: false })).toBeVisible();
  await expect(page.getByText('not the $1.00 that was shown', { exact: false })).toBeVisible();
});

for (const status of [429, 401]) {
  test(`a placed order is found although the response is ${String(status)} [PLACE-14]`, async ({
    page,
    shop,
  }) => {
    await letFail(page, 'place-order', { kind: 'status', status, afterWork: true });
    await shop.checkout.place();
    await shop.success.orderNumber();
    expect(orderCount(shop.email)).toBe(1);
  });
}

test('two windows together place one order, and the back button places none [PLACE-14]', async ({
  context,
  page,
  shop,
}) => {
  // Input is saved shortly after the last change; the other window starts with it.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('mage-cache-storage')))
    .toContain(shop.email);
  const other = new CheckoutPage(await context.newPage());
  await other.page.goto('/checkout/#payment');
  await other.chooseMethod(/Check \/ Money order/);
  await expect(other.placeOrder).toBeEnabled();
  await letFail(page, 'place-order', { kind: 'delay', ms: 800 });
  // A window in the background paints no frames, for which a click would wait.
  await Promise.all(
    [shop.checkout, other].map(({ placeOrder }) => placeOrder.dispatchEvent('click')),
  );
  await Promise.race([shop.success.orderNumber(), new SuccessPage(other.page).orderNumber()]);
  for (const { page: window } of [shop.checkout, other]) {
    await expect(window).not.toHaveURL(/\/checkout\/(#|$)/);
  }
  expect(orderCount(shop.email)).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\/cart\/?(#|$)/);
  expect(orderCount(shop.email)).toBe(1);
});

test('a window whose cart is ordered in another one reports it immediately, and offers no order [PLACE-15] @phone', async ({
  context,
  page,
  shop,
}) => {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('mage-cache-storage')))
    .toContain(shop.email);
  const other = new CheckoutPage(await context.newPage());
  await other.page.goto('/checkout/#payment');
  await other.chooseMethod(/Check \/ Money order/);
  await other.place();
  await new SuccessPage(other.page).orderNumber();
  await expect(
    shop.checkout.element.getByText('This cart was ordered in another window', { exact: false }),
  ).toBeVisible();
  await expect(shop.checkout.placeOrder).toHaveCount(0);
  await expectAccessible(page, 'the checkout of a cart that is gone');
  expect(orderCount(shop.email)).toBe(1);
});

test('a changed price is shown for confirmation, and then charged as shown @phone', async ({
  page,
  shop,
}) => {
  const shown = await shop.checkout.placeOrder.innerText();
  await letFail(
    page,
    { path: '/rest/*/V1/guest-carts/*/payment-information', method: 'GET' },
    { kind: 'change-price', cents: 9900 },
  );
  await shop.checkout.place();
  const question = shop.checkout.element.getByText(
    'Your order has changed, so it was not placed yet.',
    { exact: false },
  );
  await expect(question.first()).toBeVisible();
  await expect(shop.checkout.element.getByText(/^Order Total: .* instead of /)).toBeVisible();
  expect(orderCount(shop.email)).toBe(0);
  await expectAccessible(page, 'the question about a changed order');
  const asked = await shop.checkout.placeOrder.innerText();
  expect(asked).not.toBe(shown);
  await shop.checkout.place();
  const order = orderOf(await shop.success.orderNumber());
  expect(asked).toContain((order.grandTotal / 100).toFixed(2));
  expect(orderCount(shop.email)).toBe(1);
});

test('an ended session is reported in place before the login page opens, and the input is kept [HTTP-05]', async ({
  page,
  shop,
}) => {
  await customerAtCheckout(page, shop, 'jane@example.com');
  await shop.checkout.chooseMethod(/Flat Rate/);
  await shop.checkout.toPayment();
  await shop.checkout.chooseMethod(/Purchase Order/);
  await shop.checkout.element.getByLabel('Purchase Order Number').fill('PO-4711');
  await letFail(page, 'place-order', { kind: 'expire-session' });
  // The page is already navigating when it shows this: everything is checked in one step.
  const reported = page.waitForFunction(() => {
    const checkout = document.querySelector('till-checkout');
    const inputs = [...(checkout?.querySelectorAll('input') ?? [])];
    return (
      checkout?.textContent.includes('Your session has expired') === true &&
      inputs.some(({ value }) => value === 'PO-4711')
    );
  });
  await shop.checkout.element.getByLabel('Purchase Order Number').press('Enter');
  await reported;
  await expect(page).toHaveURL(/\/customer\/account\/login\/?$/);
  await expect(page.getByText('Your session has expired. Please sign in again')).toBeVisible();
  expect(orderCount(shop.email)).toBe(0);
  await signInHere(page, shop.email);
  await expect(page).toHaveURL(/\/checkout\//);
  // The sent order is looked up first; then the shopper is back at the pressed button.
  await expect(shop.checkout.element.getByText('Your order was not placed').first()).toBeVisible();
  if (await shop.checkout.next.isVisible()) await shop.checkout.toPayment();
  await expect(shop.checkout.element.getByLabel('Purchase Order Number')).toHaveValue('PO-4711');
});

test('a guest creates an account from the order just placed [REG-01] [REG-02] [REG-05] @phone', async ({
  page,
  shop,
}) => {
  await shop.checkout.place();
  await shop.success.orderNumber();
  const offer = page.locator('till-registration');
  await expect(offer).toContainText(shop.email);
  await expectAccessible(page, 'the success page with its offer');
  await offer.getByRole('button', { name: 'Create account' }).click();
  await expect(offer).toContainText('A letter with further instructions');
  await expect(offer.getByRole('button')).toHaveCount(0);
});

test('<till-order-summary> shows the order on another page', async ({ page, shop }) => {
  await page.evaluate(() => document.body.append(document.createElement('till-order-summary')));
  const summary = page.locator('till-order-summary');
  await expect(summary.getByText('The Salt Road')).toBeVisible();
  const total = await shop.checkout.placeOrder.innerText();
  await expect(summary).toContainText(/\$[\d.,]+/.exec(total)?.[0] ?? 'no sum on the button');
});
