import { californian } from '../pages/checkout-page';
import { expectAccessible } from '../support/axe';
import { watchRequests } from '../support/settled';
import { expect, test } from '../support/test';
import { PAGE_KINDS } from './page-kinds';

test.describe('axe finds nothing @phone', () => {
  for (const [name, path] of PAGE_KINDS) {
    test(`on ${name}`, async ({ page }) => {
      const settled = watchRequests(page);
      await page.goto(path);
      await expect(page.locator('till-mini-cart').getByRole('button')).toBeVisible();
      await settled();
      await expectAccessible(page, name);
    });
  }

  test('in the account and its orders', async ({ page }) => {
    await page.goto('/customer/account/login/');
    await page.getByLabel('Email Address').fill('sam@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Secret123!');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
    await expectAccessible(page, 'account');
    await page.goto('/sales/order/history/');
    await expectAccessible(page, 'orders');
  });

  test('in the mini cart, the cart and their dialogs', async ({ page, shop }) => {
    test.slow();
    await page.goto('/');
    await shop.miniCart.open();
    await expectAccessible(page, 'empty mini cart');
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await shop.miniCart.expectCount(1);
    await shop.miniCart.open();
    await expect(shop.miniCart.line('The Salt Road')).toBeVisible();
    await expectAccessible(page, 'mini cart');
    await shop.cart.open();
    await expect(shop.cart.line('The Salt Road')).toBeVisible();
    await expect(shop.cart.element.locator('[aria-busy=true]'), 'old sums are pale').toHaveCount(0);
    await expectAccessible(page, 'cart');
    await shop.cart.element.getByRole('button', { name: 'Clear Shopping Cart' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page, 'clear the cart?');
  });

  test('in every state of the checkout', async ({ page, shop }) => {
    test.slow();
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await shop.checkout.open();
    await expect(shop.checkout.email).toBeVisible();
    await expectAccessible(page, 'shipping, untouched');
    await shop.checkout.next.click();
    await expect(shop.checkout.element.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(page, 'shipping, refused');
    await shop.checkout.email.fill(shop.email);
    await shop.checkout.fillAddress(californian);
    await shop.checkout.chooseMethod(/Flat Rate/);
    await expectAccessible(page, 'shipping, filled');
    await shop.checkout.toPayment();
    await expectAccessible(page, 'payment');
    await shop.checkout.chooseMethod(/Purchase Order/);
    await shop.checkout.place();
    await expect(shop.checkout.element.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(page, 'payment, refused');
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    await shop.checkout.place();
    await shop.success.orderNumber();
    await expectAccessible(page, 'success');
  });

  test('when the server fails', async ({ page, shop }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await page.route('**/estimate-shipping-methods', (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }),
    );
    await shop.checkout.open();
    await shop.checkout.email.fill(shop.email);
    await shop.checkout.fillAddress(californian);
    await expect(
      shop.checkout.element
        .getByText('Something went wrong with your request. Please try again later.')
        .first(),
    ).toBeVisible();
    await expectAccessible(page, 'rates failed');
  });
});
