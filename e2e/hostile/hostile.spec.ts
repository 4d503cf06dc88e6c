import { californian } from '../pages/checkout-page';
import { expect, test } from '../support/test';
import { addStyleSheet, SHEETS, sheetText } from './style-sheets';
import { expectSound } from './geometry';

/* The three elements in pages with unrelated style sheets. */

const WIDTHS = [320, 390, 1280];

for (const sheet of SHEETS) {
  for (const width of WIDTHS) {
    test.describe(`in a page styled by ${sheet}, ${String(width)} px wide`, () => {
      test.use({ viewport: { width, height: 900 } });

      test.beforeEach(async ({ page, shop }) => {
        await addStyleSheet(page, sheetText(sheet));
        await shop.product.open('the-salt-road');
        await shop.product.add();
      });

      test('the mini cart keeps its dimensions', async ({ shop }) => {
        await shop.miniCart.expectCount(1);
        await shop.miniCart.open();
        await expect(shop.miniCart.line('The Salt Road')).toBeVisible();
        await expectSound(shop.miniCart.drawer);
      });

      test('the cart keeps its dimensions', async ({ page }) => {
        await page.goto('/checkout/cart/');
        const cart = page.locator('till-cart');

        await expect(cart.locator('.till-root')).toContainText('The Salt Road');
        await expectSound(cart);
      });

      test('the checkout keeps its dimensions, with and without errors', async ({ shop }) => {
        await shop.checkout.open();
        const { element } = shop.checkout;
        await expect(shop.checkout.email).toBeVisible();
        await expectSound(element);
        await shop.checkout.next.click();
        await expect(element.locator('[aria-invalid=true]').first()).toBeVisible();
        await expectSound(element);
        await shop.checkout.email.fill(shop.email);
        await shop.checkout.fillAddress(californian);
        await shop.checkout.chooseMethod(/Flat Rate/);
        await shop.checkout.toPayment();
        await expectSound(element);
      });
    });
  }
}
