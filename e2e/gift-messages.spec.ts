import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './support/axe';
import { customerAtCheckout, customerLike, signInHere } from './support/customers';
import { setUpShop } from './support/settings';
import { expect, test, type Shop } from './support/test';

const BOOK = 'The Salt Road';

/** The form or the result of a message: of the order, or of an item by its name. */
const giftOf = (within: Locator, itemName?: string): Locator => {
  const name = itemName === undefined ? 'Gift Message for This Order' : `Gift Message: ${itemName}`;
  return within.getByRole('form', { name }).or(within.getByRole('group', { name }));
};

const addButton = (within: Locator, itemName?: string): Locator =>
  within.getByRole('button', {
    name:
      itemName === undefined ? 'Add Gift Message for This Order' : `Add Gift Message: ${itemName}`,
  });

async function fill(form: Locator, message: string): Promise<void> {
  await form.getByLabel('To', { exact: true }).fill('Bob');
  await form.getByLabel('From', { exact: true }).fill('Ann');
  await form.getByLabel('Message').fill(message);
}

/** Waits for the cart as the server renders it again. */
async function saveInCart(page: Page, gift: Locator, button: string): Promise<void> {
  const updated = page.waitForRequest(/\/checkout\/cart\/updatePost\?form_key=\w+&cart\[\]$/);
  const rendered = page.waitForEvent('domcontentloaded');
  await gift.getByRole('button', { name: button }).click();
  await updated;
  await rendered;
  await expect(page).toHaveURL(/\/checkout\/cart\/$/);
}

async function putBookIntoCart(shop: Shop): Promise<void> {
  await shop.product.open('the-salt-road');
  await shop.product.add(1);
}

const bodies = (page: Page): object[] => {
  const seen: object[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/gift-message')) return;
    seen.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() as unknown });
  });
  return seen;
};

