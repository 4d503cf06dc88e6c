import { describe, expect, it } from 'vitest';
import {
  authenticationSecret,
  providerText,
} from '../../../../../src/payments/stripe/domain/provider-text';

describe('the provider’s message', () => {
  it.each([
    'Invalid API Key provided: pk_test_****1234',
    'You did not provide an API key. You need to provide your API key in the Authorization header.',
    'Missing value for Stripe(): apiKey should be a string.',
  ])('"%s" does not show the key [PELEM-37]', (message) => {
    expect(providerText(message)).toBe('Invalid Stripe API key provided.');
  });

  it.each([
    ['Your card was declined.', 'Your card was declined.'],
    ['  Your card has expired.', 'Your card has expired.'],
    ['The card has an Invalid API Key', 'The card has an Invalid API Key'],
    ['  ', null],
    [null, null],
    [undefined, null],
  ])('%j reads %j', (message, text) => {
    expect(providerText(message)).toBe(text);
  });
});

describe('a refusal of the shop', () => {
  it.each([
    ['Authentication Required: pi_1_secret_2', 'pi_1_secret_2'],
    ['Authentication Required: pi_1_secret_2\n', 'pi_1_secret_2'],
    ['Authentication Required: ', ''],
    ['Authentication Required', null],
    ['Sorry. Authentication Required: pi_1_secret_2', null],
    ['Your card was declined.', null],
  ])('"%s" carries the secret %j [PELEM-21, PELEM-22]', (message, secret) => {
    expect(authenticationSecret(message)).toBe(secret);
  });
});
