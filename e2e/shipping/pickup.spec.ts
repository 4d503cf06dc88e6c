import { californian } from '../pages/checkout-page';
import { guestAtCheckout } from '../support/guests';
import { orderOf } from '../support/orders';
import { setUpShop } from '../support/settings';
import { customerAtCheckout } from '../support/customers';
import { expect, test } from '../support/test';

const LOCATIONS = '**/in-store-pickup/pickup-locations?*';

test.describe('pickup in a store @phone', () => {
  test.beforeEach(async ({ page }) => {
    await setUpShop(page, { pickup: true });
  });

  test('a guest orders without a shipping address, and pays with a billing address [BILL-05]', async ({
    page,
    shop,
  }) => {
    const { checkout } = shop;
    await guestAtCheckout(shop);
    await checkout.pickUp.click();
    await expect(checkout.field('Street Address')).toHaveCount(0);
    await checkout.store('Oakland').check();
    await checkout.toPayment();
    await expect(checkout.element.getByText('40 Jack London Square')).toBeVisible();
    await expect(
      checkout.element.getByRole('checkbox', { name: /billing and shipping address are the same/ }),
    ).toHaveCount(0);
    await checkout.fillAddress(californian);
    await checkout.element.getByRole('button', { name: 'Update' }).click();
    await checkout.chooseMethod(/Check \/ Money order/);
    await checkout.place();
    const order = orderOf(await shop.success.orderNumber());
    expect(order).toMatchObject({
      shippingMethod: 'instore_pickup',
      addresses: {
        shipping: {
          firstname: 'Quayside Books Oakland',
          lastname: 'Store',
          street: ['40 Jack London Square'],
          extension: { pickup_location_code: 'oakland' },
        },
        billing: { firstname: 'Ada', street: ['12 Harbour Street'] },
      },
    });
    await expect(page.getByText('order and pick-up confirmation')).toBeVisible();
  });

  test('a customer chooses a store, which is kept when switching between pickup and shipping', async ({
    page,
    shop,
  }) => {
    const { checkout } = shop;
    await customerAtCheckout(page, shop, 'jane@example.com');
    await checkout.pickUp.click();
    await expect(checkout.element.getByRole('radiogroup', { name: 'Select Store' })).toBeVisible();
    await checkout.store('Sacramento').check();
    await checkout.toPayment();
    await page.goBack();
    await expect(checkout.store('Sacramento')).toBeChecked();
    await checkout.shipping.click();
    await expect(checkout.element.getByRole('radiogroup', { name: 'Select Store' })).toHaveCount(0);
    await checkout.pickUp.click();
    await expect(checkout.store('Sacramento')).toBeChecked();
    await checkout.toPayment();
    await checkout.chooseMethod(/Check \/ Money order/);
    await checkout.place();
    expect(orderOf(await shop.success.orderNumber())).toMatchObject({
      shippingMethod: 'instore_pickup',
      addresses: { shipping: { extension: { pickup_location_code: 'sacramento' } } },
    });
  });

  test('an address entered after a store was chosen is used when the order is shipped', async ({
    shop,
  }) => {
    const { checkout } = shop;
    await guestAtCheckout(shop);
    await checkout.pickUp.click();
    await checkout.store('Berlin').check();
    await checkout.shipping.click();
    await checkout.fillAddress(californian);
    await checkout.chooseMethod(/Flat Rate/);
    await checkout.toPayment();
    await checkout.chooseMethod(/Check \/ Money order/);
    await checkout.place();
    const { addresses, shippingMethod } = orderOf(await shop.success.orderNumber());
    expect(shippingMethod).toBe('flatrate_flatrate');
    expect(addresses.shipping).toMatchObject({ city: 'Oakland', street: ['12 Harbour Street'] });
    expect(addresses.shipping).not.toHaveProperty('extension');
  });

  test('"Next" without a store shows an error and focuses the list; the keyboard alone is enough', async ({
    page,
    shop,
  }) => {
    const { checkout } = shop;
    await guestAtCheckout(shop);
    await checkout.pickUp.focus();
    await page.keyboard.press('Enter');
    await expect(checkout.store('Oakland')).toBeVisible();
    await checkout.next.focus();
    await page.keyboard.press('Enter');
    await expect(checkout.methodError).toHaveText('Please select a store.');
    const place = checkout.element.getByRole('textbox', { name: 'Postcode or city' });
    await expect(place).toBeFocused();
    await page.keyboard.type('Sacramento');
    await page.keyboard.press('Enter');
    await expect(checkout.store('Berlin')).toHaveCount(0);
    await expect(checkout.element.getByText('Stores: 2')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(checkout.store('Sacramento')).toBeChecked();
    await expect(checkout.methodError).toHaveCount(0);
    await checkout.toPayment();
  });

  test('a failed list can be requested again, and a late one does not replace a newer one', async ({
    page,
    shop,
  }) => {
    const { checkout } = shop;
    await page.route(LOCATIONS, (route) => route.fulfill({ status: 500, body: '<h1>Oops</h1>' }), {
      times: 1,
    });
    await guestAtCheckout(shop);
    await checkout.pickUp.click();
    await checkout.element.getByRole('button', { name: 'Try Again' }).click();
    await expect(checkout.store('Oakland')).toBeVisible();

    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(
      LOCATIONS,
      async (route) => {
        await held;
        await route.continue().catch(() => undefined);
      },
      { times: 1 },
    );
    const place = checkout.element.getByRole('textbox', { name: 'Postcode or city' });
    await place.fill('Berlin');
    await place.press('Enter');
    await place.fill('Oakland');
    await place.press('Enter');
    await expect(checkout.element.getByText('Stores: 2')).toBeVisible();
    release();
    await expect(checkout.store('Oakland')).toBeVisible();
    await expect(checkout.store('Berlin')).toHaveCount(0);
  });

  test('a store that has closed meanwhile is refused by the shop, and another one can be chosen', async ({
    page,
    shop,
  }) => {
    const { checkout } = shop;
    await guestAtCheckout(shop);
    await checkout.pickUp.click();
    await page.route(
      '**/shipping-information',
      (route) =>
        route.fulfill({
          status: 400,
          json: {
            message: 'The shipping information was unable to be saved. Error: "%message"',
            parameters: { message: 'Can not find Pickup Location with code berlin.' },
          },
        }),
      { times: 1 },
    );
    await checkout.store('Berlin').check();
    await checkout.next.click();
    await expect(checkout.element.getByText(/Can not find Pickup Location/).first()).toBeVisible();
    await checkout.store('Oakland').check();
    await checkout.toPayment();
  });

  test('the store and the step survive a reload', async ({ page, shop }) => {
    const { checkout } = shop;
    await guestAtCheckout(shop);
    await checkout.pickUp.click();
    await checkout.store('Oakland').check();
    await checkout.toPayment();
    await page.reload();
    await expect(checkout.element.getByText('40 Jack London Square')).toBeVisible();
    await expect(
      checkout.element.getByRole('heading', { name: 'Review & Payments' }),
    ).toBeVisible();
  });
});

test('a checkout without pickup loads none of its code', async ({ page, shop }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await guestAtCheckout(shop);
  await expect(shop.checkout.method(/Flat Rate/)).toBeVisible();
  expect(loaded.filter((url) => /shipping-forms|method-|pickup-locations/.test(url))).toEqual([]);
});
