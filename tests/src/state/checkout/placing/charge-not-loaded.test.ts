import { beforeEach, expect, it, vi } from 'vitest';
import { placeOrderSubmitted } from '../../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import { paymentMethods } from '../../../../../src/state/extensions/extensions';
import type { PaymentResult } from '../../../../../src/state/extensions/payment-method.types';
import { openCharge } from '../../../../../src/state/order/order-notes';
import {
  accept,
  openPayingShop,
  openPayment,
  PAYMENT,
  READY,
  refuse,
  sentOrders,
  WALLET,
} from '../../support/paying';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));
vi.mock('../../../../../src/state/checkout/placing/report-charge', () => {
  throw new Error('The chunk is gone.');
});

beforeEach(() => {
  localStorage.clear();
});

it('notes a payment of the method’s own step although that code does not load', async () => {
  openPayingShop(() => refuse('Sold out.'));
  const charged: PaymentResult = { status: 'ready', payment: PAYMENT, isCharged: true };
  const undo = paymentMethods.register({ code: WALLET, confirm: () => Promise.resolve(charged) });
  const store = openPayment();
  store.dispatch(placeOrderSubmitted());
  await vi.waitFor(() => {
    expect(selectCheckout(store.getState()).placement.error).toBe('Sold out.');
  });
  expect(openCharge.read()).toMatchObject({ amount: '$20.00', isConfirmed: true });
  undo();
});

it('says why nothing is ordered when the code that tells of a payment does not load', async () => {
  openPayingShop(accept);
  paymentMethods.register({ code: WALLET, confirm: () => Promise.resolve(READY) });
  const store = openPayment();
  openCharge.write({ amount: '$93.46', isConfirmed: true, askedAt: Date.now() });
  store.dispatch(placeOrderSubmitted());
  await vi.waitFor(() => {
    expect(selectCheckout(store.getState()).placement).toMatchObject({
      status: 'failed',
      cause: { kind: 'network' },
    });
  });
  expect(sentOrders()).toEqual([]);
});
