import { lengthenCart } from '../support/carts';
import { setUpShop } from '../support/settings';
import { expect, test } from '../support/test';

test.describe('carts of every kind @phone', () => {
  test('a change of the cart in another tab appears in this one', async ({
    context,
    page,
    shop,
  }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await shop.miniCart.expectCount(1);
    const other = await context.newPage();
    await other.goto('/checkout/cart/');
    await other.getByRole('button', { name: 'Increase quantity' }).click();
    await shop.miniCart.expectCount(2);
    await shop.miniCart.open();
    await expect(shop.miniCart.quantity('The Salt Road')).toHaveValue('2');
    await expect(page).toHaveURL(/the-salt-road/);
  });

  test('a cart of 21 lines has two pages and asks for confirmation before typed quantities are lost [CART-02] [CART-06] [CART-07] [CART-08]', async ({
    page,
    shop,
  }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await lengthenCart(page, 21);
    await shop.cart.open();
    const rows = shop.cart.element
      .getByRole('list', { name: 'Items in Cart' })
      .getByRole('listitem');
    await expect(rows).toHaveCount(20);
    await rows.first().getByRole('textbox', { name: 'Qty' }).fill('3');
    const second = shop.cart.element.getByRole('link', { name: 'Page 2' });
    await second.click();
    await expect(shop.cart.question).toContainText(
      'Changes you made to the cart will not be saved.',
    );
    await shop.cart.question.getByRole('button', { name: 'Cancel' }).click();
    await expect(rows.first().getByRole('textbox', { name: 'Qty' })).toHaveValue('3');
    await second.click();
    await shop.cart.question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/[?&]p=2/);
    await expect(rows).toHaveCount(1);
  });

  test('a quantity above the stock is rejected, and the old one is restored [MINI-17]', async ({
    shop,
  }) => {
    await shop.product.open('a-clock-for-the-drowned');
    await shop.product.add(1);
    await shop.cart.open();
    const quantity = shop.cart.quantity('A Clock for the Drowned');
    await quantity.fill('90');
    await quantity.press('Enter');
    await expect(
      shop.cart.line('A Clock for the Drowned').getByText('The requested qty is not available'),
    ).toBeVisible();
    await expect(quantity).toHaveValue('1');
  });

  test('below the minimum amount there is no link to the checkout', async ({ page, shop }) => {
    await setUpShop(page, { minimumOrder: 3000 });
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await shop.cart.open();
    const words = page.getByText('Minimum order amount is $30.00').locator('visible=true');
    const disabled = shop.cart.element.getByRole('button', { name: 'Proceed to Checkout' });
    const link = shop.cart.element.getByRole('link', { name: 'Proceed to Checkout' });
    await expect(words).toHaveCount(1);
    await expect(disabled.first()).toBeDisabled();
    await expect(link).toHaveCount(0);
    const line = shop.cart.line('The Salt Road');
    await line.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(words).toHaveCount(0);
    await expect(link.locator('visible=true').first()).toBeVisible();
    await line.getByRole('button', { name: 'Decrease quantity' }).click();
    await expect(words).toHaveCount(1);
    await expect(disabled.first()).toBeDisabled();
  });

  for (const [display, words] of [
    ['excluding', /^\$16\.50$/],
    ['including', /^\$17\.\d\d$/],
    ['both', /\$17\.\d\dExcl\. Tax: \$16\.50/],
  ] as const) {
    test(`prices of lines are shown ${display} tax [SUMM-05] [SUMM-06]`, async ({ page, shop }) => {
      await setUpShop(page, { taxDisplay: display });
      await shop.product.open('the-salt-road');
      await shop.product.add(1);
      await shop.miniCart.open();
      await expect(
        shop.miniCart.line('The Salt Road').locator('.till-mini-cart-line__price'),
      ).toHaveText(words);
      await shop.cart.open();
      const price = shop.cart.line('The Salt Road').locator('.till-cart-row__sum');
      await expect(price).toHaveText(new RegExp(`Subtotal${words.source.replace('^', '')}`));
    });
  }

  test('guests who may not order get a sign-in popup [GATE-02]', async ({ page, shop }) => {
    await setUpShop(page, { guestCheckout: false, guestCheckoutRedirect: 'popup' });
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await shop.miniCart.open();
    await shop.miniCart.drawer.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await expect(page.getByRole('dialog', { name: 'Checkout using your account' })).toBeVisible();
    await expect(page).toHaveURL(/the-salt-road/);
  });

  test('guests who may not order are redirected to the login page [GATE-05]', async ({
    page,
    shop,
  }) => {
    await setUpShop(page, { guestCheckout: false, guestCheckoutRedirect: 'redirect' });
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await shop.miniCart.open();
    await shop.miniCart.drawer.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await expect(page).toHaveURL(/customer\/account\/login/);
  });
});
