import { describe, expect, it } from 'vitest';
import {
  offeredMethods,
  paymentGroups,
  pickPaymentMethod,
  type PaymentGroup,
} from '../../../../src/domain/payment/payment-methods';

const methods = (...codes: string[]) => codes.map((code) => ({ code, title: code }));
const codesOf = (list: readonly { code: string }[]) => list.map(({ code }) => code);

describe('offeredMethods', () => {
  it.each([
    ['only free when nothing is to be paid [PAY-12]', ['checkmo', 'free'], 0, ['free']],
    ['only free below zero [PAY-12]', ['checkmo', 'free'], -1, ['free']],
    ['all when free is not among them [PAY-12]', ['checkmo', 'bank'], 0, ['checkmo', 'bank']],
    ['never free when something is to be paid [PAY-13]', ['checkmo', 'free'], 0.01, ['checkmo']],
  ])('%s', (_name, codes, grandTotal, expected) => {
    expect(codesOf(offeredMethods(methods(...codes), grandTotal))).toEqual(expected);
  });
});

describe('pickPaymentMethod', () => {
  it.each([
    ['selects free for a free order [PAY-12]', ['checkmo', 'free'], 0, 'checkmo', null, 'free'],
    ['selects the only one [PAY-14]', ['checkmo', 'free'], 9, null, null, 'checkmo'],
    ['keeps the current one [PAY-19]', ['checkmo', 'bank'], 9, 'bank', 'checkmo', 'bank'],
    ['clears one that is gone [PAY-15]', ['checkmo', 'bank'], 9, 'cod', null, null],
    [
      'keeps a stored card [PAY-15]',
      ['checkmo', 'bank'],
      9,
      'braintree_cc_vault_3',
      null,
      'braintree_cc_vault_3',
    ],
    ['selects the stored one again [PAY-16]', ['checkmo', 'bank'], 9, 'cod', 'bank', 'bank'],
    ['not one that is no longer offered [PAY-16]', ['checkmo', 'bank'], 9, null, 'cod', null],
  ])('%s', (_name, codes, grandTotal, current, stored, expected) => {
    expect(pickPaymentMethod({ methods: methods(...codes), grandTotal, current, stored })).toBe(
      expected,
    );
  });
});

describe('paymentGroups', () => {
  const groupsOf = (
    codes: readonly string[],
    groupOf: (row: { code: string }) => Partial<PaymentGroup> | undefined = () => undefined,
  ) =>
    paymentGroups(methods(...codes), groupOf).map(({ alias, title, sortOrder, rows: own }) => ({
      alias,
      title,
      sortOrder,
      codes: codesOf(own),
    }));

  it('is one group by default [PAY-05] [PAY-06] [PAY-07]', () => {
    expect(groupsOf(['checkmo', 'bank'])).toEqual([
      { alias: 'default', title: 'Payment Method', sortOrder: 100, codes: ['checkmo', 'bank'] },
    ]);
  });

  it('puts stored cards first, under a title of their own, and renames the default group [PAY-08] [PAY-09]', () => {
    expect(groupsOf(['checkmo', 'card_vault_1', 'bank', 'card_vault_2'])).toEqual([
      {
        alias: 'vault',
        title: 'Stored Cards',
        sortOrder: 10,
        codes: ['card_vault_1', 'card_vault_2'],
      },
      {
        alias: 'default',
        title: 'Select a new payment method',
        sortOrder: 100,
        codes: ['checkmo', 'bank'],
      },
    ]);
  });

  it('follows what a method’s definition names', () => {
    const later = { alias: 'later', title: 'Pay later', sortOrder: 200 };
    const groups = groupsOf(['invoice', 'checkmo'], ({ code }) =>
      code === 'invoice' ? later : undefined,
    );
    expect(groups.map(({ title }) => title)).toEqual(['Select a new payment method', 'Pay later']);
  });
});
