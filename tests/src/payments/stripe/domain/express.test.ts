import { describe, expect, it } from 'vitest';
import {
  answerOf,
  expressAddress,
  lineItemsTotal,
  pressAnswer,
} from '../../../../../src/payments/stripe/domain/express';

const lines = [
  { name: 'Bag', amount: 3400 },
  { name: 'Shipping', amount: 500 },
];
const rates = [{ id: 'flatrate_flatrate', displayName: 'Flat', amount: 500 }];

describe('an address of a wallet', () => {
  it.each([
    [{ city: '', region: 'Tokyo' }, 'Tokyo'],
    [{ city: ' ', region: '', state: 'Osaka' }, 'Osaka'],
    [{ state: 'Kyoto' }, 'Kyoto'],
    [{ city: 'Nara', region: 'Kansai' }, 'Nara'],
    [{ city: '' }, ''],
  ])('%o has the city %s [EXPR-15]', (address, city) => {
    expect(expressAddress(address).city ?? '').toBe(city);
  });
});

describe('how an event is resolved', () => {
  it('passes the sum of the lines to the provider [EXPR-02]', () => {
    expect(answerOf({ lineItems: lines, shippingRates: rates }, 'payment')).toEqual({
      answer: { lineItems: lines, shippingRates: rates },
      total: 3900,
    });
    expect(lineItemsTotal()).toBe(0);
  });

  it.each([
    ['no lines', undefined, 'payment'],
    ['a total of 0', [{ name: 'Free', amount: 0 }], 'payment'],
    ['a total below 0', [{ name: 'Discount', amount: -5 }], 'payment'],
    ['nothing charged now', lines, 'setup'],
  ] as const)('leaves the total with %s [EXPR-10]', (_what, lineItems, mode) => {
    expect(answerOf({ lineItems, shippingRates: rates }, mode)).toEqual({
      answer: { shippingRates: rates },
      total: null,
    });
  });

  it('passes the lines on at the press while the amount covers them [EXPR-02]', () => {
    const payload = { emailRequired: true, lineItems: lines };
    expect(pressAnswer(payload, { mode: 'payment', amount: 3900 })).toEqual(payload);
    const without = { emailRequired: true };
    expect(pressAnswer(payload, { mode: 'payment', amount: 3899 })).toEqual(without);
    expect(pressAnswer(payload, { mode: 'setup', amount: 3900 })).toEqual(without);
    expect(pressAnswer({ ...without, lineItems: [] }, { mode: 'payment', amount: 1 })).toEqual(
      without,
    );
  });
});
