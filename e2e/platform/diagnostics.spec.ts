import type { Page } from '@playwright/test';

import { californian } from '../pages/checkout-page';
import { guestAtPayment } from '../support/guests';
import { expect, test } from '../support/test';

/* The diagnostics for developers: User Timing and the debug log (docs/debugging.md). */

const measures = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('measure').map(({ name }) => name));

test('User Timing has the times of elements and calls, without cart ids', async ({
  page,
  shop,
}) => {
  await guestAtPayment(shop);
  await expect
    .poll(() => measures(page))
    .toEqual(
      expect.arrayContaining([
        'till-checkout:load',
        'till-checkout:ready',
        'till:POST /rest/default/V1/guest-carts/:id/estimate-shipping-methods',
      ]),
    );
  const calls = (await measures(page)).filter((name) => name.startsWith('till:'));
  expect(calls.filter((name) => /[\d@?]/.test(name.replace('/V1/', '')))).toEqual([]);
});

test('the debug log shows calls, events and state changes, and no typed text', async ({
  page,
  shop,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'log') lines.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.setAttribute('data-till-debug', '');
    });
  });
  await guestAtPayment(shop);
  await expect.poll(() => lines.join('\n')).toContain('event  till-step-changed');
  const log = lines.join('\n');
  expect(log).toMatch(/^\[till\] \d+ ms {2}time {2}till-checkout ready {2}\d+ ms$/m);
  expect(log).toMatch(/call {2}POST \S+:id\/estimate-shipping-methods {2}\d+ ms {2}outcome: ok/);
  expect(log).toMatch(/state {2}\w+(?:\.\w+)+: .* → /);
  const { 'Street Address': street, 'Phone Number': telephone } = californian;
  for (const text of [shop.email, street, telephone]) expect(log).not.toContain(text);
});
