import { describe, expect, it } from 'vitest';
import {
  isSamePrice,
  orderPrice,
  priceText,
} from '../../../../../src/payments/paypal/sheets/price';

const order = { id: 'PP-1', paymentsOrderId: 'mp-1', amounts: [45], currency: 'USD' };

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
