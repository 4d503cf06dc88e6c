import { expect, it } from 'vitest';
import { accountPageUrl } from '../../../../../src/payments/stripe/domain/account-page';

const BASE = 'https://shop.example/en/';

it.each([
  ['subscriptions', 'subscriptions'],
  ['stripe/customer/subscriptions/', 'subscriptions/'],
  ['/stripe/customer/subscriptions', 'subscriptions'],
  ['https://shop.example/en/stripe/customer/subscriptions', 'subscriptions'],
  ['subscriptions/change', 'subscriptions/change'],
])('leads to a customer page of the module: %s [SAVED-04]', (redirect, page) => {
  expect(accountPageUrl(redirect, BASE)).toBe(`${BASE}stripe/customer/${page}`);
});

it.each([
  '',
  '/',
  '//evil.example/stripe/customer/x',
  'https://evil.example/stripe/customer/subscriptions',
  'https://shop.example.evil.example/stripe/customer/x',
  'https://shop.example/en/stripe/customer/../../../x',
  'stripe/customer/../../checkout',
  'stripe/customer//evil.example',
  '..',
  '%2e%2e/x',
  'javascript:alert(1)',
  'subscriptions?x=1',
  'subscriptions#x',
  'sub\\scriptions',
  'subscriptions\n//evil.example',
])('leads nowhere else: %j [SAVED-04]', (redirect) => {
  expect(accountPageUrl(redirect, BASE)).toBeNull();
});
