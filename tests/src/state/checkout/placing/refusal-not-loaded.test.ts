import { expect, it, vi } from 'vitest';
import { placeOrderSubmitted } from '../../../../../src/state/checkout/checkout-actions';
import { selectCheckout } from '../../../../../src/state/checkout/checkout-slice';
import { paymentMethods } from '../../../../../src/state/extensions/extensions';
import { openPayingShop, openPayment, READY, refuse, WALLET } from '../../support/paying';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));
const load = vi.hoisted(() => vi.fn());
vi.mock('../../../../../src/state/checkout/placing/follow-refusal', () => {
  load();
  throw new Error('The chunk is gone.');
});

it('keeps the message of a refusal where the code that follows its redirect does not load [PLACE-16]', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openPayingShop(() => refuse('Sold out.', '#shipping'));
  const undo = paymentMethods.register({ code: WALLET, confirm: () => Promise.resolve(READY) });
  const store = openPayment();
  store.dispatch(placeOrderSubmitted());
  await vi.waitFor(() => {
    expect(load).toHaveBeenCalledOnce();
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(selectCheckout(store.getState()).placement.error).toBe('Sold out.');
  expect(selectCheckout(store.getState()).step).toBe('payment');
  expect(errors).not.toHaveBeenCalled();
  undo();
});
