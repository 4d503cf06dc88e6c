import { CheckoutPage } from '../pages/checkout-page';
import { ProductPage } from '../pages/product-page';
import { SuccessPage } from '../pages/success-page';
import { orderCount } from '../support/orders';
import { expect, test } from '../support/test';

test('copies that another visitor buys first are not sold twice, and no input is lost [PLACE-17]', async ({
  browser,
  shop,
}) => {
  await shop.product.open('a-clock-for-the-drowned');
  await shop.product.add(2);
  await shop.checkout.open();
  await shop.checkout.shipAsGuest(shop.email);
  await shop.checkout.chooseMethod(/Purchase Order/);
  await shop.checkout.element.getByLabel('Purchase Order Number').fill('PO-1');

  const context = await browser.newContext();
  const other = await context.newPage();
  await new ProductPage(other).open('a-clock-for-the-drowned');
  await new ProductPage(other).add(1);
  const checkout = new CheckoutPage(other);
  await checkout.open();
  await checkout.shipAsGuest(`other-${shop.email}`);
  await checkout.chooseMethod(/Check \/ Money order/);
  await checkout.place();
  await new SuccessPage(other).orderNumber();
  await context.close();

  await shop.checkout.place();
  await expect(
    shop.checkout.element.getByText('Some of the products are out of stock.').first(),
  ).toBeVisible();
  await expect(shop.checkout.element.getByLabel('Purchase Order Number')).toHaveValue('PO-1');
  await expect(shop.checkout.placeOrder).toBeEnabled();
  expect(orderCount(shop.email)).toBe(0);

  await shop.cart.open();
  await expect(shop.cart.line('A Clock for the Drowned')).toContainText(
    'The requested qty is not available',
  );
});
