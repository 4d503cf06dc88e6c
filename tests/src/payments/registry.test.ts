import { expect, it } from 'vitest';
import { findBuiltInMethod } from '../../../src/payments/registry';
import type {
  ConfirmContext,
  PaymentMethodDefinition,
} from '../../../src/state/extensions/payment-method.types';
import { totals } from '../features/checkout/checkout-fixture';

const context: ConfirmContext = {
  totals,
  billingAddress: null,
  shippingAddress: null,
  shippingMethod: null,
  email: 'ada@example.com',
  isLoggedIn: false,
  isVirtual: false,
  storedPayments: [],
  isChosen: true,
  instrument: null,
  configuration: {},
  shop: {
    baseUrl: 'https://shop.example/',
    storeCode: 'default',
    cart: { kind: 'guest', maskedId: 'm4sk' },
  },
  successUrl: 'https://shop.example/checkout/onepage/success/',
  cancelUrl: 'https://shop.example/checkout/cart/',
  fields: {},
  fieldErrors: {},
  signal: new AbortController().signal,
  reviewed: Promise.resolve(true),
};

const method = async (code: string): Promise<PaymentMethodDefinition> =>
  findBuiltInMethod(code, {});

it.each(['checkmo', 'banktransfer', 'cashondelivery', 'free', 'a_gateway_of_2031'])(
  '%s sends only its code [PAY-04, PAY-10]',
  async (code) => {
    expect(await (await method(code)).confirm(context)).toEqual({
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
    const result = await (await method('purchaseorder')).confirm({ ...context, fields });
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
