import { expect, it } from 'vitest';
import { builtinPaymentMethods } from '../../../../src/features/payments/builtin';
import type { PaymentContext } from '../../../../src/state/extensions/extensions.types';
import { totals } from '../checkout/checkout-fixture';

const context: PaymentContext = {
  totals,
  billingAddress: null,
  email: 'ada@example.com',
  isLoggedIn: false,
  isVirtual: false,
  storedPayments: [],
  successUrl: 'https://shop.example/checkout/onepage/success/',
  cancelUrl: 'https://shop.example/checkout/cart/',
  fields: {},
};

const method = (code: string) => {
  const found = builtinPaymentMethods.find((candidate) => candidate.code === code);
  if (found === undefined) throw new Error(code);
  return found;
};

it.each(['checkmo', 'banktransfer', 'cashondelivery', 'free'])(
  '%s sends only its code [PAY-04]',
  async (code) => {
    expect(await method(code).confirm(context)).toEqual({
      status: 'ready',
      payment: { method: code, po_number: null, additional_data: null },
    });
  },
);

it.each([
  [{ po_number: '  PO 7 ' }, 'PO 7'],
  [{ po_number: '   ' }, null],
  [{}, null],
] as [Record<string, string>, string | null][])(
  'purchaseorder sends its number, and requires one [PAY-04] %o',
  async (fields, number) => {
    const result = await method('purchaseorder').confirm({ ...context, fields });
    expect(result).toEqual(
      number === null
        ? { status: 'refused', message: 'This is a required field.', field: 'po_number' }
        : {
            status: 'ready',
            payment: { method: 'purchaseorder', po_number: number, additional_data: null },
          },
    );
  },
);

it.each([
  [0, true],
  [12, false],
])('free is for orders that cost nothing [PAY-10, PAY-12, PAY-13] %d', (grandTotal, offered) => {
  expect(method('free').canUse?.({ ...context, totals: { ...totals, grandTotal } })).toBe(offered);
});
