import { californian, type TypedAddress } from '../pages/checkout-page';
import { customerAtCheckout } from '../support/customers';
import { guestAtPayment } from '../support/guests';
import { orderOf } from '../support/orders';
import { expect, test } from '../support/test';

const bostonian: TypedAddress = {
  ...californian,
  'First Name': 'Grace',
  'Street Address': '7 Beacon Street',
  'State/Province': 'Massachusetts',
  City: 'Boston',
  'Zip/Postal Code': '02108',
};

const londoner: TypedAddress = {
  'First Name': 'Ada',
  'Last Name': 'Reader',
  'Street Address': '12 Harbour Street',
  Country: 'United Kingdom',
  City: 'London',
  'Zip/Postal Code': 'SW1A 1AA',
  'Phone Number': '555-0134',
};

test.describe('addresses @phone', () => {
  test('a customer without addresses enters one, and the shop saves it [SHIP-02] [FORM-04]', async ({
    page,
    shop,
  }) => {
    await customerAtCheckout(page, shop, 'sam@example.com');
    await shop.checkout.fillAddress(californian);
    await shop.checkout.chooseMethod(/Flat Rate/);
    await shop.checkout.toPayment();
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    await shop.checkout.place();

    const order = orderOf(await shop.success.orderNumber());
    expect(order.addresses.shipping).toMatchObject({ city: 'Oakland', postcode: '94607' });
    await page.goto('/customer/account/');
    await expect(page.getByRole('main')).toContainText('12 Harbour Street');
  });

  test('a customer ships to another saved address, then to a new one [SHIP-03] [SHIP-20] [SHIP-27]', async ({
    page,
    shop,
  }) => {
    await customerAtCheckout(page, shop, 'jane@example.com');
    const { element } = shop.checkout;
    const saved = element.getByRole('radiogroup', { name: 'Shipping Address' }).getByRole('radio');
    await expect(saved).toHaveCount(2);
    await expect(saved.first()).toBeChecked();
    await saved.last().check();
    await shop.checkout.chooseMethod(/Flat Rate/);
    await shop.checkout.toPayment();
    await expect(element.getByText('Ship To:').locator('..')).toContainText('5 Broadway');
    await page.goBack();

    await element.getByRole('button', { name: 'New Address' }).click();
    const dialog = element.getByRole('dialog', { name: 'Shipping Address' });
    await shop.checkout.fillAddress(bostonian, dialog);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(saved).toHaveCount(2);

    await element.getByRole('button', { name: 'New Address' }).click();
    await dialog.getByRole('button', { name: 'Save Address' }).click();
    await expect(dialog.getByText('This is a required field.').first()).toBeVisible();
    await shop.checkout.fillAddress(bostonian, dialog);
    await dialog.getByRole('button', { name: 'Save Address' }).click();
    await expect(dialog).toBeHidden();
    await expect(saved).toHaveCount(3);
    await expect(saved.last()).toBeChecked();
    await shop.checkout.chooseMethod(/Flat Rate/);
    await shop.checkout.toPayment();
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    await shop.checkout.place();

    const order = orderOf(await shop.success.orderNumber());
    expect(order.addresses.shipping).toMatchObject({ city: 'Boston', postcode: '02108' });
    await page.goto('/customer/account/');
    await expect(page.getByRole('main')).toContainText('7 Beacon Street');
  });

  test('a guest enters a separate billing address [BILL-02] [BILL-03] [BILL-07] [BILL-08]', async ({
    shop,
  }) => {
    await guestAtPayment(shop);
    const { element } = shop.checkout;
    const same = element.getByRole('checkbox', {
      name: 'My billing and shipping address are the same',
    });
    await expect(same).toBeChecked();
    await same.uncheck();
    await expect(shop.checkout.placeOrder).toBeDisabled();
    await element.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(element.getByText('This is a required field.').first()).toBeVisible();
    await element.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(same).toBeChecked();

    await same.uncheck();
    await shop.checkout.fillAddress(londoner);
    await element.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(element.getByText('SW1A 1AA')).toBeVisible();
    await element.getByRole('button', { name: 'Edit', exact: true }).click();
    await shop.checkout.field('City').fill('Greater London');
    await element.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(element.getByRole('button', { name: 'Update', exact: true })).toBeHidden();
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    await shop.checkout.place();

    const { addresses } = orderOf(await shop.success.orderNumber());
    expect(addresses.shipping).toMatchObject({ city: 'Oakland' });
    expect(addresses.billing).toMatchObject({ city: 'Greater London', country_id: 'GB' });
  });

  test('a country without delivery shows a message, and another one continues [RATE-17]', async ({
    shop,
  }) => {
    await shop.product.open('the-salt-road');
    await shop.product.add(1);
    await shop.checkout.open();
    await shop.checkout.email.fill(shop.email);
    const country = shop.checkout.element.getByRole('combobox', { name: /^Country/ });
    await country.selectOption({ label: 'United Arab Emirates' });
    const noQuotes = 'Sorry, no quotes are available for this order at this time';
    const notice = shop.checkout.element.getByText(noQuotes).locator('visible=true').last();
    await expect(notice).toBeVisible();
    await expect(shop.checkout.next).toBeHidden();
    await shop.checkout.fillAddress(londoner);
    await expect(notice).toBeHidden();
    await shop.checkout.chooseMethod(/Flat Rate/);
    await shop.checkout.toPayment();
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    await shop.checkout.place();
    const { addresses } = orderOf(await shop.success.orderNumber());
    expect(addresses.shipping).toMatchObject({ country_id: 'GB', city: 'London' });
  });
});
