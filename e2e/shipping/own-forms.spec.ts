import { californian } from '../pages/checkout-page';
import { guestAtCheckout } from '../support/guests';
import { orderOf } from '../support/orders';
import { setUpShop } from '../support/settings';
import { expect, test } from '../support/test';

test.describe('forms of the shop’s own scripts below rates @phone', () => {
  test.beforeEach(async ({ page, shop }) => {
    await setUpShop(page, { shippingExamples: true });
    await guestAtCheckout(shop);
    await shop.checkout.fillAddress(californian);
  });

  test('a parcel shop is required, survives new rates, and is sent with the address', async ({
    page,
    shop,
  }) => {
    const { checkout } = shop;
    await checkout.chooseMethod(/Table Rate/);
    await checkout.next.click();
    await expect(checkout.methodError).toHaveText('Please choose a parcel shop.');
    const choice = checkout.element.getByLabel('Parcel shop');
    await expect(choice).toBeFocused();
    await choice.selectOption('Corner Kiosk, 14 Pine Street');
    await expect(checkout.methodError).toHaveCount(0);
    const rates = page.waitForResponse(/estimate-shipping-methods/);
    await checkout.field('Zip/Postal Code').fill('94612');
    await checkout.field('Zip/Postal Code').press('Tab');
    await rates;
    await expect(choice).toHaveValue('PS-14');
    await checkout.toPayment();
    await checkout.chooseMethod(/Check \/ Money order/);
    await checkout.place();
    expect(orderOf(await shop.success.orderNumber())).toMatchObject({
      shippingMethod: 'tablerate_bestway',
      addresses: {
        shipping: { postcode: '94612', extension: { parcel_shop_code: 'PS-14' } },
        billing: { postcode: '94612' },
      },
    });
  });

  test('a custom element chooses a time, which is sent with the shipping information', async ({
    page,
    shop,
  }) => {
    const { checkout } = shop;
    await checkout.chooseMethod(/Flat Rate/);
    await checkout.element.getByLabel('12:00 to 17:00').check();
    await page.reload();
    await expect(checkout.element.getByLabel('12:00 to 17:00')).toBeChecked();
    await checkout.toPayment();
    await checkout.chooseMethod(/Check \/ Money order/);
    await checkout.place();
    expect(orderOf(await shop.success.orderNumber())).toMatchObject({
      shippingMethod: 'flatrate_flatrate',
      addresses: { shipping: { extension: { delivery_slot: 'afternoon' } } },
    });
  });
});
