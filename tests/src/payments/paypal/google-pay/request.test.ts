import { describe, expect, it } from 'vitest';
import { displayItems } from '../../../../../src/payments/paypal/google-pay/display-items';
import { paymentDataRequest } from '../../../../../src/payments/paypal/google-pay/request';
import { totalsOf } from '../../../state/support/totals';
import { account } from './google';

const segment = (code: string, value: number | null) => ({
  code,
  title: `The ${code}`,
  value,
  area: null,
  taxDetails: [],
});

describe('the lines of the sheet', () => {
  const price = { amount: 45, currency: 'USD' };
  const of = (...segments: ReturnType<typeof segment>[]) =>
    displayItems(totalsOf({ segments }), price);

  it('are the totals on screen, by Google’s types [GOOGLE-14]', () => {
    const lines = of(
      segment('subtotal', 40),
      segment('discount', -5),
      segment('shipping', 7),
      segment('fee', 0),
      segment('weee', null),
      segment('tax', 3),
      segment('grand_total', 45),
    );
    expect(lines).toEqual([
      { label: 'The subtotal', type: 'SUBTOTAL', price: '40.00' },
      { label: 'The discount', type: 'LINE_ITEM', price: '-5.00' },
      { label: 'The shipping', type: 'LINE_ITEM', price: '7.00' },
      { label: 'The tax', type: 'TAX', price: '3.00' },
    ]);
  });

  it('are none where they do not add up to the price [GOOGLE-14]', () => {
    expect(of(segment('subtotal', 45), segment('tax', 3))).toEqual([]);
    expect(of()).toEqual([]);
  });
});

describe('what a sheet is opened with', () => {
  const price = { amount: 45, currency: 'USD' };

  it('names the version, the final price and one callback [GOOGLE-08] [GOOGLE-10] [GOOGLE-13]', () => {
    expect(paymentDataRequest(account, { price, isShipped: false, isLast: true })).toEqual({
      apiVersion: 2,
      apiVersionMinor: 0,
      allowedPaymentMethods: account.allowedPaymentMethods,
      merchantInfo: account.merchantInfo,
      emailRequired: true,
      shippingAddressRequired: false,
      callbackIntents: ['PAYMENT_AUTHORIZATION'],
      transactionInfo: {
        countryCode: 'US',
        currencyCode: 'USD',
        totalPriceStatus: 'FINAL',
        totalPrice: '45.00',
        checkoutOption: 'COMPLETE_IMMEDIATE_PURCHASE',
      },
    });
  });

  it('asks for the email, and for an address with a phone number where something is shipped [GOOGLE-11] [GOOGLE-12]', () => {
    const request = paymentDataRequest(account, { price, isShipped: true, isLast: false });
    expect(request).toMatchObject({
      emailRequired: true,
      shippingAddressRequired: true,
      shippingAddressParameters: { phoneNumberRequired: true },
      transactionInfo: { checkoutOption: 'DEFAULT' },
    });
  });
});
