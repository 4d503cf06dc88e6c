import type { Locator, Page } from '@playwright/test';

import { openAccount } from '../support/account';
import { expectAccessible } from '../support/axe';
import { setUpShop } from '../support/settings';
import { expect, test } from '../support/test';

const NEW = '/customer/address/new/';

test.describe('suggestions in the address form of the account @phone', () => {
  let form: Locator;
  let options: Locator;
  const street = (page: Page) => page.locator('#street_1');

  test.beforeEach(async ({ page, shop }) => {
    await setUpShop(page, { addressLookup: true });
    await openAccount(page, shop, NEW);
    form = page.locator('till-address-form');
    options = form.getByRole('listbox').getByRole('option');
    await expect(street(page)).toHaveRole('combobox');
  });

  test('the keyboard chooses an address, which is saved like a typed one', async ({ page }) => {
    await form.getByLabel('Phone Number').fill('555-0134');
    await form.getByLabel('Zip/Postal Code').fill('1');
    await expect(form.locator('.message.warning')).toBeVisible();
    await street(page).pressSequentially('harb');
    await expect(options).toHaveText(['12 Harbour Street, Oakland', '12 Harbour View, Sacramento']);
    await expect(form.getByRole('status').filter({ hasText: 'Suggestions: 2' })).toHaveCount(1);
    await expect(options.last()).toBeInViewport();
    await expectAccessible(page, 'suggestions in the account');
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(street(page)).toHaveValue('12 Harbour Street');
    await expect(street(page)).toBeFocused();
    await expect(form.getByLabel('City')).toHaveValue('Oakland');
    await expect(form.getByLabel('Zip/Postal Code')).toHaveValue('94607');
    await expect(form.locator('.message.warning')).toBeHidden();
    await expect(form.getByLabel('State/Province')).toHaveValue('12');
    await form.getByRole('button', { name: 'Save Address' }).click();
    await page.waitForURL(/\/customer\/address\/index\//);
    await expect(
      page.locator('.till-address-book__card').filter({ hasText: '12 Harbour Street' }),
    ).toContainText('Oakland, California 94607');
  });

  test('what could not be filled in is named, and another country begins again', async ({
    page,
  }) => {
    await form.getByLabel('Zip/Postal Code').fill('');
    await street(page).pressSequentially('hartley');
    await options.click();
    await expect(form.getByLabel('City')).toHaveValue('Reno');
    const note = form.getByText('Please complete: State/Province, Zip/Postal Code');
    await expect(note).toBeVisible();
    await expectAccessible(page, 'an address of the account with parts missing');
    await form.getByLabel('State/Province').selectOption('California');
    await expect(form.getByText('Please complete: Zip/Postal Code')).toBeVisible();
    await form.getByLabel('Country').selectOption('DE');
    await expect(form.getByText(/^Please complete/)).toHaveCount(0);
    await street(page).fill('');
    await street(page).pressSequentially('hafen');
    await expect(options).toHaveText(['Hafenweg 3, Berlin']);
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await form.getByLabel('Country').selectOption('GB');
    await expect(street(page)).not.toHaveRole('combobox');
  });

  test('a list that fails is not in the way of typing', async ({ page }) => {
    await page.route('**/examples/addresses?*', (route) =>
      route.fulfill({ status: 500, body: 'Oops' }),
    );
    const response = page.waitForResponse('**/examples/addresses?*');
    await street(page).pressSequentially('12 Harbour Street');
    await response;
    await page.keyboard.press('Tab');
    await expect(page.locator('#street_2')).toBeFocused();
    await expect(options).toHaveCount(0);
    await expect(street(page)).toHaveValue('12 Harbour Street');
  });
});

test('without a provider the account loads nothing of it', async ({ page, shop }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openAccount(page, shop, NEW);
  await expect(page.locator('till-address-form > .till-root')).toBeAttached();
  await expect(page.locator('#street_1')).not.toHaveRole('combobox');
  expect(loaded.filter((url) => /Lookup-|examples/.test(url))).toEqual([]);
});
