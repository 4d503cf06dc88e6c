import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { guestAtCheckout } from '../support/guests';
import { orderOf } from '../support/orders';
import { setUpShop } from '../support/settings';
import { expect, test } from '../support/test';

const LIST = '**/examples/addresses?*';

test.describe('suggestions while an address is typed @phone', () => {
  let street: Locator;
  let options: Locator;

  test.beforeEach(async ({ page, shop }) => {
    await setUpShop(page, { addressLookup: true });
    await guestAtCheckout(shop);
    street = shop.checkout.element.getByRole('combobox', { name: /^Street Address/ });
    options = shop.checkout.element.getByRole('listbox').getByRole('option');
  });

  test('the keyboard chooses an address, and the order goes there', async ({ page, shop }) => {
    const { checkout } = shop;
    await checkout.field('First Name').fill('Ada');
    await checkout.field('Last Name').fill('Reader');
    await checkout.field('Phone Number').fill('555-0134');
    await expect(street).toHaveAttribute('autocomplete', 'shipping address-line1');
    await street.pressSequentially('harb');
    await expect(options).toHaveText(['12 Harbour Street, Oakland', '12 Harbour View, Sacramento']);
    await expect(
      checkout.element.getByRole('status').filter({ hasText: 'Suggestions: 2' }),
    ).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(street).toHaveValue('12 Harbour Street');
    await expect(street).toBeFocused();
    await expect(checkout.field('City')).toHaveValue('Oakland');
    await checkout.chooseMethod(/Flat Rate/);
    await checkout.toPayment();
    await checkout.chooseMethod(/Check \/ Money order/);
    await checkout.place();
    expect(orderOf(await shop.success.orderNumber()).addresses.shipping).toMatchObject({
      street: ['12 Harbour Street'],
      city: 'Oakland',
      postcode: '94607',
      region_code: 'CA',
    });
  });

  test('what could not be filled in is named, until another country is chosen', async ({
    page,
    shop,
  }) => {
    const { element } = shop.checkout;
    await street.pressSequentially('hartley');
    await expect(options).toHaveCount(1);
    await expectAccessible(page, 'suggestions');
    await options.click();
    await expect(shop.checkout.field('City')).toHaveValue('Reno');
    const note = element.getByText('Please complete: State/Province, Zip/Postal Code');
    await expect(note).toBeVisible();
    await expectAccessible(page, 'an address with parts missing');
    await element.getByRole('combobox', { name: /^Country/ }).selectOption('DE');
    await expect(note).toHaveCount(0);
    await street.fill('');
    await street.pressSequentially('hafen');
    await expect(options).toHaveText(['Hafenweg 3, Berlin']);
  });

  test('suggestions that are late do not replace newer ones, and markup in them is text', async ({
    page,
  }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const late = async (label: string) => {
      await held;
      return { json: [{ id: '1', label }] };
    };
    await page.route(LIST, async (route) => {
      const text = new URL(route.request().url()).searchParams.get('text');
      const answer =
        text === 'har' ? await late('late') : { json: [{ id: '2', label: '<b>12</b> Harbour' }] };
      await route.fulfill(answer).catch(() => undefined);
    });
    const first = page.waitForRequest(LIST);
    await street.pressSequentially('har');
    await first;
    await street.pressSequentially('bour');
    await expect(options).toHaveText(['<b>12</b> Harbour']);
    release();
    await page.keyboard.press('ArrowDown');
    await expect(options).toHaveText(['<b>12</b> Harbour']);
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(street).toHaveValue('harbour');
  });

  for (const [name, answer] of [
    ['an error', { status: 500, body: 'Oops' }],
    ['HTML', { contentType: 'text/html', body: '<h1>Maintenance</h1>' }],
    ['something else', { json: { message: 'none' } }],
  ] as const) {
    test(`a list that returns ${name} is not in the way`, async ({ page, shop }) => {
      await page.route(LIST, (route) => route.fulfill(answer));
      const response = page.waitForResponse(LIST);
      await street.pressSequentially('12 Harbour Street');
      await response;
      await page.keyboard.press('Tab');
      await expect(shop.checkout.element.getByLabel('Street Address: Line 2')).toBeFocused();
      await expect(options).toHaveCount(0);
      await expect(street).toHaveValue('12 Harbour Street');
    });
  }
});

test('without a provider nothing of it is loaded', async ({ page, shop }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await guestAtCheckout(shop);
  await expect(shop.checkout.method(/Flat Rate/)).toBeVisible();
  await expect(shop.checkout.field('Street Address')).not.toHaveRole('combobox');
  expect(loaded.filter((url) => /AddressLookup|examples/.test(url))).toEqual([]);
});
