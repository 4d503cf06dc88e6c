import { afterEach, describe, expect, it, vi } from 'vitest';
import { findBuiltInMethod } from '../../../../../src/payments/registry';
import { method as stripeBankTransfers } from '../../../../../src/payments/stripe/bank-transfers/method';
import type { ConfirmContext } from '../../../../../src/state/extensions/payment-method.types';
import { totals } from '../../../features/checkout/checkout-fixture';
import { savedAddress } from '../../../state/support/shop';

const UNAVAILABLE =
  'Sorry, this payment method is not available. Please contact us for assistance.';
let key = 0;

const context = (changes: Partial<ConfirmContext> = {}): ConfirmContext => {
  key += 1;
  return {
    totals,
    billingAddress: savedAddress,
    shippingAddress: null,
    shippingMethod: null,
    email: 'ada@example.com',
    isLoggedIn: false,
    isVirtual: false,
    storedPayments: [],
    isChosen: true,
    instrument: null,
    configuration: {
      stripe_payments_bank_transfers: { initParams: { apiKey: `pk_test_bank_${key}` } },
    },
    shop: {
      baseUrl: 'https://shop.example/',
      storeCode: 'default',
      cart: { kind: 'guest', maskedId: 'CART1' },
    },
    successUrl: '',
    cancelUrl: '',
    fields: {},
    fieldErrors: {},
    signal: new AbortController().signal,
    reviewed: Promise.resolve(true),
    ...changes,
  };
};

function sdk(created: () => Promise<object>) {
  const createPaymentMethod = vi.fn(created);
  vi.stubGlobal('Stripe', () => ({ registerAppInfo: vi.fn(), createPaymentMethod }));
  return createPaymentMethod;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('bank transfer through the provider', () => {
  it('is loaded for its code and pays with a method of the provider [BANK-01]', async () => {
    expect(await findBuiltInMethod('stripe_payments_bank_transfers', {})).toBe(stripeBankTransfers);
    const create = sdk(() => Promise.resolve({ paymentMethod: { id: 'pm_1' } }));
    expect(await stripeBankTransfers.confirm(context())).toEqual({
      status: 'ready',
      payment: {
        method: 'stripe_payments_bank_transfers',
        po_number: null,
        additional_data: { payment_method: 'pm_1' },
      },
    });
    expect(create).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        type: 'customer_balance',
        billing_details: expect.objectContaining({ name: 'Jane Doe' }) as object,
      }),
    );
  });

  it.each([
    [() => Promise.resolve({ error: { message: 'Not in this country.' } }), 'Not in this country.'],
    [() => Promise.resolve({ error: {} }), 'A payment submission error has occurred.'],
    [() => Promise.reject(new Error('x')), 'A payment submission error has occurred.'],
  ])('says why the provider refuses, case %# [BANK-01]', async (created, message) => {
    sdk(created);
    expect(await stripeBankTransfers.confirm(context())).toEqual({ status: 'refused', message });
  });

  it('is not available without the provider’s key, or its SDK [BANK-01]', async () => {
    const refused = { status: 'refused', message: UNAVAILABLE };
    sdk(() => Promise.resolve({ paymentMethod: { id: 'pm_1' } }));
    expect(await stripeBankTransfers.confirm(context({ configuration: {} }))).toEqual(refused);
    vi.stubGlobal('Stripe', () => {
      throw new Error('refused');
    });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await stripeBankTransfers.confirm(context())).toEqual(refused);
  });
});
