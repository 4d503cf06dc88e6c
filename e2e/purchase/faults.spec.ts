import { californian } from '../pages/checkout-page';
import { guestAtPayment } from '../support/guests';
import { orderCount, orderOf } from '../support/orders';
import { expect, test } from '../support/test';

test.describe('buying under adverse conditions', () => {
  test('with the browser storage blocked [STOR-06]', async ({ page, shop }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'] as const) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await shop.miniCart.expectCount(1);
    await shop.checkout.open();
    await shop.checkout.shipAsGuest(shop.email);
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    await shop.checkout.place();
    await shop.success.orderNumber();
    expect(orderCount(shop.email)).toBe(1);
    expect(warnings.filter((text) => /storage/i.test(text)).length).toBeGreaterThan(0);
  });

  test('on a right-to-left page [SCOPE-04]', async ({ page, shop }) => {
    await page.goto('/?lang=he');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await shop.miniCart.open();
    const drawer = await shop.miniCart.drawer.boundingBox();
    expect(drawer?.x, 'the drawer stands at the inline end').toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
    await shop.checkout.open();
    await shop.checkout.email.fill(shop.email);
    await shop.checkout.fillAddress(californian);
    await shop.checkout.chooseMethod(/Flat Rate/);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      'no sideways scroll',
    ).toBeLessThanOrEqual(0);
    await shop.checkout.toPayment();
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    await shop.checkout.place();
    await shop.success.orderNumber();
  });

  test('an order with a lost response is found, not placed twice [PLACE-14]', async ({
    page,
    shop,
  }) => {
    await guestAtPayment(shop);
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    let sent = 0;
    await page.route('**/guest-carts/*/payment-information', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      sent += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await shop.checkout.placeOrder.dblclick();
    const order = orderOf(await shop.success.orderNumber());
    expect(order.email).toBe(shop.email);
    expect(sent).toBe(1);
    expect(orderCount(shop.email)).toBe(1);
  });

  test('input survives a reload, even on a device whose clock is a day behind [STOR-01] [STOR-02] [SECT-22]', async ({
    page,
    shop,
  }) => {
    await page.clock.install({ time: Date.now() - 24 * 60 * 60 * 1000 });
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await shop.checkout.open();
    await shop.checkout.email.fill(shop.email);
    await shop.checkout.fillAddress(californian);
    await page.reload();
    await expect(shop.checkout.email).toHaveValue(shop.email);
    await expect(shop.checkout.field('City')).toHaveValue('Oakland');
    await expect(
      shop.checkout.element.getByRole('combobox', { name: /^State\/Province/ }),
    ).toHaveValue('12');
  });

  test('the network fails in the middle, and the step continues when it is back', async ({
    context,
    shop,
  }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await shop.checkout.open();
    await shop.checkout.email.fill(shop.email);
    await shop.checkout.fillAddress(californian);
    await shop.checkout.chooseMethod(/Flat Rate/);
    await context.setOffline(true);
    await shop.checkout.next.click();
    await expect(
      shop.checkout.element
        .getByText(/^The shop cannot be reached\. Please check your connection/)
        .first(),
    ).toBeVisible();
    await expect(shop.checkout.field('City')).toHaveValue('Oakland');
    await context.setOffline(false);
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    await shop.checkout.place();
    await shop.success.orderNumber();
    expect(orderCount(shop.email)).toBe(1);
  });
});
