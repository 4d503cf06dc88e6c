import { californian } from '../pages/checkout-page';
import { orderCount, orderOf } from '../support/orders';
import { expect, test } from '../support/test';

test.describe('buying @phone', () => {
  test('a guest fills a cart and orders [SCOPE-02] [SCOPE-04] @firefox', async ({ page, shop }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(2);
    await shop.miniCart.expectCount(2);
    await shop.miniCart.open();
    await expect(shop.miniCart.line('The Salt Road')).toBeVisible();
    await shop.miniCart.drawer
      .getByRole('link', { name: 'Proceed to Checkout' })
      .or(shop.miniCart.drawer.getByRole('button', { name: 'Proceed to Checkout' }))
      .first()
      .click();

    await shop.checkout.email.fill(shop.email);
    await shop.checkout.fillAddress(californian);
    await shop.checkout.chooseMethod(/Flat Rate/);
    await shop.checkout.toPayment();
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    await shop.checkout.place();

    const order = orderOf(await shop.success.orderNumber());
    expect(order).toMatchObject({
      email: shop.email,
      customerId: null,
      paymentMethod: 'checkmo',
      shippingMethod: 'flatrate_flatrate',
      items: [{ sku: 'BK-SALT', qty: 2 }],
    });
    expect(order.addresses.shipping).toMatchObject({ city: 'Oakland', region_id: 12 });
    expect(order.addresses.billing).toMatchObject({ city: 'Oakland', postcode: '94607' });
    expect(orderCount(shop.email)).toBe(1);
    await page.goto('/');
    await shop.miniCart.expectCount(0);
  });

  test('a customer orders to a saved address with another payment method [SHIP-01] [ROLE-06]', async ({
    page,
    shop,
  }) => {
    await page.goto('/customer/account/login/');
    await page.getByLabel('Email').fill('jane@example.com');
    await page.getByLabel('Password').fill('Secret123!');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/customer\/account/);

    await shop.product.open('quoted-and-odd-tales');
    await shop.product.add(1);
    await shop.checkout.open();
    await expect(shop.checkout.element.getByText('1 Sunset Blvd').first()).toBeVisible();
    await expect(
      shop.checkout.element.getByRole('complementary', { name: 'Order Summary' }),
      'a title that looks like a tag is shown whole',
    ).toContainText('"Quoted" & <Odd> Tales');
    await shop.checkout.chooseMethod(/Flat Rate/);
    await shop.checkout.toPayment();
    await shop.checkout.chooseMethod(/Purchase Order/);
    await shop.checkout.element.getByLabel('Purchase Order Number').fill('PO-4711');
    await shop.checkout.place();

    const order = orderOf(await shop.success.orderNumber());
    expect(order).toMatchObject({
      email: 'jane@example.com',
      paymentMethod: 'purchaseorder',
      poNumber: 'PO-4711',
    });
    expect(order.customerId).not.toBeNull();
    expect(order.items.map((item) => item.sku)).toContain('BK-ODD');
    expect(order.addresses.shipping).toMatchObject({ city: 'Los Angeles' });
  });

  test('a virtual cart skips to the payment step [STEP-24]', async ({ shop }) => {
    await shop.product.open('an-evening-with-henrike-dahl');
    await shop.product.add(1);
    await shop.checkout.open();
    await expect(shop.checkout.next).toHaveCount(0);
    await shop.checkout.email.fill(shop.email);
    await shop.checkout.fillAddress(californian);
    const update = shop.checkout.element.getByRole('button', { name: 'Update', exact: true });
    await update.click();
    await expect(update).toBeHidden();
    await shop.checkout.chooseMethod(/Bank Transfer/);
    await shop.checkout.place();

    const order = orderOf(await shop.success.orderNumber());
    expect(order).toMatchObject({ paymentMethod: 'banktransfer', shippingMethod: null });
    expect(order.items).toEqual([{ sku: 'TK-DAHL', qty: 1 }]);
  });

  test('a coupon makes the order free, and only the free method is left [PAY-12]', async ({
    shop,
  }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await shop.cart.open();
    await expect(shop.cart.line('The Salt Road')).toBeVisible();
    await shop.cart.applyCoupon('FREEALL');
    await expect(shop.cart.element.getByText(/Discount/).first()).toBeVisible();
    await shop.cart.checkoutButton.click();

    await shop.checkout.email.fill(shop.email);
    await shop.checkout.fillAddress(californian);
    await shop.checkout.chooseMethod(/Flat Rate/);
    await shop.checkout.toPayment();
    await expect(shop.checkout.method(/Check \/ Money order/)).toHaveCount(0);
    await shop.checkout.place();

    expect(orderOf(await shop.success.orderNumber())).toMatchObject({
      paymentMethod: 'free',
      grandTotal: 0,
      couponCode: 'FREEALL',
    });
  });

  test('a coupon in the payment step reduces the order [DISC-02] [DISC-17]', async ({
    page,
    shop,
  }) => {
    await shop.product.open('moth-arithmetic');
    await shop.product.add(1);
    await shop.checkout.open();
    await shop.checkout.email.fill(shop.email);
    await shop.checkout.fillAddress(californian);
    await shop.checkout.chooseMethod(/Flat Rate/);
    await shop.checkout.toPayment();

    const box = shop.checkout.element;
    await box.getByText('Apply Discount Code').click();
    await box.getByLabel('Enter discount code').fill('NOSUCHCODE');
    let asked = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT') asked += 1;
    });
    // Three clicks in a row are one intent, however quickly the shop rejects the first.
    await box
      .getByRole('button', { name: 'Apply Discount', exact: true })
      .click({ clickCount: 3, delay: 120 });
    await expect(
      box.getByText("The coupon code isn't valid. Verify the code and try again.").first(),
    ).toBeVisible();
    expect(asked).toBe(1);
    await box.getByLabel('Enter discount code').fill('tenoff');
    await box.getByRole('button', { name: 'Apply Discount', exact: true }).click();
    await expect(box.getByText('Your coupon was successfully applied.').first()).toBeVisible();
    await shop.checkout.chooseMethod(/Cash On Delivery/);
    await shop.checkout.place();

    const order = orderOf(await shop.success.orderNumber());
    expect(order).toMatchObject({ paymentMethod: 'cashondelivery', discount: 230 });
    expect(order.couponCode?.toUpperCase()).toBe('TENOFF');
  });
});
