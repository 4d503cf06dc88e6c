import { californian } from '../pages/checkout-page';
import { expect, test } from '../support/test';

test.describe('addresses across page loads @phone', () => {
  test.beforeEach(async ({ shop }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await shop.checkout.open();
    await shop.checkout.email.fill(shop.email);
  });

  test('a British address survives a reload, with a street and with it cleared [STOR-01]', async ({
    page,
    shop,
  }) => {
    const { element } = shop.checkout;
    const country = element.getByRole('combobox', { name: /^Country/ });
    const street = shop.checkout.field('Street Address');
    await country.selectOption({ label: 'United Kingdom' });
    await street.fill('12 Harbour Street');
    await shop.checkout.field('City').fill('London');
    await shop.checkout.field('Zip/Postal Code').fill('SW1A 1AA');
    await page.reload();
    await expect(country).toHaveValue('GB');
    await expect(street).toHaveValue('12 Harbour Street');
    await expect(shop.checkout.field('City')).toHaveValue('London');

    await street.fill('');
    await shop.checkout.field('City').focus();
    await page.reload();
    await expect(country).toHaveValue('GB');
    await expect(street).toHaveValue('');
    await expect(shop.checkout.field('City')).toHaveValue('London');
  });

  test('a country without other fields survives a reload, and determines the rates [STOR-01] [STOR-02] [RATE-07]', async ({
    page,
    shop,
  }) => {
    const country = shop.checkout.element.getByRole('combobox', { name: /^Country/ });
    await expect(country).toHaveValue('US');
    await country.selectOption({ label: 'United Kingdom' });
    const asked = page.waitForRequest(
      (request) =>
        request.url().includes('estimate-shipping-methods') &&
        request.postData()?.includes('"GB"') === true,
    );
    await page.reload();
    await asked;
    await expect(country).toHaveValue('GB');
    await expect(shop.checkout.field('State/Province')).toHaveRole('textbox');
    await expect(shop.checkout.field('Street Address')).toHaveValue('');
    await expect(shop.checkout.field('City')).toHaveValue('');
    await expect(shop.checkout.method(/Flat Rate/)).toBeVisible();
    const kept = await page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem('mage-cache-storage') ?? '{}') as Record<string, unknown>)[
          'checkout-data'
        ],
    );
    expect(kept).toMatchObject({ shippingAddressFromData: { country_id: 'GB' } });
  });

  test('France requires no region [REGN-01]', async ({ shop }) => {
    const { element } = shop.checkout;
    await element.getByRole('combobox', { name: /^Country/ }).selectOption({ label: 'France' });
    const region = element.getByRole('combobox', { name: /^State\/Province/ });
    await expect(region).toBeVisible();
    await expect(region).not.toHaveAttribute('required');
    await expect(region).not.toHaveAttribute('aria-required', 'true');
  });

  test('an unusual postcode shows a warning and is accepted [POST-06] [POST-07]', async ({
    shop,
  }) => {
    await shop.checkout.fillAddress({ ...californian, 'Zip/Postal Code': 'ABC' });
    await shop.checkout.field('City').focus();
    await expect(
      shop.checkout.element.getByText('Provided Zip/Postal Code seems to be invalid.').first(),
    ).toBeVisible();
    await shop.checkout.chooseMethod(/Flat Rate/);
    await shop.checkout.toPayment();
  });

  test('shipping choices can be changed from the last step, or kept [SHIP-06]', async ({
    shop,
  }) => {
    const { element } = shop.checkout;
    await shop.checkout.fillAddress(californian);
    await shop.checkout.chooseMethod(/Flat Rate/);
    await shop.checkout.toPayment();
    await element.getByRole('button', { name: 'Edit Shipping Address' }).click();
    await expect(shop.checkout.field('City')).toHaveValue('Oakland');
    await expect(shop.checkout.method(/Flat Rate/)).toBeChecked();
    await shop.checkout.toPayment();
    await expect(element.getByText('Ship To:').locator('..')).toContainText('12 Harbour Street');
  });
});
