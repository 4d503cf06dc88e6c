import { cartLines, cartQuantity, offeredMethods } from './record';
import { address, addProduct, expect, shopFile, signIn, signOut, test } from './test';

const { product, unavailable } = shopFile;

/** More than the platform sells of a product at once. */
const NOT_SOLD = 9_999_999;

test.describe('a guest in the cart', () => {
  test.beforeEach(async ({ page, shop }) => {
    await addProduct(page, shop, product);
    await shop.cart.open();
  });

  test('types quantities, also one that the shop refuses', async ({ page, shop }) => {
    const field = shop.cart.quantity(product.name);
    await field.fill('3');
    await field.press('Enter');
    await shop.miniCart.expectCount(3);
    await expect.poll(() => cartQuantity(page, product.name)).toBe(3);
    for (const refused of [NOT_SOLD, ...(unavailable === undefined ? [] : [unavailable])]) {
      await field.fill(String(refused));
      await field.press('Enter');
      await expect(shop.cart.line(product.name).getByRole('alert').first()).toBeVisible();
      expect(await cartQuantity(page, product.name)).toBe(3);
      await page.reload();
      await expect(field).toHaveValue('3');
      await shop.miniCart.expectCount(3);
    }
  });

  test('estimates shipping', async ({ page, shop }) => {
    const { summary } = shop.cart;
    const opener = summary.getByRole('button', { name: /^Estimate Shipping/ });
    if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
    await summary.getByLabel('Country').selectOption({ label: address.Country });
    const region = summary.getByRole('combobox', { name: 'State/Province' });
    if (await region.count()) {
      await region.selectOption({ label: address['State/Province'] ?? '' });
    }
    await summary.getByLabel('Zip/Postal Code').fill(address['Zip/Postal Code']);
    const rate = summary.getByRole('radio', { name: new RegExp(shopFile.shipping) });
    await rate.check();
    await expect(summary.locator('dl')).toContainText(/Shipping.*\d/);
    const country = await summary.getByLabel('Country').inputValue();
    const postcode = address['Zip/Postal Code'];
    const offered = await offeredMethods(page, { country_id: country, postcode });
    for (const title of offered) await expect(summary.getByText(title).first()).toBeVisible();
    await expect(summary.getByRole('radio')).toHaveCount(offered.length);
  });
});

test('a guest in the cart brings it into the account by signing in', async ({
  page,
  shop,
  customer,
}) => {
  test.skip(!customer, 'the file names no "customer"');
  if (!customer) return;
  await signIn(page, customer);
  const before = await cartQuantity(page, product.name);
  await signOut(page);
  expect(await cartLines(page)).toEqual([]);
  await addProduct(page, shop, product);
  await signIn(page, customer);
  await expect.poll(() => cartQuantity(page, product.name)).toBe(before + 1);
  await shop.cart.open();
  await expect(shop.cart.quantity(product.name)).toHaveValue(String(before + 1));
  await shop.miniCart.expectCount(before + 1);
});
