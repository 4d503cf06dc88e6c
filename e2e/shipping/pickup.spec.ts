import { californian } from '../pages/checkout-page';
import { expectAccessible } from '../support/axe';
import { guestAtCheckout } from '../support/guests';
import { orderOf } from '../support/orders';
import { setUpShop } from '../support/settings';
import { customerAtCheckout } from '../support/customers';
import { tabTo } from '../support/tab-to';
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

  test('a guest orders with the keyboard alone', async ({ page, shop }) => {
    test.slow();
    const { checkout } = shop;
    const { keyboard } = page;
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await checkout.open();
    await tabTo(checkout.pickUp);
    await keyboard.press('Enter');
    await tabTo(checkout.email);
    await keyboard.type(shop.email);
    await tabTo(checkout.element.getByRole('textbox', { name: 'Postcode or city' }));
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await keyboard.press('ArrowDown');
    await expect(checkout.store('Sacramento')).toBeChecked();
    await tabTo(checkout.next);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/#payment$/);

    const region = checkout.element.getByRole('combobox', { name: /^State\/Province/ });
    for (const label of ['First Name', 'Last Name', 'Street Address'] as const) {
      await tabTo(checkout.field(label));
      await keyboard.type(californian[label]);
    }
    await tabTo(region);
    await keyboard.type('Calif');
    for (const label of ['City', 'Zip/Postal Code', 'Phone Number'] as const) {
      await tabTo(checkout.field(label));
      await keyboard.type(californian[label]);
    }
    await tabTo(checkout.element.getByRole('button', { name: 'Update' }));
    await keyboard.press('Enter');
    await expect(checkout.element.getByRole('button', { name: 'Update' })).toHaveCount(0);
    await tabTo(checkout.method(/Check \/ Money order/));
    await keyboard.press('Space');
    await expect(checkout.placeOrder).toBeEnabled();
    await tabTo(checkout.placeOrder);
    await keyboard.press('Enter');
    expect(orderOf(await shop.success.orderNumber())).toMatchObject({
      email: shop.email,
      shippingMethod: 'instore_pickup',
      paymentMethod: 'checkmo',
      addresses: {
        shipping: { extension: { pickup_location_code: 'sacramento' } },
        billing: { firstname: 'Ada', street: ['12 Harbour Street'], region_code: 'CA' },
      },
    });
  });

  test('the stores are accessible, also from right to left', async ({ page, shop }) => {
    const { checkout } = shop;
    await guestAtCheckout(shop);
    await checkout.pickUp.click();
    await checkout.store('Oakland').check();
    await expectAccessible(page, 'a chosen store');
    await checkout.element.getByRole('textbox', { name: 'Postcode or city' }).fill('Nowhere');
    await page.keyboard.press('Enter');
    await expect(checkout.element.getByText(/unable to find nearby locations/)).toBeVisible();
    await expectAccessible(page, 'no store near a place');

    await setUpShop(page, { rtl: true });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(checkout.store('Oakland')).toBeChecked();
    const [input, search, radio, line] = await Promise.all(
      [
        checkout.element.getByRole('textbox', { name: 'Postcode or city' }),
        checkout.element.getByRole('button', { name: 'Search' }),
        checkout.store('Oakland'),
        checkout.element.getByText('40 Jack London Square'),
      ].map((part) => part.boundingBox()),
    );
    expect(input?.x ?? 0, 'the search begins at the right').toBeGreaterThan(search?.x ?? Infinity);
    expect(radio?.x ?? 0, 'so does a store').toBeGreaterThan(line?.x ?? Infinity);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      'no sideways scroll',
    ).toBeLessThanOrEqual(0);
    await expectAccessible(page, 'stores from right to left');
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
