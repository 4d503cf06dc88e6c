import { guestAtPayment } from '../support/guests';
import { orderCount } from '../support/orders';
import { expect, test } from '../support/test';

test.describe('navigating the steps @phone', () => {
  test.beforeEach(async ({ shop }) => {
    await guestAtPayment(shop);
  });

  test('goes back from the payment step and forward again [STEP-10] [STEP-16]', async ({
    page,
    shop,
  }) => {
    await page.goBack();
    await expect(page).toHaveURL(/#shipping$/);
    await expect(shop.checkout.field('City')).toHaveValue('Oakland');
    await expect(shop.checkout.method(/Flat Rate/)).toBeChecked();
    await page.goForward();
    await expect(page).toHaveURL(/#payment$/);
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    await shop.checkout.place();
    await shop.success.orderNumber();
    expect(orderCount(shop.email)).toBe(1);
  });

  test('a reload at the payment step stays there and never shows the shipping form [decision C5]', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seenHeadings: seen });
      new MutationObserver(() => {
        for (const heading of document.querySelectorAll('till-checkout h2')) {
          seen.add(heading.textContent);
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await expect(
      shop.checkout.element.getByRole('heading', { name: 'Review & Payments' }),
    ).toBeVisible();
    await expect(page).toHaveURL(/#payment$/);
    const seen = await page.evaluate(() => [
      ...(window as unknown as { seenHeadings: Set<string> }).seenHeadings,
    ]);
    expect(seen).not.toContain('Shipping Address');
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    await shop.checkout.place();
    await shop.success.orderNumber();
  });

  test('a double click places one order [PLACE-02]', async ({ page, shop }) => {
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/payment-information')) {
        sent.push(request.url());
      }
    });
    await expect(shop.checkout.placeOrder).toBeEnabled();
    await shop.checkout.placeOrder.dblclick();
    await shop.success.orderNumber();
    expect(sent).toHaveLength(1);
    expect(orderCount(shop.email)).toBe(1);
  });
});

test('the payment step cannot be opened before the shipping step is done [STEP-19]', async ({
  page,
  shop,
}) => {
  await shop.product.open('the-salt-road');
  await shop.product.add(1);
  await page.goto('/checkout/#payment');
  await expect(shop.checkout.email).toBeVisible();
  await expect(page).toHaveURL(/#shipping$/);
});
