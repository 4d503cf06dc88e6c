import { customerOrder } from './record';
import {
  addProduct,
  address,
  confirmBilling,
  expect,
  orderAs,
  shopFile,
  signIn,
  test,
  toPayment,
} from './test';

const { product } = shopFile;

test.describe('a customer', () => {
  test.skip(!shopFile.customer, 'the file names no "customer"');

  test.beforeEach(async ({ page, customer }) => {
    if (customer) await signIn(page, customer);
  });

  test('adds an address', async ({ page }) => {
    await page.goto('/customer/address/new/');
    const form = page.locator('till-address-form');
    await expect(form.locator('.till-root').first()).toBeAttached();
    await form.locator('[name=country_id]').selectOption({ label: address.Country });
    await form.locator('#street_1').fill(address['Street Address']);
    await form.locator('[name=city]').fill(address.City);
    await form.locator('[name=postcode]').fill(address['Zip/Postal Code']);
    await form.locator('[name=telephone]').fill(address['Phone Number']);
    const region = form.locator('select[name=region_id]');
    if (await region.isVisible()) {
      await region.selectOption({ label: address['State/Province'] ?? '' });
    }
    await form.getByRole('button', { name: 'Save Address' }).click();
    await expect(page).toHaveURL(/\/customer\/address\/?(index\/?)?$/);
    await expect(page.locator('till-address-book')).toContainText(address['Street Address']);
  });

  test('adds to the wish list', async ({ page }) => {
    await page.goto(product.path);
    const link = page.locator('.product-addto-links .towishlist');
    await expect(page.locator('.product-addto-links .till-wishlist-button')).toBeAttached();
    if (!(await link.getAttribute('class'))?.includes('till-wished')) await link.click();
    await expect(link).toHaveClass(/till-wished/);
    await page.goto('/wishlist/');
    await expect(page.locator('till-wishlist:has(#wishlist-view-form)')).toContainText(
      product.name,
    );
  });

  test('places an order', async ({ page, shop }) => {
    await addProduct(page, shop, product);
    const order = await customerOrder(page, await orderAs(shop, {}));
    await expect(order.main).toContainText(product.name);
  });

  test('bills the same, another saved and a new address', async ({ page, shop }) => {
    const { element } = shop.checkout;
    const same = element.getByRole('checkbox', { name: /^My billing and shipping/ });
    const list = element.getByRole('combobox', { name: 'My billing address' });
    const street = `${String(Date.now() % 10_000)} Beacon Street`;

    const openBilling = async () => {
      if (await same.isChecked()) await same.uncheck();
      else await element.getByRole('button', { name: 'Edit', exact: true }).click();
    };

    await addProduct(page, shop, product);
    await toPayment(shop, {});
    await same.check();
    await shop.checkout.place();
    const first = await customerOrder(page, await shop.success.orderNumber());
    const home = await first.block('Shipping Address').locator('address').innerText();
    await expect(first.block('Billing Address').locator('address')).toHaveText(home, {
      useInnerText: true,
    });

    await addProduct(page, shop, product);
    await toPayment(shop, {});
    await openBilling();
    await list.selectOption({ label: 'New Address' });
    await shop.checkout.fillAddress({ ...address, 'Street Address': street });
    await confirmBilling(shop);
    await shop.checkout.place();
    const second = await customerOrder(page, await shop.success.orderNumber());
    await expect(second.block('Shipping Address').locator('address')).toHaveText(home, {
      useInnerText: true,
    });
    await expect(second.block('Billing Address')).toContainText(street);
    await page.goto('/customer/address/');
    await expect(page.getByText(street).filter({ visible: true })).toHaveCount(1);

    await addProduct(page, shop, product);
    await toPayment(shop, {});
    await openBilling();
    const other = list.locator('option').filter({ hasText: street });
    await list.selectOption((await other.getAttribute('value')) ?? '');
    await confirmBilling(shop);
    await shop.checkout.place();
    const third = await customerOrder(page, await shop.success.orderNumber());
    await expect(third.block('Billing Address')).toContainText(street);
    await page.goto('/customer/address/');
    await expect(page.getByText(street).filter({ visible: true })).toHaveCount(1);
  });
});
