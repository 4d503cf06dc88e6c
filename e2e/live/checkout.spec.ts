import { customerOrder, guestCartRecord, guestOrder } from './record';
import {
  abroad,
  accountForm,
  address,
  addProduct,
  completeAccount,
  confirmBilling,
  expect,
  orderAs,
  shopFile,
  test,
  toPayment,
} from './test';

const { product, coupon, pickup, purchaseOrder } = shopFile;
const lastName = address['Last Name'];

test.describe('a guest at the checkout', () => {
  test.beforeEach(async ({ page, shop }) => {
    await addProduct(page, shop, product);
  });

  test('loads no RequireJS in the lean mode', async ({ page, shop }) => {
    test.skip(shopFile.lean !== true, 'the file names no "lean"');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await shop.cart.open();
    await expect(shop.cart.line(product.name)).toBeVisible();
    await shop.checkout.open();
    await expect(shop.checkout.email).toBeVisible();
    expect(scripts).not.toEqual([]);
    expect(scripts.filter((url) => url.includes('requirejs'))).toEqual([]);
  });

  test('is told which fields are wrong', async ({ page, shop }) => {
    const { element, next } = shop.checkout;
    await shop.checkout.open();
    await shop.checkout.chooseMethod(new RegExp(shopFile.shipping));
    await next.click();
    await expect(element.getByText('This is a required field.')).not.toHaveCount(0);
    await expect(element.locator('[aria-invalid=true]:focus')).toHaveCount(1);
    await shop.checkout.email.fill('reader@example');
    await shop.checkout.email.blur();
    await expect(element.getByText(/valid email address/)).toBeVisible();
    await expect(page).not.toHaveURL(/#payment/);
    expect(JSON.stringify(await guestCartRecord(page))).not.toContain(address['Street Address']);
    await shop.checkout.email.fill(shop.email);
    await shop.checkout.fillAddress(address);
    await expect(element.getByText('This is a required field.')).toHaveCount(0);
    await shop.checkout.toPayment();
    expect(JSON.stringify(await guestCartRecord(page))).toContain(address['Street Address']);
  });

  test('is warned of a postcode of another country', async ({ page, shop }) => {
    test.skip(!shopFile.abroad, 'the file names no "abroad"');
    const { element } = shop.checkout;
    const warning = element.getByText('Provided Zip/Postal Code seems to be invalid.');
    await shop.checkout.open();
    await shop.checkout.email.fill(shop.email);
    for (const [typed, other] of [
      [abroad, address],
      [address, abroad],
    ] as const) {
      await shop.checkout.fillAddress({ ...typed, 'Zip/Postal Code': other['Zip/Postal Code'] });
      await expect(warning).toBeVisible();
      await shop.checkout.field('Zip/Postal Code').fill(typed['Zip/Postal Code']);
      await expect(warning).toHaveCount(0);
    }
    await shop.checkout.chooseMethod(new RegExp(shopFile.shipping));
    await shop.checkout.toPayment();
    expect(JSON.stringify(await guestCartRecord(page))).toContain(address['Zip/Postal Code']);
  });

  test('takes no region into another country', async ({ page, shop }) => {
    test.skip(!shopFile.abroad, 'the file names no "abroad"');
    await shop.checkout.open();
    await shop.checkout.email.fill(shop.email);
    await shop.checkout.fillAddress(address);
    const number = await orderAs(shop, { email: shop.email, typed: abroad });
    const order = await guestOrder(page, number, { email: shop.email, lastName });
    for (const heading of ['Shipping Address', 'Billing Address']) {
      await expect(order.block(heading)).toContainText(abroad.Country);
      await expect(order.block(heading)).not.toContainText(address['State/Province'] ?? '-');
    }
  });

  test('uses a coupon', async ({ page, shop }) => {
    test.skip(coupon === undefined, 'the file names no "coupon"');
    const { element } = shop.checkout;
    await toPayment(shop, { email: shop.email, typed: address });
    await element.getByText('Apply Discount Code').click();
    const field = element.getByLabel('Enter discount code');
    const apply = element.getByRole('button', { name: 'Apply Discount', exact: true });
    await field.fill('NO-SUCH-CODE');
    await apply.click();
    await expect(element.getByText(/coupon code isn't valid/).first()).toBeVisible();
    await field.fill(coupon ?? '');
    await apply.click();
    await expect(element.getByText('Your coupon was successfully applied.').first()).toBeVisible();
    await shop.checkout.place();
    const number = await shop.success.orderNumber();
    const order = await guestOrder(page, number, { email: shop.email, lastName });
    await expect(order.main).toContainText(/Discount.*[-−]\s?\$/s);
  });

  test('bills another address', async ({ page, shop }) => {
    const { element } = shop.checkout;
    await toPayment(shop, { email: shop.email, typed: address });
    await element.getByRole('checkbox', { name: /^My billing and shipping/ }).uncheck();
    await shop.checkout.fillAddress({ ...address, 'Street Address': '7 Beacon Street' });
    await confirmBilling(shop);
    await shop.checkout.place();
    const number = await shop.success.orderNumber();
    const order = await guestOrder(page, number, { email: shop.email, lastName });
    await expect(order.block('Shipping Address')).toContainText(address['Street Address']);
    await expect(order.block('Billing Address')).toContainText('7 Beacon Street');
  });

  test('picks up in a store', async ({ page, shop }) => {
    test.skip(!pickup, 'the file names no "pickup"');
    if (!pickup) return;
    const { checkout } = shop;
    const { element } = checkout;
    await checkout.open();
    await checkout.email.fill(shop.email);
    await element.getByRole('button', { name: pickup.button, exact: true }).click();
    if (pickup.near !== undefined) {
      const place = element.getByRole('textbox', { name: 'Postcode or city' });
      await place.fill(pickup.near);
      await place.press('Enter');
    }
    await checkout.store(pickup.store).check();
    await checkout.toPayment();
    await checkout.fillAddress(address);
    await confirmBilling(shop);
    await checkout.chooseMethod(new RegExp(shopFile.payment));
    await checkout.place();
    const number = await shop.success.orderNumber();
    const order = await guestOrder(page, number, { email: shop.email, lastName });
    await expect(order.block('Shipping Address')).toContainText(pickup.store);
    await expect(order.block('Billing Address')).toContainText(address['Street Address']);
  });

  test('pays by purchase order', async ({ page, shop }) => {
    test.skip(purchaseOrder === undefined, 'the file names no "purchaseOrder"');
    const { element } = shop.checkout;
    await toPayment(shop, { email: shop.email, typed: address });
    await shop.checkout.chooseMethod(new RegExp(purchaseOrder ?? ''));
    await shop.checkout.place();
    await expect(element.getByText('This is a required field.')).toBeVisible();
    await element.getByLabel('Purchase Order Number').fill('PO-4711');
    await shop.checkout.place();
    const number = await shop.success.orderNumber();
    const order = await guestOrder(page, number, { email: shop.email, lastName });
    await expect(order.block('Payment Method')).toContainText('PO-4711');
  });

  test('makes an account of the order', async ({ page, shop }) => {
    test.skip(shopFile.password === undefined, 'the file names no "password"');
    const number = await orderAs(shop, { email: shop.email, typed: address });
    const main = page.getByRole('main');
    const name = /^Create (?:an )?account$/i;
    const form = main.getByRole('link', { name });
    const letter = main.getByRole('button', { name });
    await expect(form.or(letter)).toBeVisible();
    test.skip(await letter.isVisible(), 'the shop sends a letter instead of asking for a password');
    await form.click();
    await page.waitForURL(/\/customer\/account\/create/);
    await expect(accountForm(page).locator('[name=email]')).toHaveValue(shop.email);
    await completeAccount(page, shopFile.password ?? '');
    const order = await customerOrder(page, number);
    await expect(order.block('Shipping Address')).toContainText(address['Street Address']);
  });
});
