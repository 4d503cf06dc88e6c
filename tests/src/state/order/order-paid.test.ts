import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  attemptAwaitsPayment,
  knownOrder,
  storedAttempt,
  writeAttempt,
  type OrderAttempt,
} from '../../../../src/state/order/order-attempt';
import { openOrder, redirectedOrder } from '../../../../src/state/order/order-notes';
import { markOrderPaid } from '../../../../src/state/order/order-paid';
import { returnedUnpaid } from '../../../../src/state/order/resume-payment';
import { createTillStore } from '../../../../src/state/store/store';
import { shop } from '../support/shop';

vi.mock('../../../../src/platform/http/http', () => import('../support/fake-http'));

const NOW = 1_800_000_000_000;
const order: OrderAttempt = {
  cartId: 'm4sk',
  startedAt: NOW - 5000,
  itemIds: [77],
  successUrl: new URL('/checkout/onepage/success/', window.location.href).href,
};

const resume = vi.fn(() => Promise.resolve(true));

/** The shopper has come to a page from the provider's. */
async function returned(path: string): Promise<boolean> {
  const attempt = storedAttempt(redirectedOrder, NOW);
  if (attempt === null) throw new Error('No order was noted.');
  window.history.replaceState(null, '', path);
  const store = createTillStore({ shop, checkout: null });
  const isUnpaid = await returnedUnpaid(
    store,
    attempt,
    () => undefined,
    () => NOW,
    resume,
  );
  window.history.replaceState(null, '', '/');
  return isUnpaid;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resume.mockClear();
  attemptAwaitsPayment(order, 'bank', null);
});
afterEach(() => {
  openOrder.remove();
  redirectedOrder.remove();
});

describe('an order that waited to be paid', () => {
  it('is paid on its success page: no other window offers to pay it again', async () => {
    expect(knownOrder([77], NOW)?.awaitsPayment).toBe('bank');
    expect(await returned('/checkout/onepage/success/')).toBe(false);
    expect(knownOrder([77], NOW)).toMatchObject({ isPlaced: true });
    expect(knownOrder([77], NOW)).not.toHaveProperty('awaitsPayment');
  });

  it('says nothing of another order', () => {
    markOrderPaid({ ...order, startedAt: NOW });
    expect(knownOrder([77], NOW)?.awaitsPayment).toBe('bank');
  });

  it('is not given back once another window has ordered: the method’s call is about the last order', async () => {
    writeAttempt({ ...order, startedAt: NOW - 1000, itemIds: [78], isPlaced: true });
    expect(await returned('/checkout/cart/')).toBe(true);
    expect(resume).not.toHaveBeenCalled();
    expect(redirectedOrder.read()).toBeNull();
  });
});