test.describe('gift messages @phone', () => {
  test('a guest adds, edits and deletes them in the cart [GMSG-05][GMSG-06][GMSG-08][GMSG-10]', async ({
    page,
    shop,
  }) => {
    await page.goto('/');
    await setUpShop(page, { giftMessages: ['order', 'items'] });
    await putBookIntoCart(shop);
    await shop.cart.open();
    const sent = bodies(page);
    const { element } = shop.cart;

    await addButton(element).click();
    await expectAccessible(page, 'the form of a gift message');
    await fill(giftOf(element), 'Happy birthday!\nTea is at four.');
    await saveInCart(page, giftOf(element), 'Save');
    await expect(giftOf(element)).toContainText('Tea is at four.');
    await expect(giftOf(element).getByRole('button', { name: /^Edit/ })).toBeFocused();

    await giftOf(element).getByRole('button', { name: /^Edit/ }).click();
    await giftOf(element).getByLabel('Message').fill('Happy <b>new</b> year!');
    await saveInCart(page, giftOf(element), 'Update');
    await expect(giftOf(element)).toContainText('Happy <b>new</b> year!');

    await addButton(element, BOOK).click();
    await fill(giftOf(element, BOOK), 'For you');
    await saveInCart(page, giftOf(element, BOOK), 'Save');
    await expect(giftOf(element, BOOK)).toContainText('For you');

    await giftOf(element)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await element.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL(/\/checkout\/cart\/$/);
    await expect(addButton(element)).toBeVisible();
    await expect(giftOf(element, BOOK)).toContainText('For you');

    const path = /^\/rest\/default\/V1\/guest-carts\/\w{32}\/gift-message(\/\d+)?$/;
    expect(sent).toEqual([
      expect.objectContaining({ path: expect.stringMatching(path) }),
      expect.objectContaining({ path: expect.stringMatching(path) }),
      expect.objectContaining({ path: expect.stringMatching(/gift-message\/\d+$/) }),
      expect.objectContaining({
        body: {
          gift_message: {
            recipient: null,
            sender: null,
            message: null,
            extension_attributes: {},
          },
        },
      }),
    ]);
  });

  test('a customer writes them in the cart and the checkout, and sees them in the order [GMSG-04][GMSG-07][GMSG-13]', async ({
    page,
    shop,
  }) => {
    customerLike('jane@example.com', shop.email);
    await page.goto('/customer/account/login/');
    await signInHere(page, shop.email);
    await page.waitForURL(/\/customer\/account\/?$/);
    await setUpShop(page, { giftMessages: ['order', 'items'] });
    await putBookIntoCart(shop);
    await shop.cart.open();
    const sent = bodies(page);
    await addButton(shop.cart.element, BOOK).click();
    await fill(giftOf(shop.cart.element, BOOK), 'For you\nwith <b>love</b>');
    await saveInCart(page, giftOf(shop.cart.element, BOOK), 'Save');

    await shop.checkout.open();
    await shop.checkout.chooseMethod(/Flat Rate/);
    await shop.checkout.toPayment();
    const { element } = shop.checkout;
    await addButton(element).click();
    await fill(giftOf(element), 'Happy birthday!');
    await giftOf(element).getByRole('button', { name: 'Save' }).click();
    await expect(giftOf(element).getByRole('button', { name: /^Edit/ })).toBeFocused();
    await expect(page).toHaveURL(/#payment$/);
    expect(sent).toMatchObject([
      { path: expect.stringMatching(/\/V1\/carts\/mine\/gift-message\/\d+$/) as unknown },
      {
        path: '/rest/default/V1/carts/mine/gift-message',
        body: {
          gift_message: {
            recipient: 'Bob',
            sender: 'Ann',
            message: 'Happy birthday!',
            extension_attributes: {},
          },
        },
      },
    ]);

    await shop.checkout.chooseMethod(/Check/);
    await shop.checkout.place();
    await page.getByRole('link', { name: 'See the order in your account' }).click();
    await expect(page.locator('.block-order-details-gift-message')).toContainText(
      'Happy birthday!',
    );
    const row = page.getByRole('button', { name: 'Gift Message' });
    await expect(row).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByText('with <b>love</b>')).toBeHidden();
    await row.click();
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('with <b>love</b>')).toBeVisible();
  });

  test('unsaved text is sent with the order', async ({ page, shop }) => {
    await page.goto('/');
    await setUpShop(page, { giftMessages: ['order'] });
    await putBookIntoCart(shop);
    await shop.checkout.open();
    await shop.checkout.shipAsGuest(shop.email);
    const { element } = shop.checkout;
    await addButton(element).click();
    await fill(giftOf(element), 'Do not lose me');
    await shop.checkout.chooseMethod(/Check/);
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/gift-message') && response.status() === 200,
    );
    await shop.checkout.place();
    await saved;
    await page.waitForURL(/success/);
  });

  test('a message whose response is lost is looked up and not sent twice', async ({
    page,
    shop,
  }) => {
    await page.goto('/');
    await setUpShop(page, { giftMessages: ['order'] });
    await putBookIntoCart(shop);
    await shop.cart.open();
    await page.request.post('/demo/faults', {
      data: { target: { call: 'save-gift-message' }, fault: { kind: 'drop-after' }, times: 1 },
    });
    const sent = bodies(page);
    const { element } = shop.cart;
    await addButton(element).click();
    await fill(giftOf(element), 'Once');
    await saveInCart(page, giftOf(element), 'Save');
    await expect(giftOf(element)).toContainText('Once');
    expect(sent).toHaveLength(1);
  });

  test('a message that cannot be saved is kept, with the reason [GMSG-11]', async ({
    page,
    shop,
  }) => {
    await page.goto('/');
    await setUpShop(page, { giftMessages: ['order'] });
    await putBookIntoCart(shop);
    await shop.cart.open();
    await page.request.post('/demo/faults', {
      data: {
        target: { call: 'save-gift-message' },
        fault: { kind: 'status', status: 500 },
        times: 1,
      },
    });
    const { element } = shop.cart;
    await addButton(element).click();
    await fill(giftOf(element), 'Keep me');
    await giftOf(element).getByRole('button', { name: 'Save' }).click();
    await expect(giftOf(element).getByRole('alert')).toBeVisible();
    await page.reload();
    await expect(giftOf(element).getByLabel('Message')).toHaveValue('Keep me');
    await saveInCart(page, giftOf(element), 'Save');
    await expect(giftOf(element)).toContainText('Keep me');
  });

  test('none of their code is loaded if the shop does not accept messages [GMSG-03]', async ({
    page,
    shop,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await putBookIntoCart(shop);
    await shop.cart.open();
    await expect(shop.cart.line(BOOK)).toBeVisible();
    await expect(shop.cart.checkoutButton).toBeVisible();
    expect(files.filter((url) => /GiftMessage|BalanceToggle/.test(url))).toEqual([]);
  });
});

