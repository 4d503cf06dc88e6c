import { CHROMIUM_ARGS } from '../../scripts/lib/chromium.mjs';
import { californian } from '../pages/checkout-page';
import { customerAtCheckout } from '../support/customers';
import { orderCount } from '../support/orders';
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';

// Playwright disables the cache.
const executablePath = process.env.TILL_CHROMIUM ?? '';
test.use({
  launchOptions: {
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath === '' ? {} : { executablePath }),
  },
});

test.beforeEach(async ({ page }) => {
  // Chromium caches no page with `no-store`, as the shop's pages have; other browsers, and shops with other headers,
  // do.
  await page.route(/\/(?:checkout\/|the-salt-road\.html)$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'cache-control': 'max-age=0, must-revalidate' },
    });
  });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.setItem('restored', location.pathname);
    });
  });
});

/** Back to a page that the browser restores from its cache. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.removeItem('restored');
    history.back();
  });
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('restored')).catch(() => null))
    .toBe('/checkout/');
}

test('a checkout restored from the back/forward cache shows the current cart, and orders nothing twice [SECT-16] [PLACE-14]', async ({
  page,
  shop,
}) => {
  const summary = shop.checkout.element.getByRole('complementary');
  await shop.product.open('the-salt-road');
  await shop.product.add(1);
  await shop.checkout.open();
  await shop.checkout.email.fill(shop.email);
  await shop.checkout.fillAddress(californian);
  await shop.checkout.chooseMethod(/Flat Rate/);
  await expect(summary.getByText('1 Item in Cart')).toBeVisible();

  await shop.product.open('the-salt-road');
  await shop.product.add(1);
  await goBack(page);
  await expect(summary.getByText('2 Items in Cart')).toBeVisible();
  await expect(summary.getByText('$33.00').filter({ visible: true }).first()).toBeVisible();
  await expect(shop.checkout.field('City')).toHaveValue('Oakland');

  await shop.checkout.toPayment();
  await shop.checkout.chooseMethod(/Check \/ Money order/);
  await shop.checkout.place();
  await shop.success.orderNumber();
  await page.evaluate(() => {
    history.back();
  });
  await expect(page.getByText('You have no items in your shopping cart.').first()).toBeVisible();
  await expect(shop.checkout.placeOrder).toHaveCount(0);
  expect(orderCount(shop.email)).toBe(1);
});

test('a restored page shows no data of a customer who has signed out [SECT-23]', async ({
  page,
  shop,
}) => {
  await customerAtCheckout(page, shop, 'jane@example.com');
  await expect(shop.checkout.element.getByText('Jane').first()).toBeVisible();
  // A response arriving during the sign-out would redirect to the sign-in instead.
  await page.waitForLoadState('networkidle');
  await page.goto('/customer/account/logout/');
  await page.evaluate(() => {
    history.back();
  });
  // The browser requests the page again, as one short of memory does; the shop shows the cart.
  await expect(page.getByText('You have no items in your shopping cart.').first()).toBeVisible();
  await expect(page.getByText(/^Jane/)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('"Jane');
});
