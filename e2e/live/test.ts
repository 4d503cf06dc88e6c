import { randomUUID } from 'node:crypto';

import type { Locator, Page } from '@playwright/test';

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
  // Unlike the demo shop, a staging shop knows the addresses of earlier runs.
  shop: async ({ shop }, use) => {
    await use({ ...shop, email: `reader-${randomUUID().slice(0, 13)}@example.com` });
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

/** The same person's address in another country, if the file names one. */
export const abroad: TypedAddress = { ...address, ...shopFile.abroad };

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
  await addHere(page, shop);
}

/** Adds the product of the open page. */
export async function addHere(page: Page, shop: Shop): Promise<void> {
  const added = page.waitForResponse((answer) => answer.url().includes('/checkout/cart/add'));
  await page.locator('#product-addtocart-button').click();
  expect((await added).status()).toBeLessThan(400);
  await expect(shop.miniCart.button).toHaveAccessibleName(/My Cart, \d+ items?/);
}

/** Who orders: a guest by e-mail, and the address that is typed; without both, the customer's own. */
export interface Orderer {
  readonly email?: string;
  readonly typed?: TypedAddress;
}

/** Fills in the shipping step, and goes on to the payment step with the payment method of the file. */
export async function toPayment(shop: Shop, { email, typed }: Orderer): Promise<void> {
  const { checkout } = shop;
  await checkout.open();
  if (email !== undefined) await checkout.email.fill(email);
  if (typed !== undefined) await checkout.fillAddress(typed);
  await checkout.chooseMethod(new RegExp(shopFile.shipping));
  await checkout.toPayment();
  await checkout.chooseMethod(new RegExp(shopFile.payment));
}

/**
 * Confirms the billing address that is typed or chosen; returns when the totals for it are shown. An order for an earlier
 * amount would be asked about again.
 */
export async function confirmBilling({ checkout }: Shop): Promise<void> {
  const update = checkout.element.getByRole('button', { name: 'Update', exact: true });
  const totals = checkout.page.waitForResponse(
    (response) =>
      response.url().endsWith('/payment-information') && response.request().method() === 'GET',
  );
  await update.click();
  await expect(update).toBeHidden();
  await (await totals).finished();
}

/** Goes through the checkout from its first step to the number of the order. */
export async function orderAs(shop: Shop, orderer: Orderer): Promise<string> {
  await toPayment(shop, orderer);
  await shop.checkout.place();
  return shop.success.orderNumber();
}

/** Signs in on the shop's login page. */
export async function signIn(page: Page, customer: Customer): Promise<void> {
  await page.goto('/customer/account/login/');
  await signInHere(page, customer);
  await page.waitForURL(/\/customer\/account\/(?:index\/)?$/);
}

/** Signs in on the login page that is open. */
export async function signInHere(page: Page, { email, password }: Customer): Promise<void> {
  const form = page.locator('form.form-login, #login-form').first();
  await form.locator('[name="login[username]"]').fill(email);
  await form.locator('[name="login[password]"]').fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
}

/** The shop's form for a new account. */
export const accountForm = (page: Page): Locator =>
  page.locator('form[action*="/account/createpost"]');

/** Types a password into the form for a new account and sends it; the customer is signed in then. */
export async function completeAccount(page: Page, password: string): Promise<void> {
  const form = accountForm(page);
  await form.locator('[name=password]').fill(password);
  await form.locator('[name=password_confirmation]').fill(password);
  await form.getByRole('button', { name: 'Create an Account' }).click();
  await page.waitForURL(/\/customer\/account\/(?:index\/)?$/);
}

/** Creates an account, and is signed in to it. */
export async function register(page: Page, { email, password }: Customer): Promise<void> {
  await page.goto('/customer/account/create/');
  const form = accountForm(page);
  await form.locator('[name=firstname]').fill(address['First Name']);
  await form.locator('[name=lastname]').fill(address['Last Name']);
  await form.locator('[name=email]').fill(email);
  await completeAccount(page, password);
}

/** Signs out, and waits for the shop's page that says so. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/customer/account/logout/');
  await page.waitForURL(/logoutSuccess/);
}

export { expect };
