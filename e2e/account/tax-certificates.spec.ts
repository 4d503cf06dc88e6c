import type { Locator, Page } from '@playwright/test';

import { openAccount } from '../support/account';
import { expectAccessible } from '../support/axe';
import { customerAtCheckout, customerLike } from '../support/customers';
import { letFail } from '../support/faults';
import { guestAtPayment } from '../support/guests';
import { setUpShop } from '../support/settings';
import { expect, test } from '../support/test';

const PAGE = '/avatax/certificates/';

const element = (page: Page) => page.locator('till-tax-certificates');
const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Add Exemption/ });

/** Chooses a zone in the dialog, and waits for the service's form. */
async function openForm(page: Page, zone: string): Promise<Locator> {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Where is your purchase exempt from tax?').selectOption(zone);
  await dialog.getByRole('button', { name: 'Proceed' }).click();
  await expect(dialog.getByLabel('Exemption number')).toBeVisible();
  return dialog;
}

async function submit(dialog: Locator, number = 'A-100'): Promise<void> {
  await dialog.getByLabel('Exemption number').fill(number);
  await dialog.getByRole('button', { name: 'Submit certificate' }).click();
}

/** The tax of the order, as the summary of the checkout shows it. */
const taxLine = (page: Page) => page.locator('till-checkout .till-totals').getByText(/^Tax/);

