import { address, addProduct, expect, orderAs, shopFile, signIn, test } from './test';

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
    await expect(page.locator('till-wishlist')).toContainText(product.name);
  });

  test('places an order', async ({ page, shop }) => {
    await addProduct(page, shop, product);
    expect(await orderAs(shop, null)).toMatch(/^\d+$/);
  });
});
