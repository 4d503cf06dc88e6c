import { expectAccessible } from '../support/axe';
import { letFail } from '../support/faults';
import { guestAtPayment } from '../support/guests';
import { orderCount } from '../support/orders';
import { watchRequests } from '../support/settled';
import { expect, test } from '../support/test';

test.describe('the demo page @phone', () => {
  test('saves a setting when it changes, also with the keyboard', async ({ page }) => {
    await page.goto('/demo/');
    const toggle = page.getByRole('switch', { name: 'Full tax summary' });
    await toggle.focus();
    await page.keyboard.press('Space');
    await expect(page.locator('[data-saved]')).toHaveText('Saved.');
    const set = page.getByRole('link', { name: 'Full tax summary: on' });
    await expect(set).toBeAttached();
    await page.reload();
    await expect(toggle).toBeChecked();
    await expect(set).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      'no sideways scroll',
    ).toBeLessThanOrEqual(0);
  });

  test('works without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/demo/');
    await page.getByRole('switch', { name: 'Right to left' }).check();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('button', { name: 'Reset everything' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await context.close();
  });

  test('switches the shop and its elements to German', async ({ page, shop }) => {
    await page.goto('/demo/');
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vorführeinstellungen');
    await expectAccessible(page, 'demonstration settings in German');
    await shop.product.open('the-salt-road');
    const added = page.waitForResponse(/\/checkout\/cart\/add/);
    await page.locator('[data-add-to-cart] button[type=submit]').click();
    await added;
    await page.goto('/checkout/cart/');
    await expect(page.locator('till-cart')).toContainText('Zwischensumme');
  });

  test('lists the configured faults and clears them; axe finds nothing', async ({ page }) => {
    const settled = watchRequests(page);
    await page.goto('/demo/');
    await settled();
    await expectAccessible(page, 'demonstration settings');
    await page.getByLabel('Call', { exact: true }).selectOption('Place the order');
    await page.getByLabel('What happens').selectOption('Never respond');
    await page.getByRole('button', { name: 'Let it go wrong' }).click();
    const banner = page.getByText('Set to go wrong: 1');
    await expect(banner).toBeVisible();
    await expectAccessible(page, 'with something set to go wrong');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(banner).toBeHidden();
    await expect(page.getByText('Nothing is set to go wrong.')).toBeVisible();
  });
});

test('an order whose response is lost is found, not placed twice [PLACE-14]', async ({
  page,
  shop,
}) => {
  await guestAtPayment(shop);
  await shop.checkout.chooseMethod(/Check \/ Money order/);
  await letFail(page, 'place-order', { kind: 'drop-after' });
  await shop.checkout.place();
  await shop.success.orderNumber();
  expect(orderCount(shop.email)).toBe(1);
});
