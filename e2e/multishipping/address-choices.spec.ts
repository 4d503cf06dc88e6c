import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { letFail } from '../support/faults';
import { goOn, multi, numbers, openAddresses, pieces, ready } from '../support/multishipping';
import { setUpShop } from '../support/settings';
import { expect, test, type Shop } from '../support/test';

const NEXT = 'Continue to Billing Information';

/** The page of shipping methods, whose second address the service corrects. */
async function openShipping(page: Page, shop: Shop): Promise<void> {
  await setUpShop(page, { addressVerification: 'choice' });
  await openAddresses(page, shop);
  await multi(page).getByRole('button', { name: 'Enter a New Address' }).click();
  const form = page.locator('till-address-form');
  await expect(form.locator('> .till-root')).toBeAttached();
  await form.getByLabel('Phone Number').fill('555-0134');
  await form.getByLabel('Street Address: Line 1').fill('500 Castro St');
  await form.getByLabel('City').fill('Mountain View');
  await form.getByLabel('State/Province').selectOption('California');
  await form.getByLabel('Zip/Postal Code').fill('94041');
  await form.getByRole('button', { name: 'Save Address' }).click();
  await page.waitForURL(/\/multishipping\/checkout\/addresses\//);
  await ready(page);
  const select = pieces(page).nth(1).getByLabel('Send To');
  const castro = select.locator('option', { hasText: '500 Castro St' });
  await select.selectOption((await castro.getAttribute('value')) ?? '');
  await goOn(page, 'Go to Shipping Information', 'shipping');
  await choicesReady(page);
}

/** The code of the choices has loaded. */
const choicesReady = async (page: Page): Promise<void> => {
  await expect(multi(page).getByRole('status')).toHaveCount(2);
};

async function chooseRates(page: Page): Promise<void> {
  for (const rate of await multi(page)
    .getByLabel(/^Fixed/)
    .all())
    await rate.check();
}

test.describe('the choice of addresses in the checkout with several ones @phone', () => {
  test('the valid address is saved before the page goes on, and is ordered [TAXV-05] [TAXV-20]', async ({
    page,
    shop,
  }) => {
    await openShipping(page, shop);
    const valid = multi(page).getByRole('radio', { name: /^Suggested Address/ });
    await expect(valid).toBeChecked();
    await expectAccessible(page, 'the choice of an address of several');
    await valid.focus();
    await page.keyboard.press('ArrowDown');
    await expect(multi(page).getByRole('radio', { name: /^Original Address/ })).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await chooseRates(page);
    const saved = page.waitForRequest('**/multishipping/save-address');
    await goOn(page, NEXT, 'billing');
    expect((await saved).postDataJSON()).toMatchObject({
      address: { address_type: 'shipping', street: '500 Castro Street', postcode: '94041-2010' },
    });
    await multi(page).getByLabel('Check / Money order').check();
    await goOn(page, 'Go to Review Your Order', 'overview');
    await expect(multi(page)).toContainText('500 Castro Street');
    await multi(page).getByRole('button', { name: 'Place Order' }).click();
    await page.waitForURL(/\/multishipping\/checkout\/success\//);
    expect((await numbers(page)).length).toBeGreaterThan(1);
  });

  test('the original address stays chosen when the page is shown again', async ({ page, shop }) => {
    await openShipping(page, shop);
    await multi(page)
      .getByRole('radio', { name: /^Original Address/ })
      .check();
    await chooseRates(page);
    await goOn(page, NEXT, 'billing');
    await page.getByRole('link', { name: 'Back to Shipping Information' }).click();
    await choicesReady(page);
    await expect(multi(page).getByRole('radio', { name: /^Original Address/ })).toBeChecked();
  });

  test('an error is an alert, after which the page goes on [TAXV-24]', async ({ page, shop }) => {
    await openShipping(page, shop);
    await letFail(page, 'save-choice', { kind: 'status', status: 500 });
    await chooseRates(page);
    await multi(page).getByRole('button', { name: NEXT }).click();
    const alert = page.getByRole('alertdialog', { name: 'Error' });
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: 'OK' }).click();
    await page.waitForURL(/\/multishipping\/checkout\/billing\//);
  });
});
