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

  test('changes a quantity, and the sums follow [CART-01]', async ({ page, shop }) => {
    await shop.cart
      .line('The Salt Road')
      .getByRole('button', { name: 'Increase quantity' })
      .click();
    await expect(shop.cart.line('The Salt Road')).toContainText('$33.00');
    await page.reload();
    await expect(shop.cart.quantity('The Salt Road')).toHaveValue('2');
  });

  test('takes a line out after a question [CART-04]', async ({ shop }) => {
    await shop.cart
      .line('The Salt Road')
      .getByRole('button', { name: /^Remove item/ })
      .click();
    await expect(shop.cart.question).toContainText(
      'Are you sure you would like to remove this item from the shopping cart?',
    );
    await shop.cart.question.getByRole('button', { name: 'OK' }).click();
    await expect(shop.cart.line('The Salt Road')).toHaveCount(0);
    await expect(shop.cart.line('Moth Arithmetic')).toBeVisible();
  });

  test('is emptied after a question [CART-03]', async ({ page, shop }) => {
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
});
