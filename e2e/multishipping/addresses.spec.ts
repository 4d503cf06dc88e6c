import { expectAccessible } from '../support/axe';
import { letFail } from '../support/faults';
import { goOn, multi, openAddresses, pieces, ready } from '../support/multishipping';
import { tabTo } from '../support/tab-to';
import { expect, test } from '../support/test';

test.describe('the addresses of a cart @phone', () => {
  test('steps a quantity, sends all to one address, and saves both', async ({ page, shop }) => {
    await openAddresses(page, shop);
    await expect(pieces(page)).toHaveCount(3);
    await expectAccessible(page, 'the page of addresses');
    const first = pieces(page).first();
    await first.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(first.getByLabel('Qty', { exact: true })).toHaveValue('2');
    await multi(page).getByLabel('Send all items to').selectOption({ index: 2 });
    await expect(first.getByLabel('Send To')).toHaveValue(/\d+/);
    await multi(page).getByRole('button', { name: 'Update Qty & Addresses' }).click();
    await expect(pieces(page)).toHaveCount(4);
    await ready(page);
    for (const row of await pieces(page)
      .filter({ has: page.locator('select') })
      .all()) {
      await expect(row.locator('select option:checked')).toContainText('5 Broadway');
    }
  });

  test('takes a row out and keeps what was changed in the others', async ({ page, shop }) => {
    await openAddresses(page, shop);
    await pieces(page).nth(1).getByLabel('Send To').selectOption({ index: 1 });
    await pieces(page).first().getByRole('link', { name: 'Remove item' }).click();
    await expect(pieces(page)).toHaveCount(2);
    await ready(page);
    await expect(pieces(page).first().locator('select option:checked')).toContainText('5 Broadway');
    await pieces(page)
      .filter({ hasText: 'Henrike Dahl' })
      .getByRole('link', { name: 'Remove item' })
      .click();
    await expect(pieces(page)).toHaveCount(1);
  });

  test('shows a wrong quantity at its field, and what the shop refuses below the buttons', async ({
    page,
    shop,
  }) => {
    await openAddresses(page, shop);
    const quantity = pieces(page).first().getByLabel('Qty', { exact: true });
    await quantity.fill('0');
    await multi(page).getByRole('button', { name: 'Go to Shipping Information' }).click();
    await expect(quantity).toBeFocused();
    await expect(quantity).toHaveAccessibleDescription(
      'Please enter a number greater than 0 in this field.',
    );
    await quantity.fill('4000');
    await multi(page).getByRole('button', { name: 'Go to Shipping Information' }).click();
    await expect(multi(page).getByRole('alert')).toContainText('Maximum qty allowed');
    await expect(page).toHaveURL(/\/addresses\//);
    await quantity.fill('1');
    await goOn(page, 'Go to Shipping Information', 'shipping');
  });

  test('goes on when the check itself fails', async ({ page, shop }) => {
    await openAddresses(page, shop);
    await letFail(page, 'check-items', { kind: 'status', status: 500 });
    await goOn(page, 'Go to Shipping Information', 'shipping');
  });

  test('enters a new address and returns with everything kept', async ({ page, shop }) => {
    await openAddresses(page, shop);
    await pieces(page).nth(1).getByLabel('Send To').selectOption({ index: 1 });
    await multi(page).getByRole('button', { name: 'Enter a New Address' }).click();
    await page.waitForURL(/\/checkout_address\/newShipping\//);
    const form = page.locator('till-address-form');
    await expect(form.locator('> .till-root')).toBeAttached();
    await form.getByLabel('Phone Number').fill('512-555-0199');
    await form.getByLabel('Street Address: Line 1').fill('9 Elm St');
    await form.getByLabel('City').fill('Austin');
    await form.getByLabel('State/Province').selectOption('Texas');
    await form.getByLabel('Zip/Postal Code').fill('78701');
    await form.getByRole('button', { name: 'Save Address' }).click();
    await page.waitForURL(/\/multishipping\/checkout\/addresses\//);
    await ready(page);
    await expect(pieces(page).nth(1).locator('select option:checked')).toContainText('5 Broadway');
    await pieces(page).first().getByLabel('Send To').selectOption({ index: 2 });
    await expect(pieces(page).first().locator('select option:checked')).toContainText('9 Elm St');
  });

  test('chooses a shipping method for each address with the keyboard', async ({ page, shop }) => {
    await openAddresses(page, shop);
    await pieces(page).nth(1).getByLabel('Send To').selectOption({ index: 1 });
    const next = multi(page).getByRole('button', { name: 'Go to Shipping Information' });
    await tabTo(next);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/shipping\//);
    await ready(page);
    await expectAccessible(page, 'the page of shipping methods');
    const go = multi(page).getByRole('button', { name: 'Continue to Billing Information' });
    await tabTo(go);
    await page.keyboard.press('Enter');
    const blocks = multi(page).locator('.block-shipping');
    const first = blocks.first().getByRole('radio').first();
    await expect(first).toBeFocused();
    await expect(first).toHaveAccessibleDescription(/The shipping method is missing/);
    await page.keyboard.press('Space');
    await expect(first).not.toHaveAttribute('aria-invalid');
    await tabTo(blocks.nth(1).getByRole('radio').first());
    await page.keyboard.press('Space');
    await tabTo(go);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/billing\//);
  });
});

test('no page scrolls sideways at 320 px', async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openAddresses(page, shop);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await goOn(page, 'Go to Shipping Information', 'shipping');
  expect(await overflow()).toBeLessThanOrEqual(0);
  for (const rate of await multi(page)
    .getByLabel(/^Fixed/)
    .all())
    await rate.check();
  await goOn(page, 'Continue to Billing Information', 'billing');
  expect(await overflow()).toBeLessThanOrEqual(0);
  await multi(page).getByLabel('Check / Money order').check();
  await goOn(page, 'Go to Review Your Order', 'overview');
  expect(await overflow()).toBeLessThanOrEqual(0);
});
