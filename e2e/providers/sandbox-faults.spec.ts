import type { Page } from '@playwright/test';

import { PROVIDER } from '../support/provider';
import { expect, test as base } from '../support/test';
import { SandboxPage } from './sandbox-page';

const test = base.extend<{ sandbox: SandboxPage }>({
  sandbox: async ({ page }, use, info) => {
    await use(new SandboxPage(page, `${info.testId}-${String(info.retry)}`));
  },
});

test('charges once when the response is lost', async ({ sandbox }) => {
  await sandbox.startFields();
  await sandbox.type('4242424242424242');
  const secret = await sandbox.intent();
  const method = await sandbox.method();
  await sandbox.fault({ call: 'confirm-intent', fault: { kind: 'drop-after' } });
  expect((await sandbox.confirm(secret, method)).error?.type).toBe('api_connection_error');
  expect((await sandbox.confirm(secret, method)).error?.code).toBe(
    'payment_intent_unexpected_state',
  );
  expect(await sandbox.charges()).toHaveLength(1);
});

/** The first event of the payment element, or that there is none for a second. */
const firstReport = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const { element } = window.sandbox;
        element.on('ready', () => {
          resolve('ready');
        });
        element.on('loaderror', ({ elementType }) => {
          resolve(`loaderror ${elementType}`);
        });
        element.mount('#element');
        setTimeout(resolve, 2500, 'nothing');
      }),
  );

for (const [kind, word] of [
  ['html', 'loaderror payment'],
  ['never', 'nothing'],
] as const) {
  test(`makes a frame load as ${kind}: the element reports ${word}`, async ({ sandbox, page }) => {
    await sandbox.start();
    await sandbox.fault({ call: 'frame', fault: { kind } });
    expect(await firstReport(page)).toBe(word);
  });
}

test('completes the challenge for the cardholder', async ({ sandbox }) => {
  await sandbox.startFields();
  await sandbox.type('4000000000003220');
  await sandbox.fault({ call: 'challenge-answer', fault: { kind: 'close' } });
  const { error } = await sandbox.confirm(await sandbox.intent(), await sandbox.method());
  expect(error?.code).toBe('payment_intent_authentication_failure');
});

test('can make a sheet confirm twice, or never', async ({ sandbox, page }) => {
  await sandbox.start();
  await page.evaluate(() => {
    const { elements, heard } = window.sandbox;
    const element = elements.create('expressCheckout');
    element.on('confirm', () => heard.push('confirm'));
    element.mount('#express');
  });
  const confirms = () => page.evaluate(() => window.sandbox.heard.length);
  await sandbox.fault({ call: 'sheet-confirm', fault: { kind: 'never' } });
  await sandbox.fault({ call: 'sheet-confirm', fault: { kind: 'twice' } });
  await sandbox.buttons.getByRole('button', { name: 'Link (sandbox)' }).click();
  const pay = sandbox.sheet.getByRole('button', { name: /^Pay/ });
  await pay.click();
  await expect(sandbox.sheet.getByRole('button', { name: 'One moment…' })).toBeDisabled();
  await sandbox.sheet.getByRole('button', { name: 'Cancel' }).click();
  expect(await confirms()).toBe(0);
  await sandbox.buttons.getByRole('button', { name: 'Link (sandbox)' }).click();
  await pay.click();
  await expect.poll(confirms).toBe(2);
});

test('serves a script of another version for the visitor’s cookie', async ({ sandbox, page }) => {
  await sandbox.fault({ call: 'script', fault: { kind: 'wrong-version' } });
  const answer = await page.request.get(`${PROVIDER}/v3/`, {
    headers: { cookie: `demo_visitor=${sandbox.account}` },
  });
  expect(await answer.text()).toContain('version=2');
});

test('pays on the hosted page, goes back, and names a declined card [REDIR-01] @phone', async ({
  sandbox,
  page,
}) => {
  const session = await sandbox.post('checkout/sessions', {
    mode: 'payment',
    success_url: `${PROVIDER}/?paid={CHECKOUT_SESSION_ID}`,
    cancel_url: `${PROVIDER}/?cancelled`,
    'line_items[0][quantity]': '2',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '1250',
    'line_items[0][price_data][product_data][name]': 'Book',
  });
  await page.goto(String(session.url));
  await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', /cancelled/);
  const pay = async (number: string): Promise<void> => {
    await page.getByLabel('Email').fill('reader@example.com');
    await page.getByLabel('Card number').fill(number);
    await page.getByLabel('Expiration date').fill('12 / 34');
    await page.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: 'Pay €25.00' }).click();
  };
  await pay('4000000000000002');
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await pay('4242 4242 4242 4242');
  await expect(page).toHaveURL(new RegExp(`paid=${String(session.id)}`));
  expect(await sandbox.charges()).toMatchObject([{ amount: 2500 }]);
});
