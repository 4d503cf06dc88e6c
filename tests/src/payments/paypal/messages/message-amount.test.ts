import { describe, expect, it } from 'vitest';
import { messageAmount } from '../../../../../src/payments/paypal/messages/message-amount';

const SDK = 'https://www.paypal.com/sdk/js?client-id=abc&currency=EUR';

describe('the amount that a message names', () => {
  it.each([
    ['the price in the currency of the script', [{ amount: 54, currency: 'EUR' }], '54.00'],
    [
      'the one of several that is in that currency',
      [
        { amount: 60, currency: 'USD' },
        { amount: 54.5, currency: 'EUR' },
      ],
      '54.50',
    ],
    ['none for a price whose currency nobody says', [{ amount: 60, currency: null }], null],
    ['none for a price in another currency', [{ amount: 60, currency: 'USD' }], null],
    ['none while no price is known', [], null],
    ['none where nothing is to be paid', [{ amount: 0, currency: 'EUR' }], null],
    ['none for an amount that is no number', [{ amount: Number.NaN, currency: 'EUR' }], null],
  ])('is %s [SMART-02]', (_case, prices, amount) => {
    expect(messageAmount(prices, SDK)).toBe(amount);
  });

  it('is in US dollars where the script’s address names no currency', () => {
    const prices = [{ amount: 60, currency: 'USD' }];
    expect(messageAmount(prices, 'https://www.paypal.com/sdk/js')).toBe('60.00');
  });

  it('is none for an address that is none', () => {
    expect(messageAmount([{ amount: 60, currency: 'USD' }], 'https://')).toBeNull();
  });
});
