import type { Locator } from '@playwright/test';
import { californian } from '../pages/checkout-page';
import { expectAccessible } from '../support/axe';
import { letFail } from '../support/faults';
import { guestAtCheckout } from '../support/guests';
import { orderOf } from '../support/orders';
import { setUpShop } from '../support/settings';
import { expect, test } from '../support/test';

const CASTRO = { ...californian, 'Street Address': '500 Castro St', City: 'Mountain View' };
const NOWHERE = { ...californian, 'Street Address': '1 Nowhere Lane' };

test.describe('addresses that a tax service verifies @phone', () => {
  let dialog: Locator;

  test.beforeEach(async ({ page, shop }) => {
    await setUpShop(page, { addressVerification: 'choice' });
    await guestAtCheckout(shop);
    dialog = page.getByRole('dialog', { name: 'Verify Your Address' });
  });

  test('the suggested address is ordered with the keyboard alone [TAXV-04] [TAXV-07]', async ({
    page,
    shop,
  }) => {
    const { checkout } = shop;
    await checkout.fillAddress(CASTRO);
    await checkout.chooseMethod(/Flat Rate/);
    await checkout.next.click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save Address' })).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'Edit Address' })).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /^Suggested Address/ })).toBeChecked();
    await expect(
      dialog.getByRole('radio', { name: /500 Castro Street \(changed\).*94041-2010 \(changed\)/ }),
    ).toBeVisible();
    await expectAccessible(page, 'the suggestion of another address');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#payment$/);
    await expect(checkout.element.getByText('500 Castro Street').first()).toBeVisible();
    await checkout.chooseMethod(/Check \/ Money order/);
    await checkout.place();
    const { addresses } = orderOf(await shop.success.orderNumber());
    for (const address of [addresses.shipping, addresses.billing]) {
      expect(address).toMatchObject({ street: ['500 Castro Street'], postcode: '94041-2010' });
    }
  });

  test('the typed address is ordered when the shopper keeps it, also after a reload', async ({
    page,
    shop,
  }) => {
    const { checkout } = shop;
    await checkout.fillAddress(CASTRO);
    await checkout.chooseMethod(/Flat Rate/);
    await checkout.next.click();
    await dialog.getByRole('radio', { name: /^Original Address/ }).check();
    await dialog.getByRole('button', { name: 'Save Address' }).click();
    await expect(page).toHaveURL(/#payment$/);
    await page.reload();
    await expect(
      checkout.element.getByRole('heading', { name: 'Review & Payments' }),
    ).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await checkout.chooseMethod(/Check \/ Money order/);
    await checkout.place();
    expect(orderOf(await shop.success.orderNumber()).addresses.shipping).toMatchObject({
      street: ['500 Castro St'],
      postcode: '94607',
    });
  });

  test('Escape leads back to the form with everything typed [TAXV-08]', async ({ page, shop }) => {
    const { checkout } = shop;
    await checkout.fillAddress(CASTRO);
    await checkout.chooseMethod(/Flat Rate/);
    await checkout.next.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(checkout.field('Street Address')).toHaveValue('500 Castro St');
    await expect(checkout.field('Street Address')).toBeFocused();
    await checkout.field('Street Address').fill('12 Harbour Street');
    await checkout.toPayment();
  });

  test('an address that nobody knows may be used [TAXV-06]', async ({ page, shop }) => {
    const { checkout } = shop;
    await checkout.fillAddress(NOWHERE);
    await checkout.chooseMethod(/Flat Rate/);
    await checkout.next.click();
    await expect(dialog.getByText('An exact street name match could not be found')).toBeVisible();
    await expectAccessible(page, 'an address that could not be verified');
    await dialog.getByRole('button', { name: 'Save Address' }).click();
    await expect(page).toHaveURL(/#payment$/);
  });

  test('a billing address is verified by a call of its own, whose failure is an alert [TAXV-03] [TAXV-24]', async ({
    page,
    shop,
  }) => {
    const { checkout } = shop;
    await checkout.fillAddress(californian);
    await checkout.chooseMethod(/Flat Rate/);
    await checkout.toPayment();
    await checkout.element.getByRole('checkbox', { name: /billing and shipping/ }).uncheck();
    await checkout.fillAddress(CASTRO);
    await letFail(page, 'verify-billing', { kind: 'status', status: 500 });
    const update = checkout.element.getByRole('button', { name: 'Update' });
    await update.click();
    const alert = page.getByRole('alertdialog', { name: 'Error' });
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: 'OK' }).click();
    await checkout.element.getByRole('button', { name: 'Edit', exact: true }).last().click();
    await update.click();
    const billing = page.getByRole('dialog', { name: 'Verify Your Billing Address' });
    await expect(billing).toBeVisible();
    await expectAccessible(page, 'the suggestion of another billing address');
    await billing.getByRole('button', { name: 'Save Address' }).click();
    await expect(billing).toBeHidden();
    await expect(checkout.element.getByText('500 Castro Street')).toBeVisible();
  });
});

test('only the valid address is shown where the shop has chosen that', async ({ page, shop }) => {
  await setUpShop(page, { addressVerification: 'valid' });
  await guestAtCheckout(shop);
  await shop.checkout.fillAddress({ ...CASTRO, 'Street Address': '7 Becon Street' });
  await shop.checkout.chooseMethod(/Flat Rate/);
  await shop.checkout.next.click();
  const dialog = page.getByRole('dialog', { name: 'Verify Your Address' });
  await expect(dialog.getByText('Floor 2')).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'edit your address' }).click();
  await expect(dialog).toBeHidden();
  await expect(shop.checkout.field('Street Address')).toHaveValue('7 Becon Street');
});

test('a shop without the service loads nothing of it', async ({ page, shop }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await guestAtCheckout(shop);
  await shop.checkout.fillAddress(californian);
  await shop.checkout.chooseMethod(/Flat Rate/);
  await shop.checkout.toPayment();
  expect(loaded.filter((url) => /verification/i.test(url))).toEqual([]);
});
