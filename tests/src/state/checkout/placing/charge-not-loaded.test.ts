import { expect, it, vi } from 'vitest';
import { placeOrderSubmitted } from '../../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import { paymentMethods } from '../../../../../src/state/extensions/extensions';
import { openCharge } from '../../../../../src/state/order/order-notes';
import {
  accept,
  openPayingShop,
  openPayment,
  READY,
  sentOrders,
  WALLET,
} from '../../support/paying';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));
vi.mock('../../../../../src/state/checkout/placing/report-charge', () => {
  throw new Error('The chunk is gone.');
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
