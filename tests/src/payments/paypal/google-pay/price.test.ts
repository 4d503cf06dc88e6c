import { describe, expect, it } from 'vitest';
import {
  displayItems,
  isSamePrice,
  orderPrice,
  priceText,
} from '../../../../../src/payments/paypal/google-pay/price';
import { paymentDataRequest } from '../../../../../src/payments/paypal/google-pay/request';
import { totalsOf } from '../../../state/support/totals';
import { account } from './google';

const order = { id: 'PP-1', paymentsOrderId: 'mp-1', amounts: [45], currency: 'USD' };
const segment = (code: string, value: number | null) => ({
  code,
  title: `The ${code}`,
  value,
  area: null,
  taxDetails: [],
});

describe('an amount for the sheet', () => {
  it.each([
    [45, 'USD', '45.00'],
    [1234.5, 'EUR', '1234.50'],
    [500, 'JPY', '500'],
    [-5, 'USD', '-5.00'],
    [1.005, 'USD', '1.01'],
  ])('%d %s is %s [GOOGLE-13]', (amount, currency, text) => {
    expect(priceText({ amount, currency })).toBe(text);
  });

  it('is that of the shop’s order, if it has exactly one [WALL-04] [WALL-08]', () => {
    expect(orderPrice(order)).toEqual({ amount: 45, currency: 'USD' });
    expect(orderPrice({ ...order, amounts: [45, 45.0001] })).not.toBeNull();
    expect(orderPrice({ ...order, amounts: [45, 46] })).toBeNull();
    expect(orderPrice({ ...order, amounts: [] })).toBeNull();
    expect(orderPrice({ ...order, amounts: [0] })).toBeNull();
    expect(orderPrice({ ...order, currency: null })).toBeNull();
  });

  it('is another one with another currency or cent', () => {
    const price = { amount: 45, currency: 'USD' };
    expect(isSamePrice(price, { amount: 45.0001, currency: 'USD' })).toBe(true);
    expect(isSamePrice(price, { amount: 45.01, currency: 'USD' })).toBe(false);
    expect(isSamePrice(price, { amount: 45, currency: 'EUR' })).toBe(false);
  });
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
