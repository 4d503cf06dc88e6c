import { expect, it } from 'vitest';
import { hostedMethodNames } from '../../../../../src/payments/stripe/domain/hosted-method-names';

it('names brands, and cards and transfers by their phrases', () => {
  expect(
    hostedMethodNames(['card', 'wechat_pay', 'blik', 'p24', 'customer_balance', 'sepa_debit']),
  ).toEqual(['Card', 'WeChat Pay', 'BLIK', 'Przelewy24', 'Bank transfer', 'SEPA']);
});

it('leaves out what it does not know', () => {
  expect(hostedMethodNames(['of_2031', 'constructor', '<b>card</b>', ''])).toEqual([]);
});
