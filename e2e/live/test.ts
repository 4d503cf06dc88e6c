import type { Page } from '@playwright/test';

import { californian, type TypedAddress } from '../pages/checkout-page';
import { customerLike } from '../support/customers';
import { expect, type Shop, test as shopTest } from '../support/test';
import { readShopFile, type ShopFile } from './shop-file';

/** The shop's data, read once for all tests. */
export const shopFile = readShopFile();

type Customer = NonNullable<ShopFile['customer']>;

/**
 * A test in any shop. `customer` is that of the file, or in the demo shop a copy per test. Errors of the shop's own
 * scripts are ignored.
 */
export const test = shopTest.extend<{ customer: Customer | undefined }>({
  strict: async ({ page: _page }, use) => {
    await use(undefined);
  },
  customer: async ({ shop }, use) => {
    const { customer } = shopFile;
    const isDemo = process.env.TILL_LIVE_SHOP === undefined;
    if (isDemo) customerLike('jane@example.com', shop.email);
    await use(isDemo && customer ? { ...customer, email: shop.email } : customer);
  },
});

/** The address in the file, merged with the default one. */
export const address: TypedAddress = { ...californian, ...shopFile.address };

/** Opens a product, chooses its options and adds it. */
export async function addProduct(
  page: Page,
  shop: Shop,
  { path, options = [] }: { readonly path: string; readonly options?: readonly string[] },
): Promise<void> {
  await page.goto(path);
  const swatches = page.locator('till-swatches').first();
  for (const name of options) {
    await swatches.getByRole('radio', { name, exact: true }).check({ force: true });
  }
  const added = page.waitForResponse((answer) => answer.url().includes('/checkout/cart/add'));
  await page.locator('#product-addtocart-button').click();
  expect((await added).status()).toBeLessThan(400);
  await expect(shop.miniCart.button).toHaveAccessibleName(/My Cart, \d+ items?/);
}

/** Goes through the checkout from its first step to the number of the order. */
export async function orderAs(shop: Shop, email: string | null): Promise<string> {
  const { checkout, success } = shop;
  await checkout.open();
  if (email !== null) {
    await checkout.email.fill(email);
    await checkout.fillAddress(address);
  }
  await checkout.chooseMethod(new RegExp(shopFile.shipping));
  await checkout.toPayment();
  await checkout.chooseMethod(new RegExp(shopFile.payment));
  await checkout.place();
  return success.orderNumber();
}

/** Signs in on the shop's login page. */
export async function signIn(page: Page, { email, password }: Customer): Promise<void> {
  await page.goto('/customer/account/login/');
  const form = page.locator('form.form-login, #login-form').first();
  await form.locator('[name="login[username]"]').fill(email);
  await form.locator('[name="login[password]"]').fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/customer\/account\/?$/);
}

export { expect };