test.describe('the store credit @phone', () => {
  const amounts = (shop: Shop): Locator =>
    shop.checkout.element.getByRole('button', { name: /^Place Order/ });

  test('is subtracted when checked and restored when unchecked, with a coupon [BAL-01][BAL-02]', async ({
    page,
    shop,
  }) => {
    await page.goto('/');
    await setUpShop(page, { storeCredit: 500 });
    await customerAtCheckout(page, shop, 'jane@example.com');
    await shop.checkout.chooseMethod(/Flat Rate/);
    await shop.checkout.toPayment();
    const { element } = shop.checkout;
    await element.getByRole('button', { name: 'Apply Discount Code' }).click();
    await element.getByLabel('Enter discount code').fill('TENOFF');
    await element.getByRole('button', { name: 'Apply Discount', exact: true }).click();
    await expect(element.getByRole('button', { name: 'Cancel Coupon' })).toBeVisible();
    const due = async () =>
      Number(/\$([\d.]+)/.exec((await amounts(shop).textContent()) ?? '')?.[1]);
    const box = element.getByRole('checkbox', { name: /^Use Store Credit/ });
    await expect(box).not.toBeChecked();
    await expect(amounts(shop)).toContainText('$');
    const before = await due();
    await box.check();
    await expect.poll(due).toBeCloseTo(before - 5);
    await expect(element.getByRole('button', { name: 'Cancel Coupon' })).toBeVisible();
    await page.reload();
    await expect(box).toBeChecked();
    await expect.poll(due).toBeCloseTo(before - 5);
    await box.uncheck();
    await expect.poll(due).toBeCloseTo(before);
    await box.check();
    await expect.poll(due).toBeCloseTo(before - 5);
    await shop.checkout.chooseMethod(/Check/);
    await shop.checkout.place();
    await page.getByRole('link', { name: 'See the order in your account' }).click();
    await expect(page.getByText('Store Credit')).toBeVisible();
    await expect(page.getByText('-$5.00')).toBeVisible();
  });

  test('is reverted when the shop fails, and the totals stay', async ({ page, shop }) => {
    await page.goto('/');
    await setUpShop(page, { storeCredit: 500 });
    await customerAtCheckout(page, shop, 'jane@example.com');
    await shop.checkout.chooseMethod(/Flat Rate/);
    await shop.checkout.toPayment();
    const box = shop.checkout.element.getByRole('checkbox', { name: /^Use Store Credit/ });
    await expect(box).toBeVisible();
    const before = await amounts(shop).textContent();
    await page.request.post('/demo/faults', {
      data: { target: { call: 'balance' }, fault: { kind: 'status', status: 500 }, times: 1 },
    });
    await box.click();
    await expect(
      shop.checkout.element.getByText(/Internal Error|Something went wrong/).first(),
    ).toBeVisible();
    await expect(box).not.toBeChecked();
    await expect(amounts(shop)).toHaveText(before ?? '');
  });
});
