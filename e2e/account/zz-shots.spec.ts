import { openAccount } from '../support/account';
import { customerAtCheckout } from '../support/customers';
import { setUpShop } from '../support/settings';
import { test } from '../support/test';

for (const width of [390, 1280]) {
  test(`shots ${width}`, async ({ page, shop }) => {
    test.setTimeout(120000);
    await page.setViewportSize({ width, height: 900 });
    const shot = (n: string) => page.screenshot({ path: `/tmp/certs-shots/${n}-${width}.png` });
    await setUpShop(page, { taxCertificates: 'on' });
    await openAccount(page, shop, '/avatax/certificates/');
    const el = page.locator('till-tax-certificates');
    await el.getByRole('button', { name: 'Add Exemption' }).waitFor();
    await shot('empty');
    for (const zone of ['New York', 'Texas']) {
      await el.getByRole('button', { name: 'Add Exemption' }).click();
      const d = page.getByRole('dialog');
      await d.getByLabel(/Where is/).selectOption(zone);
      await page.waitForTimeout(500);
      if (zone === 'Texas') await shot('zone');
      await d.getByRole('button', { name: 'Proceed' }).click();
      await d.getByLabel('Exemption number').fill('A-1');
      await page.waitForTimeout(500);
      await shot('form');
      await d.getByRole('button', { name: zone === 'Texas' ? 'Send by mail' : 'Submit certificate' }).click();
      await d.waitFor({ state: 'hidden' });
      await page.waitForTimeout(700);
    }
    await shot('list');
    await el.getByRole('button', { name: /Invalidate/ }).first().click();
    await page.waitForTimeout(500);
    await shot('confirm');
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await page.waitForTimeout(1500);
    await shot('invalidated');
  });
  test(`checkout shots ${width}`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 });
    const shot = (n: string) => page.screenshot({ path: `/tmp/certs-shots/${n}-${width}.png`, fullPage: true });
    await setUpShop(page, { taxCertificates: 'on' });
    await customerAtCheckout(page, shop, 'jane@example.com');
    await shop.checkout.chooseMethod(/Flat Rate/);
    await shop.checkout.toPayment();
    const el = page.locator('till-tax-certificates');
    await el.getByRole('button').first().waitFor();
    await shot('links');
    await el.getByRole('button').first().click();
    const d = page.getByRole('dialog');
    await d.getByLabel('Exemption number').fill('A-1');
    await page.waitForTimeout(500);
    await shot('checkout-form');
    await d.getByRole('button', { name: 'Submit certificate' }).click();
    await el.getByText('The taxes have been recalculated.').waitFor();
    await page.waitForTimeout(500);
    await shot('added');
  });
}
