import { expectAccessible } from '../support/axe';
import { expect, test as base } from '../support/test';
import { SandboxPage } from './sandbox-page';

const test = base.extend<{ sandbox: SandboxPage }>({
  sandbox: async ({ page }, use, info) => {
    const sandbox = new SandboxPage(page, `${info.testId}-${String(info.retry)}`);
    await sandbox.start();
    await use(sandbox);
  },
});

/** Shows the wallets of a shop that ships at two rates; the events are in `window.sandbox.heard`. */
async function mountWallets({ page }: SandboxPage, isAnswered = true): Promise<void> {
  await page.evaluate((answers) => {
    const { elements, stripe, heard } = window.sandbox;
    const element = elements.create('expressCheckout', { emailRequired: true });
    element.on('ready', ({ availablePaymentMethods }) => heard.push({ availablePaymentMethods }));
    element.on('click', ({ expressPaymentType, resolve }) => {
      heard.push({ click: expressPaymentType });
      if (!answers) return;
      resolve({
        shippingAddressRequired: true,
        allowedShippingCountries: ['US', 'DE'],
        lineItems: [{ name: 'Book', amount: 1500 }],
        shippingRates: [
          { id: 'flatrate_flatrate', displayName: 'Flat rate', amount: 499 },
          { id: 'tablerate_bestway', displayName: 'Table rate', amount: 299 },
        ],
      });
    });
    element.on('shippingaddresschange', ({ address, resolve, reject }) => {
      heard.push({ address: address.country });
      if (address.country === 'DE') reject();
      else resolve();
    });
    element.on('shippingratechange', ({ shippingRate, resolve }) => {
      heard.push({ rate: shippingRate.id });
      void elements.update({ amount: 1799 }).then(() => {
        resolve({ lineItems: [{ name: 'Book', amount: 1500 }] });
      });
    });
    element.on('cancel', () => heard.push('cancel'));
    element.on('confirm', (event) => {
      heard.push({ confirm: event.shippingRate?.id, to: event.shippingAddress?.address.country });
      void elements
        .submit()
        .then(() => stripe.createConfirmationToken({ elements }))
        .then(({ confirmationToken }) => heard.push({ token: confirmationToken?.id.slice(0, 7) }));
    });
    element.mount('#express');
  }, isAnswered);
}

const heard = ({ page }: SandboxPage) => page.evaluate(() => window.sandbox.heard);

test('goes through a sheet to a confirmation token [EXPR-06] @phone', async ({ sandbox, page }) => {
  await mountWallets(sandbox);
  await sandbox.buttons.getByRole('button', { name: 'Google Pay (sandbox)' }).click();
  await expect(sandbox.sheet.getByText('Sandbox: no money moves')).toBeVisible();
  const frame = page.frame({ url: /frame\/sheet/ });
  if (!frame) throw new Error('no sheet');
  await expectAccessible(frame, 'the sheet');
  await sandbox.sheet.getByLabel('Table rate').check();
  await expect(sandbox.sheet.getByRole('button', { name: 'Pay €17.99' })).toBeEnabled();
  await sandbox.sheet.getByRole('button', { name: 'Pay €17.99' }).click();
  await expect(page.locator('iframe[title="Sandbox wallet"]')).toHaveCount(0);
  expect(await heard(sandbox)).toEqual([
    {
      availablePaymentMethods: {
        ...{ applePay: true, googlePay: true, link: true },
        ...{ amazonPay: false, klarna: false, paypal: false },
      },
    },
    { click: 'google_pay' },
    { address: 'US' },
    { rate: 'tablerate_bestway' },
    { confirm: 'tablerate_bestway', to: 'US' },
    { token: 'ctoken_' },
  ]);
});

test('reports a refused address, and accepts no payment for it [EXPR-13]', async ({ sandbox }) => {
  await mountWallets(sandbox);
  await sandbox.buttons.getByRole('button', { name: 'Apple Pay (sandbox)' }).click();
  await sandbox.sheet.getByLabel('Deliver to').selectOption({ index: 2 });
  await expect(sandbox.sheet.getByRole('alert')).toContainText('does not deliver');
  await expect(sandbox.sheet.getByRole('button', { name: /^Pay/ })).toBeDisabled();
});

test('cancels with Escape, and returns the focus to the buttons [EXPR-07]', async ({
  sandbox,
  page,
}) => {
  await mountWallets(sandbox);
  await sandbox.buttons.getByRole('button', { name: 'Link (sandbox)' }).click();
  await sandbox.sheet.getByRole('button', { name: /^Pay/ }).press('Escape');
  await expect(page.locator('iframe[title="Sandbox wallet"]')).toHaveCount(0);
  await expect.poll(async () => (await heard(sandbox)).at(-1)).toBe('cancel');
});

test('opens no sheet for a click that is not resolved within a second', async ({
  sandbox,
  page,
}) => {
  await mountWallets(sandbox, false);
  await sandbox.buttons.getByRole('button', { name: 'Link (sandbox)' }).click();
  await expect.poll(async () => (await heard(sandbox)).at(-1)).toBe('cancel');
  await expect(page.locator('iframe[title="Sandbox wallet"]')).toHaveCount(0);
});

test('shows no button without a wallet', async ({ sandbox, page }) => {
  await sandbox.control('put', 'settings', { wallets: [] });
  await mountWallets(sandbox);
  await expect.poll(() => heard(sandbox)).toEqual([{ availablePaymentMethods: undefined }]);
  await expect(page.locator('#express iframe')).toHaveCount(1);
});
