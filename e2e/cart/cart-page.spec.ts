import { expectAccessible } from '../support/axe';
import { setUpShop } from '../support/settings';
import { expect, test } from '../support/test';

test.describe('the cart page @phone', () => {
  test.beforeEach(async ({ shop }) => {
    for (const book of ['the-salt-road', 'moth-arithmetic']) {
      await shop.product.open(book);
      await shop.product.add(1);
    }
    await shop.cart.open();
    await expect(shop.cart.line('The Salt Road')).toBeVisible();
  });

  test('changes a quantity and updates the totals [CART-01]', async ({ page, shop }) => {
    await shop.cart
      .line('The Salt Road')
      .getByRole('button', { name: 'Increase quantity' })
      .click();
    await expect(shop.cart.line('The Salt Road')).toContainText('$33.00');
    await page.reload();
    await expect(shop.cart.quantity('The Salt Road')).toHaveValue('2');
  });

  test('steps by the increments of the shop, here and in the drawer [QTY-01] [QTY-02]', async ({
    shop,
  }) => {
    const [cards, linen] = ['Linocut Greeting Card', 'Bookbinding Linen'];
    await shop.product.open('linocut-cards');
    await shop.product.add(3);
    await shop.product.open('bookbinding-linen-by-the-metre');
    await shop.product.add(0.5);
    await shop.cart.open();
    const line = shop.cart.line(cards);
    await expect(line.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
    await line.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(line).toContainText('$21.00');
    await shop.cart.quantity(cards).fill('7');
    await expect(line.getByRole('alert')).toContainText('only in quantities of 3 at a time');
    await shop.cart.quantity(cards).fill('63');
    await expect(line.getByRole('alert')).toContainText('You may only order 60 units');
    await shop.cart.line(linen).getByRole('button', { name: 'Increase quantity' }).click();
    await expect(shop.cart.line(linen)).toContainText('$7.49');
    await shop.miniCart.open();
    const drawn = shop.miniCart.line(linen);
    await drawn.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(shop.miniCart.quantity(linen)).toHaveValue('1');
    await expect(drawn).toHaveAttribute('data-status', 'idle');
    await expect(drawn.getByRole('alert')).toHaveCount(0);
  });

  test('removes a line immediately and restores it', async ({ shop }) => {
    await shop.cart
      .line('The Salt Road')
      .getByRole('button', { name: /^Remove item/ })
      .click();
    await expect(shop.cart.line('The Salt Road')).toHaveCount(0);
    await expect(shop.cart.line('Moth Arithmetic')).toBeVisible();
    await shop.cart.element.getByRole('button', { name: 'Undo' }).click();
    await expect(shop.cart.line('The Salt Road')).toBeVisible();
  });

  test('is emptied after confirmation [CART-03]', async ({ page, shop }) => {
    const clear = shop.cart.element.getByRole('button', { name: 'Clear Shopping Cart' });
    await clear.click();
    await shop.cart.question.getByRole('button', { name: 'Cancel' }).click();
    await expect(shop.cart.line('The Salt Road')).toBeVisible();
    await clear.click();
    await shop.cart.question.getByRole('button', { name: 'OK' }).click();
    const empty = shop.cart.element
      .getByText('You have no items in your shopping cart.')
      .locator('visible=true');
    await expect(empty.first()).toBeVisible();
    await page.reload();
    await expect(empty.first()).toBeVisible();
  });

  test('saves all typed quantities together [CART-05] [CART-09]', async ({ page, shop }) => {
    await shop.cart.quantity('The Salt Road').fill('3');
    await shop.cart.quantity('Moth Arithmetic').fill('2');
    const update = shop.cart.element.getByRole('button', { name: 'Update Shopping Cart' });
    const taken = page.waitForResponse(/\/checkout\/cart\/updatePost/i);
    await update.click();
    await expect(update).toBeHidden();
    await taken;
    await page.reload();
    await expect(shop.cart.quantity('The Salt Road')).toHaveValue('3');
    await expect(shop.cart.quantity('Moth Arithmetic')).toHaveValue('2');
  });

  test('restores a removed line with its options, from the cart page and from the drawer @phone', async ({
    page,
    shop,
  }) => {
    const name = 'A Book with Your Name in It';
    await shop.product.open('a-book-with-your-name-in-it');
    await page.getByLabel(/^Name of the hero/).fill('Ada <b>');
    await page.getByLabel(/^Paper/).selectOption('2');
    await page.getByLabel(/^Slipcase/).check();
    await page.getByLabel(/^Bookplate/).check();
    await shop.product.add(2);
    await shop.cart.open();
    const line = shop.cart.line(name);
    await expect(line).toBeVisible();
    const choices = await line.getByRole('definition').allTextContents();
    expect(choices).toContain('Ada <b>');
    await line.getByRole('button', { name: /^Remove item/ }).click();
    const undo = shop.cart.element.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await expect(shop.cart.element).toContainText(`${name} was removed.`);
    await shop.miniCart.expectCount(2);
    await expectAccessible(page, 'a cart with a removed line');
    await undo.press('Enter');
    await expect(undo).toBeHidden();
    await shop.miniCart.expectCount(4);
    await expect(shop.cart.quantity(name)).toHaveValue('2');
    expect(await line.getByRole('definition').allTextContents()).toEqual(choices);

    await shop.miniCart.open();
    const drawn = shop.miniCart.line(name);
    await drawn.getByRole('button', { name: /^Remove item/ }).click();
    await shop.miniCart.drawer.getByRole('button', { name: 'Undo' }).click();
    await shop.miniCart.expectCount(4);
    await expect(shop.miniCart.quantity(name)).toHaveValue('2');
  });

  test('shows at the line why a change failed [MINI-18]', async ({ page, shop }) => {
    await page.route('**/checkout/sidebar/updateItemQty/**', (route) => route.abort());
    const line = shop.cart.line('The Salt Road');
    await line.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(line.getByRole('alert')).toContainText('Your cart could not be changed.');
    await expect(shop.cart.quantity('The Salt Road')).toHaveValue('1');
  });

  test('is reviewed and changed, and estimates shipping each time [SCOPE-03] [EST-01] [EST-03]', async ({
    shop,
  }) => {
    const { summary } = shop.cart;
    await summary.getByRole('button', { name: 'Estimate Shipping and Tax' }).click();
    await summary.getByLabel('Country').selectOption('US');
    await summary.getByLabel('State/Province').selectOption({ label: 'California' });
    await summary.getByLabel('Zip/Postal Code').fill('90034');
    const rates = summary.getByRole('radio');
    await expect(rates.first()).toBeVisible();
    await rates.first().check();
    const sums = summary.locator('dl');
    await expect(sums).toContainText('Shipping$10.00');
    // Every change of the cart requests a new estimate: shipping costs more with a third copy.
    const salt = shop.cart.line('The Salt Road');
    await salt.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(sums).toContainText('Shipping$15.00');
    await expect(rates.first()).toBeChecked();
    await shop.cart.applyCoupon('TENOFF');
    await expect(sums).toContainText('Discount');
    await expect(sums).toContainText('Shipping$15.00');
    await salt.getByRole('button', { name: /^Remove item/ }).click();
    await expect(sums).toContainText('Shipping$5.00');
    await expect(sums).toContainText('Cart Subtotal$23.00');
  });

  test('lets a guest sign in if only customers may order [GATE-02] [GATE-05]', async ({
    page,
    shop,
  }) => {
    await setUpShop(page, { guestCheckout: false, guestCheckoutRedirect: 'popup' });
    await shop.cart
      .line('The Salt Road')
      .getByRole('button', { name: 'Increase quantity' })
      .click();
    await expect(shop.cart.line('The Salt Road')).toContainText('$33.00');
    await shop.cart.element
      .getByRole('link', { name: 'Proceed to Checkout' })
      .locator('visible=true')
      .click();
    const popup = shop.cart.element.getByRole('dialog', { name: 'Checkout using your account' });
    await popup.getByLabel('Email Address').fill('nobody@example.com');
    await popup.getByLabel('Password').fill('wrong');
    await popup.getByRole('button', { name: 'Sign In' }).click();
    await expect(popup.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL(/checkout\/cart/);
  });
});
