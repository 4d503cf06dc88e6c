import type { Frame, Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { expect, test as base } from '../support/test';
import { SandboxPage } from './sandbox-page';

const test = base.extend<{ sandbox: SandboxPage }>({
  sandbox: async ({ page }, use, info) => {
    await use(new SandboxPage(page, `${info.testId}-${String(info.retry)}`));
  },
});

async function frameOf(page: Page, path: string): Promise<Frame> {
  await expect.poll(() => page.frame({ url: new RegExp(path) }) !== null).toBe(true);
  const frame = page.frame({ url: new RegExp(path) });
  if (!frame) throw new Error(`no frame ${path}`);
  return frame;
}

test('accepts a card in a frame, and creates one payment [PELEM-52] @phone', async ({
  sandbox,
  page,
}) => {
  await sandbox.startFields();
  await expectAccessible(await frameOf(page, '/v3/frame/payment'), 'the card fields');
  await sandbox.type('4242424242424242');
  await expect(sandbox.fields.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await expect(sandbox.fields.getByLabel('Expiration date')).toHaveValue('12 / 34');
  await expect.poll(() => page.evaluate(() => window.sandbox.changes.at(-1)?.complete)).toBe(true);
  const result = await sandbox.confirm(await sandbox.intent(), await sandbox.method());
  expect(result.paymentIntent).toMatchObject({ status: 'succeeded', amount: 1999 });
  expect(await sandbox.charges()).toHaveLength(1);
  const changes = await page.evaluate(() => JSON.stringify(window.sandbox.changes));
  expect(changes).not.toContain('4242');
});

test('reports the first invalid field and focuses it', async ({ sandbox, page }) => {
  await sandbox.startFields();
  await sandbox.fields.getByLabel('Card number').pressSequentially('4242424242424241');
  const { error } = await page.evaluate(() => window.sandbox.elements.submit());
  expect(error).toEqual({
    type: 'validation_error',
    code: 'invalid_number',
    message: 'Your card number is invalid.',
  });
  await expect(sandbox.fields.getByLabel('Card number')).toBeFocused();
  await expect(sandbox.fields.getByLabel('Card number')).toHaveAccessibleDescription(
    'Your card number is invalid.',
  );
});

test('requires submit() before a payment method is created', async ({ sandbox, page }) => {
  await sandbox.startFields();
  await sandbox.type('4242424242424242');
  const thrown = page.evaluate(() =>
    window.sandbox.stripe.createPaymentMethod({ elements: window.sandbox.elements }),
  );
  await expect(thrown).rejects.toThrow('elements.submit() must be called');
});

test('returns a decline with its code and the intent', async ({ sandbox }) => {
  await sandbox.startFields();
  await sandbox.type('4000000000009995');
  const { error } = await sandbox.confirm(await sandbox.intent(), await sandbox.method());
  expect(error).toMatchObject({
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
    payment_intent: { status: 'requires_payment_method' },
  });
  expect(await sandbox.charges()).toEqual([]);
});

const answers = [
  { press: 'Complete', status: 'succeeded', code: undefined, charges: 1 },
  { press: 'Fail', status: undefined, code: 'payment_intent_authentication_failure', charges: 0 },
  { press: 'Close', status: undefined, code: 'payment_intent_authentication_failure', charges: 0 },
] as const;

for (const { press, status, code, charges } of answers) {
  test(`shows the challenge to the cardholder, who presses ${press} [PELEM-52]`, async ({
    sandbox,
    page,
  }) => {
    await sandbox.startFields();
    await sandbox.type('4000002760003184');
    const secret = await sandbox.intent();
    const confirmed = sandbox.confirm(secret, await sandbox.method());
    const button = sandbox.challenge.getByRole('button', { name: press });
    await expect(button).toBeVisible();
    await expectAccessible(await frameOf(page, '/v3/challenge/'), 'the challenge');
    await button.click();
    const { paymentIntent, error } = await confirmed;
    expect(paymentIntent?.status).toBe(status);
    expect(error?.code).toBe(code);
    expect(await sandbox.charges()).toHaveLength(charges);
    await expect(page.locator('iframe[title="3D Secure authentication"]')).toHaveCount(0);
  });
}

test('completes what the server left open, and accepts what it has already done [PELEM-52]', async ({
  sandbox,
  page,
}) => {
  await sandbox.start();
  const intent = await sandbox.post('payment_intents', {
    amount: '700',
    currency: 'eur',
    payment_method: 'pm_card_authenticationRequired',
    confirm: 'true',
    use_stripe_sdk: 'true',
  });
  const handle = () =>
    page.evaluate(async (clientSecret) => {
      const { paymentIntent } = await window.sandbox.stripe.handleNextAction({ clientSecret });
      return paymentIntent?.status;
    }, String(intent.client_secret));
  const handled = handle();
  await sandbox.challenge.getByRole('button', { name: 'Complete' }).click();
  expect(await handled).toBe('succeeded');
  expect(await handle()).toBe('succeeded');
  expect(await sandbox.charges()).toHaveLength(1);
});

test('is collapsed if the shop configures it, and expands', async ({ sandbox, page }) => {
  await sandbox.startFields();
  await page.evaluate(() => {
    window.sandbox.element.collapse();
  });
  await expect(sandbox.fields.getByLabel('Card number')).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.sandbox.changes.at(-1)?.collapsed)).toBe(true);
  await sandbox.fields.getByRole('button', { name: 'Card' }).click();
  await expect(sandbox.fields.getByLabel('Card number')).toBeFocused();
});

test('delays submit() until the frame has loaded', async ({ sandbox, page }) => {
  await sandbox.start();
  await sandbox.fault({ call: 'frame', fault: { kind: 'delay', ms: 700 } });
  const { error } = await page.evaluate(() => {
    window.sandbox.element.mount('#element');
    return window.sandbox.elements.submit();
  });
  expect(error?.code).toBe('incomplete_number');
});

test('applies the appearance variables and the language', async ({ sandbox }) => {
  await sandbox.startFields({
    locale: 'de',
    appearance: { variables: { colorText: '#003300', borderRadius: '11px', fontSizeBase: '19px' } },
  });
  const field = sandbox.fields.getByLabel('Kartennummer');
  await expect(field).toHaveCSS('color', 'rgb(0, 51, 0)');
  await expect(field).toHaveCSS('border-radius', '11px');
  await expect(field).toHaveCSS('font-size', '19px');
});

test('leaves a frame blank after it was moved in the page', async ({ sandbox, page }) => {
  await sandbox.startFields();
  await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    if (frame) document.querySelector('#express')?.append(frame);
  });
  await expect(sandbox.fields.locator('#root')).toBeEmpty();
});

test('creates a token for a security code [PELEM-52]', async ({ sandbox, page }) => {
  await sandbox.start();
  await page.evaluate(() => {
    const code = window.sandbox.elements.create('cardCvc');
    Object.assign(window.sandbox, { code });
    code.mount('#express');
  });
  const frame = page.frameLocator('iframe[title="Secure CVC input frame"]');
  await frame.getByLabel('Security code').fill('123');
  const made = await page.evaluate(async () => {
    const code = window.sandbox.elements.getElement('cardCvc');
    return code && window.sandbox.stripe.createToken('cvc_update', code);
  });
  expect(made?.token).toMatchObject({ type: 'cvc_update', used: false });
});
