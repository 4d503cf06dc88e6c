import { CheckoutPage } from '../pages/checkout-page';
import { SuccessPage } from '../pages/success-page';
import { customerOrder, orderCount, sectionOf } from './record';
import {
  address,
  addProduct,
  expect,
  orderAs,
  register,
  shopFile,
  signIn,
  signOut,
  test,
  toPayment,
} from './test';

const { product, password } = shopFile;

test.describe('a new customer', () => {
  test.skip(password === undefined, 'the file names no "password"');

  test.beforeEach(async ({ page, shop }) => {
    await register(page, { email: shop.email, password: password ?? '' });
  });

  test('is registered, signs out and in again', async ({ page, shop }) => {
    await expect(page.getByRole('main')).toContainText(shop.email);
    expect(await sectionOf(page, 'customer')).toMatchObject({
      firstname: address['First Name'],
    });
    await addProduct(page, shop, product);
    await signOut(page);
    expect(await sectionOf(page, 'customer')).not.toHaveProperty('firstname');
    await page.goto('/');
    await shop.miniCart.expectCount(0);
    await page.goto('/customer/account/');
    await expect(page).toHaveURL(/\/customer\/account\/login/);
    await signIn(page, { email: shop.email, password: password ?? '' });
    await page.goto('/');
    await shop.miniCart.expectCount(1);
  });

  test('changes the e-mail address', async ({ page, shop }) => {
    const email = shop.email.replace('@', '.new@');
    await page.goto('/customer/account/edit/');
    const form = page.locator('till-account-form');
    await expect(form.locator('.till-root').first()).toBeAttached();
    await form.getByLabel('Change Email').check();
    await form.getByLabel('Email', { exact: true }).fill(email);
    await form.getByLabel('Current Password').fill('wrong');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/password doesn't match this account/).first()).toBeVisible();
    await form.getByLabel('Current Password').fill(password ?? '');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/customer\/account\/login/);
    await signIn(page, { email, password: password ?? '' });
    await expect(page.getByRole('main')).toContainText(email);
  });

  test('subscribes to the newsletter and unsubscribes', async ({ page }) => {
    test.skip(shopFile.newsletter !== true, 'the file names no "newsletter"');
    const box = page.getByRole('checkbox', { name: 'General Subscription' });
    for (const wanted of [true, false]) {
      await page.goto('/newsletter/manage/');
      await box.setChecked(wanted);
      await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
      await page.waitForURL(/\/customer\/account\//);
      await page.goto('/newsletter/manage/');
      await expect(box).toBeChecked({ checked: wanted });
    }
  });

  test('orders, and has the address once', async ({ page, shop }) => {
    await addProduct(page, shop, product);
    const number = await orderAs(shop, { typed: address });
    const order = await customerOrder(page, number);
    await expect(order.block('Billing Address')).toContainText(address['Street Address']);
    await page.goto('/customer/address/');
    await expect(page.locator('till-address-book')).toContainText(address['Street Address']);
    const text = await page.getByRole('main').innerText();
    const { length } = text.split(address['Street Address']);
    // The default addresses of billing and shipping are shown side by side.
    expect(length - 1).toBeLessThanOrEqual(2);
    await page.goto('/checkout/');
    expect(await orderCount(page)).toBe(1);
  });

  test('orders once with a double press', async ({ page, shop }) => {
    await addProduct(page, shop, product);
    await toPayment(shop, { typed: address });
    await expect(shop.checkout.placeOrder).toBeEnabled();
    await shop.checkout.placeOrder.dblclick();
    await shop.success.orderNumber();
    expect(await orderCount(page)).toBe(1);
  });

  test('orders once from two tabs', async ({ page, context, shop }) => {
    await addProduct(page, shop, product);
    await toPayment(shop, { typed: address });
    const other = new CheckoutPage(await context.newPage());
    await other.page.goto('/checkout/#payment');
    await other.chooseMethod(new RegExp(shopFile.payment));
    await expect(other.placeOrder).toBeEnabled();
    await Promise.all([shop.checkout.placeOrder.click(), other.placeOrder.click()]);
    await Promise.any([shop.success.orderNumber(), new SuccessPage(other.page).orderNumber()]);
    for (const tab of [page, other.page]) await expect(tab).not.toHaveURL(/\/checkout\/(#|$)/);
    expect(await orderCount(page)).toBe(1);
  });

  test('reloads at the payment step, and orders', async ({ page, shop }) => {
    await addProduct(page, shop, product);
    await toPayment(shop, { typed: address });
    await page.reload();
    await expect(page).toHaveURL(/#payment$/);
    const { element } = shop.checkout;
    await expect(element.getByRole('heading', { name: 'Review & Payments' })).toBeVisible();
    await expect(element).toContainText(address['Street Address']);
    await shop.checkout.chooseMethod(new RegExp(shopFile.payment));
    await shop.checkout.place();
    const order = await customerOrder(page, await shop.success.orderNumber());
    await expect(order.block('Shipping Address')).toContainText(address['Street Address']);
    expect(await orderCount(page)).toBe(1);
  });
});
