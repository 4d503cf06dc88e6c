import { californian } from '../pages/checkout-page';
import { letFail } from '../support/faults';
import { holdNext } from '../support/gate';
import { networkRequests } from '../support/requests';
import { orderCount, orderOf } from '../support/orders';
import { setUpShop } from '../support/settings';
import { expect, test } from '../support/test';

test.describe('paying in every kind of shop @phone', () => {
  test.beforeEach(async ({ shop }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
  });

  test('a coupon makes the order free, and removing it restores the methods [PAY-12]', async ({
    shop,
  }) => {
    const { element } = shop.checkout;
    await shop.checkout.open();
    await shop.checkout.shipAsGuest(shop.email);
    const check = shop.checkout.method(/Check \/ Money order/);
    await expect(check).toBeVisible();
    await element.getByText('Apply Discount Code').click();
    await element.getByLabel('Enter discount code').fill('FREEALL');
    await element.getByRole('button', { name: 'Apply Discount', exact: true }).click();
    await expect(element.getByText('No Payment Information Required').first()).toBeVisible();
    await expect(check).toHaveCount(0);
    await element.getByRole('button', { name: 'Cancel Coupon' }).click();
    await expect(check).toBeVisible();
    await check.check();
    await shop.checkout.place();
    expect(orderOf(await shop.success.orderNumber())).toMatchObject({
      paymentMethod: 'checkmo',
      couponCode: null,
    });
  });

  test('terms are accepted per payment method [AGRE-02] [AGRE-03] [AGRE-04]', async ({
    page,
    shop,
  }) => {
    await setUpShop(page, { agreements: 'manual' });
    const { element } = shop.checkout;
    await shop.checkout.open();
    await shop.checkout.shipAsGuest(shop.email);
    const terms = element.getByRole('checkbox', { name: /I agree to the Terms and Conditions/ });
    for (const method of [/Check \/ Money order/, /Cash On Delivery/]) {
      await shop.checkout.chooseMethod(method);
      await expect(terms).toHaveCount(1);
    }
    await shop.checkout.place();
    await expect(element.getByText('This is a required field.').first()).toBeVisible();
    expect(orderCount(shop.email)).toBe(0);
    for (const box of await element.getByRole('checkbox', { name: /I agree|I have read/ }).all()) {
      await box.check();
    }
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    await expect(terms, 'a tick is of one method').not.toBeChecked();
    await shop.checkout.place();
    await expect(element.getByText('This is a required field.').first()).toBeVisible();
    expect(orderCount(shop.email)).toBe(0);
    await shop.checkout.chooseMethod(/Cash On Delivery/);
    await expect(terms).toBeChecked();
    await expect(element.getByText('This is a required field.')).toHaveCount(0);
    await shop.checkout.place();
    await shop.success.orderNumber();
  });

  test('a session that ends during the checkout redirects to the login page [HTTP-05]', async ({
    page,
    shop,
  }) => {
    await shop.checkout.open();
    await shop.checkout.email.fill(shop.email);
    await shop.checkout.fillAddress(californian);
    await shop.checkout.chooseMethod(/Flat Rate/);
    await letFail(page, 'save-shipping', { kind: 'status', status: 401 });
    await shop.checkout.next.click();
    await expect(page).toHaveURL(/customer\/account\/login/);
  });
});

test('a whole purchase sends few requests and saves each step once', async ({ page, shop }) => {
  // Most shoppers do not start on a product page: the code and the visitor's private data are loaded by then.
  const kept = () => page.evaluate(() => localStorage.getItem('mage-cache-storage') ?? '');
  await page.goto('/');
  await expect.poll(kept).toContain('"cart"');
  const requests = await networkRequests(page);
  await shop.product.open('the-salt-road');
  await shop.product.add(1);
  await expect.poll(kept).toContain('"summary_count":1');
  await shop.checkout.open();
  await shop.checkout.shipAsGuest(shop.email);
  await shop.checkout.chooseMethod(/Check \/ Money order/);
  await shop.checkout.place();
  await shop.success.orderNumber();
  await page.waitForLoadState('networkidle');
  const all = requests();
  const calls = all.filter((call) => /\/rest\/|section\/load/.test(call));
  const countOf = (end: RegExp) => calls.filter((call) => end.test(call)).length;
  expect(countOf(/^POST .*\/shipping-information$/)).toBe(1);
  expect(countOf(/^POST .*\/payment-information$/)).toBe(1);
  // One for the initial country, one for the address.
  expect(countOf(/\/estimate-shipping-methods$/)).toBe(2);
  // One for the address, one with the method.
  expect(countOf(/\/totals-information$/)).toBe(2);
  // The review before the order loads its totals and its delivery.
  expect(countOf(/^GET .*\/payment-information$/)).toBe(1);
  // The e-mail is checked when the shopper pauses, which a fast one does not.
  const steps = calls.filter((call) => !call.endsWith('/isEmailAvailable'));
  expect(steps.length, steps.join('\n')).toBeLessThanOrEqual(13);
  expect(all.length, all.join('\n')).toBeLessThanOrEqual(60);
});

test('each step announces its parts and its progress to screen readers @phone', async ({
  page,
  shop,
}) => {
  const { element } = shop.checkout;
  await shop.product.open('the-salt-road');
  await shop.product.add(1);
  await shop.checkout.open();
  await expect(element).toMatchAriaSnapshot(`
    - textbox "Email Address"
    - textbox "Street Address"
    - combobox "Country"
    - radiogroup "Shipping Methods":
      - radio /Flat Rate/
      - radio /Table Rate/
    - button "Next"
    - status: "Shipping methods: 2"
  `);
  await shop.checkout.next.click();
  await expect(element).toMatchAriaSnapshot(
    `- status: The shipping method is missing. Select the shipping method and try again.`,
  );
  await shop.checkout.chooseMethod(/Flat Rate/);
  const rates = await holdNext(page, '**/estimate-shipping-methods');
  await shop.checkout.field('Zip/Postal Code').fill('94612');
  await shop.checkout.email.focus();
  await expect(element).toMatchAriaSnapshot(`- status: Loading shipping methods…`);
  rates.release();
  await expect(element).toMatchAriaSnapshot(`- status: "Shipping methods: 2"`);
  await shop.checkout.shipAsGuest(shop.email);
  await expect(
    element.getByRole('heading', { name: 'Review & Payments' }),
    'the focus tells of the new step',
  ).toBeFocused();
  await expect(element).toMatchAriaSnapshot(`
    - heading "Review & Payments"
    - radiogroup "Payment Method":
      - radio /Check/
      - radio /Purchase Order/
    - definition:
      - button "Edit Shipping Address"
    - button "Apply Discount Code"
    - button /Place Order/ [disabled]
  `);
  await shop.checkout.chooseMethod(/Check \/ Money order/);
  await letFail(page, 'place-order', { kind: 'status', status: 429 });
  await shop.checkout.place();
  await expect(element).toMatchAriaSnapshot(
    `- status: Your order was not placed. Please place it again.`,
  );
  const placing = await holdNext(page, '**/payment-information');
  await shop.checkout.place();
  await expect(element).toMatchAriaSnapshot(`- status: Placing your order…`);
  placing.release();
  await shop.success.orderNumber();
});
