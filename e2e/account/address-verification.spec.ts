import type { Locator, Page } from '@playwright/test';

import { openAccount } from '../support/account';
import { expectAccessible } from '../support/axe';
import { letFail } from '../support/faults';
import { setUpShop } from '../support/settings';
import { expect, test } from '../support/test';

const NEW = '/customer/address/new/';
const form = (page: Page): Locator => page.locator('till-address-form');
const saveIn = (place: Locator): Locator => place.getByRole('button', { name: 'Save Address' });
const cards = (page: Page): Locator => page.locator('.till-address-book__card');

async function fill(page: Page, street: string): Promise<void> {
  const fields = form(page);
  await fields.getByLabel('Phone Number').fill('555-0134');
  await fields.getByLabel('Street Address: Line 1').fill(street);
  await fields.getByLabel('City').fill('Mountain View');
  await fields.getByLabel('State/Province').selectOption('California');
  await fields.getByLabel('Zip/Postal Code').fill('94041');
}

test.describe('addresses of the account that a tax service verifies @phone', () => {
  let dialog: Locator;

  test.beforeEach(async ({ page, shop }) => {
    await setUpShop(page, { addressVerification: 'choice' });
    await openAccount(page, shop, NEW);
    // The verification has loaded.
    await expect(form(page).getByRole('status')).toHaveCount(2);
    dialog = page.getByRole('dialog', { name: 'Verify Your Address' });
  });

  test('the suggested address is saved with the keyboard alone [TAXV-02] [TAXV-07]', async ({
    page,
  }) => {
    await fill(page, '500 Castro St');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(saveIn(dialog)).toBeFocused();
    await expect(
      dialog.getByRole('radio', { name: /500 Castro Street \(changed\).*94041-2010 \(changed\)/ }),
    ).toBeChecked();
    await expectAccessible(page, 'the suggestion of another address in the account');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/customer\/address\/index\//);
    await expect(cards(page).filter({ hasText: '500 Castro Street' })).toContainText('94041-2010');
  });

  test('what was typed is saved when it is kept, and is not verified again', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/validate-address')) calls.push(request.url());
    });
    await fill(page, '500 Castro St');
    await saveIn(form(page)).click();
    await dialog.getByRole('radio', { name: /^Original Address/ }).check();
    await saveIn(dialog).click();
    await page.waitForURL(/\/customer\/address\/index\//);
    await cards(page)
      .filter({ hasText: '500 Castro St' })
      .getByRole('link', { name: /^Edit/ })
      .click();
    await expect(form(page).getByRole('status')).toHaveCount(2);
    await form(page).getByLabel('Phone Number').fill('555-0135');
    await saveIn(form(page)).click();
    await page.waitForURL(/\/customer\/address\/index\//);
    await expect(cards(page).filter({ hasText: '555-0135' })).toContainText('500 Castro St');
    expect(calls).toHaveLength(1);
  });

  test('Escape leads back to the form with everything typed [TAXV-08]', async ({ page }) => {
    await fill(page, '1 Nowhere Lane');
    await saveIn(form(page)).click();
    await expect(dialog.getByText('An exact street name match could not be found')).toBeVisible();
    await expectAccessible(page, 'an address of the account that could not be verified');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(form(page).getByLabel('Street Address: Line 1')).toBeFocused();
    await expect(form(page).getByLabel('Street Address: Line 1')).toHaveValue('1 Nowhere Lane');
    await form(page).getByLabel('Street Address: Line 1').fill('12 Elm Street');
    await saveIn(form(page)).click();
    await page.waitForURL(/\/customer\/address\/index\//);
  });

  test('an error is an alert, after which the address is saved [TAXV-24]', async ({ page }) => {
    await letFail(page, 'verify-account', { kind: 'status', status: 500 });
    await fill(page, '500 Castro St');
    await saveIn(form(page)).click();
    const alert = page.getByRole('alertdialog', { name: 'Error' });
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: 'OK' }).click();
    await page.waitForURL(/\/customer\/address\/index\//);
    await expect(cards(page).filter({ hasText: '500 Castro St' })).toHaveCount(1);
  });
});

test('an account without the service loads nothing of it', async ({ page, shop }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openAccount(page, shop, NEW);
  await fill(page, '500 Castro St');
  await saveIn(form(page)).click();
  await page.waitForURL(/\/customer\/address\/index\//);
  expect(loaded.filter((url) => /verification|validate-address/i.test(url))).toEqual([]);
});