test.describe('tax certificates in the account @phone', () => {
  test.beforeEach(async ({ page, shop }) => {
    await setUpShop(page, { taxCertificates: 'on' });
    await openAccount(page, shop, PAGE);
    await expect(element(page).getByRole('heading', { name: 'Your certificates' })).toBeVisible();
  });

  test('one is added with the keyboard, shown, and invalidated [CERT-03] [CERT-04] [CERT-05]', async ({
    page,
  }) => {
    await expectAccessible(page, 'the page without certificates');
    await element(page).getByRole('button', { name: 'Add Exemption' }).press('Enter');
    const dialog = dialogOf(page);
    const zones = dialog.getByLabel('Where is your purchase exempt from tax?');
    await expect(zones.locator('option').first()).toHaveText('Select an Exemption Zone');
    await expectAccessible(page, 'the choice of a zone');
    await dialog.getByRole('button', { name: 'Proceed' }).press('Enter');
    await expect(zones).toBeFocused();
    await expect(zones).toHaveAccessibleDescription('This is a required field.');
    await zones.selectOption('New York');
    await dialog.getByRole('button', { name: 'Proceed' }).press('Enter');
    await expect(dialog.getByRole('group', { name: 'Form of the tax service' })).toBeFocused();
    await expect(dialog.getByLabel('Exemption number')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel('Exemption number')).toBeFocused();
    await page.keyboard.type('A-100');
    await expectAccessible(page, 'the form of the service');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(element(page).getByText('Your certificate was saved.')).toBeVisible();
    const row = element(page).getByRole('row').filter({ hasText: 'New York' });
    await expect(row).toContainText('Approved');
    await expectAccessible(page, 'the list of certificates');

    const [document] = await Promise.all([
      page.request.get(
        (await row.getByRole('link', { name: /View Certificate/ }).getAttribute('href')) ?? '',
      ),
    ]);
    expect(document.headers()['content-type']).toContain('application/pdf');

    await row.getByRole('button', { name: /Invalidate Certificate/ }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Invalidate Certificate' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question.getByRole('button', { name: 'OK' }).press('Enter');
    await expect(element(page)).toContainText(
      'Your certificate has been successfully invalidated.',
    );
    await expect(row).toContainText('Denied');
    await expect(row.getByRole('button')).toHaveCount(0);
  });

  test('every end of the form has its message', async ({ page }) => {
    await element(page).getByRole('button', { name: 'Add Exemption' }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('Where is your purchase exempt from tax?').selectOption('Oregon');
    await dialog.getByRole('button', { name: 'Proceed' }).click();
    await expect(dialog).toContainText('No certificate is needed for this zone.');
    await submit(await openForm(page, 'Texas'), 'REFUSED');
    await expect(dialog).toContainText('Your certificate could not be saved. Please try again.');
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await dialog.getByRole('button', { name: 'Send by mail' }).click();
    await expect(element(page)).toContainText('It applies once it has been checked.');
    await expect(element(page).getByRole('row').filter({ hasText: 'Texas' })).toContainText(
      'Pending',
    );
    await element(page).getByRole('button', { name: 'Add Exemption' }).click();
    await (await openForm(page, 'Texas')).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(element(page).getByRole('button', { name: 'Add Exemption' })).toBeFocused();
  });

  test('the server’s list stays while the certificates cannot be loaded', async ({ page }) => {
    await letFail(
      page,
      { path: '/avatax/certificates/index/' },
      { kind: 'status', status: 500 },
      'always',
    );
    await page.reload();
    await expect(element(page)).toContainText('Your tax certificates could not be loaded.');
    await expect(element(page).getByText('No certificates found for this customer')).toBeVisible();
  });
});

for (const [fault, message] of [
  ['blocked', 'The form of the tax service was blocked.'],
  ['broken', 'The form of the tax service cannot be shown.'],
] as const) {
  test(`a ${fault} script of the service is explained`, async ({ page, shop }) => {
    await setUpShop(page, { taxCertificates: fault });
    await openAccount(page, shop, PAGE);
    await element(page).getByRole('button', { name: 'Add Exemption' }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('Where is your purchase exempt from tax?').selectOption('Texas');
    await dialog.getByRole('button', { name: 'Proceed' }).click();
    await expect(dialog).toContainText(message);
    await setUpShop(page, { taxCertificates: 'on' });
    await page.evaluate(() => {
      localStorage.removeItem('avatax-token');
    });
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await expect(dialog.getByLabel('Exemption number')).toBeVisible();
  });
}

test('a token that has ended is replaced when the shopper tries again', async ({ page, shop }) => {
  await setUpShop(page, { taxCertificates: 'expires' });
  await openAccount(page, shop, PAGE);
  await element(page).getByRole('button', { name: 'Add Exemption' }).click();
  const dialog = await openForm(page, 'Texas');
  await submit(dialog);
  await expect(dialog).toContainText('The form was open for too long. Please try again.');
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await submit(dialog);
  await expect(element(page).getByText('Your certificate was saved.')).toBeVisible();
});

test.describe('tax certificates in the checkout @phone', () => {
  test.beforeEach(async ({ page }) => {
    await setUpShop(page, { taxCertificates: 'on' });
  });

  test('the totals follow a new certificate without a reload [CERT-02] [CERT-07] [TAXV-17]', async ({
    page,
    shop,
  }) => {
    await customerAtCheckout(page, shop, 'jane@example.com');
    await shop.checkout.chooseMethod(/Flat Rate/);
    await shop.checkout.toPayment();
    const total = page
      .locator('till-checkout')
      .getByText(/Order Total/)
      .first();
    await expect(total).toBeAttached();
    const link = element(page).getByRole('button', { name: 'Upload your tax certificate' });
    await expect(element(page).getByRole('link', { name: /Manage/ })).toHaveAttribute(
      'href',
      /\/avatax\/certificates\/$/,
    );
    await expectAccessible(page, 'the links of the certificates');
    await expect(taxLine(page).first()).toBeAttached();
    await page.evaluate(() => {
      Object.assign(window, { isSamePage: true });
    });
    await link.click();
    await submit(dialogOf(page));
    await expect(element(page)).toContainText('The taxes have been recalculated.');
    await expect(taxLine(page)).toHaveCount(0);
    await expect(element(page).getByRole('button', { name: 'Apply Certificate' })).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    const token = await page.evaluate(() => localStorage.getItem('avatax-token'));
    expect(JSON.parse(token ?? '')).toMatchObject({ token: expect.any(String) });
    await shop.checkout.chooseMethod(/Check \/ Money order/);
    await shop.checkout.place();
    await shop.success.orderNumber();
  });

  test('a guest signs in first, and keeps what was typed [CERT-06]', async ({ page, shop }) => {
    customerLike('sam@example.com', shop.email);
    await guestAtPayment(shop);
    await expect(element(page).getByRole('link', { name: /Manage/ })).toHaveCount(0);
    await element(page).getByRole('button', { name: 'Upload your tax certificate' }).click();
    const popup = page.getByRole('dialog', { name: 'Sign in to add a certificate' });
    await expect(popup.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    await expectAccessible(page, 'the sign-in before a certificate');
    await popup.getByLabel('Email Address').fill(shop.email);
    await popup.getByLabel('Password').fill('Secret123!');
    await popup.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.locator('till-checkout')).toContainText('Ship');
    await expect(page.locator('till-checkout .till-login')).toHaveCount(0);
  });
});
