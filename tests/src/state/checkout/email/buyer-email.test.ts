import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutConfig } from '../../../../../src/domain/quote.types';
import { replaceNavigator } from '../../../../../src/platform/navigate';
import {
  billingResolved,
  emailEdited,
  placeOrderSubmitted,
  stepEntered,
  paymentMethodsReceived,
} from '../../../../../src/state/checkout/checkout-actions';
import { checkoutState } from '../../../../../src/state/checkout/checkout-state';
import { paymentMethods, placeOrderHooks } from '../../../../../src/state/extensions/extensions';
import { createTillStore } from '../../../../../src/state/store/store';
import { json, sent, mockShop } from '../../support/fake-http';
import { checkoutConfig, customerOf, savedAddress, shop, wireTotals } from '../../support/shop';
// Imported here because the flow imports it on demand, and an import takes real time, which fake timers do not advance.
import '../../../../../src/platform/http/cart-hold';
import '../../../../../src/state/checkout/placing/review-order';

vi.mock('../../../../../src/platform/http/http', () => import('../../support/fake-http'));

const payment = { method: 'checkmo', po_number: null, additional_data: null };
const confirm = vi.fn(() => Promise.resolve({ status: 'ready' as const, payment }));
const hook = vi.fn();
let cleanUps: (() => void)[] = [];

const customer = customerOf();

/** Enters an e-mail, which only guests must do, and places the order. */
async function order(changes: Partial<CheckoutConfig>): Promise<void> {
  const store = createTillStore({ shop, checkout: checkoutConfig(changes) });
  store.inject(checkoutState);
  await vi.advanceTimersByTimeAsync(10);
  const methods = [{ code: 'checkmo', title: 'Check' }];
  store.dispatch(emailEdited(' gus@example.com '));
  store.dispatch(paymentMethodsReceived({ methods, stored: null, grandTotal: 20 }));
  store.dispatch(billingResolved({ address: savedAddress, sameAsShipping: true }));
  store.dispatch(stepEntered('payment'));
  store.dispatch(placeOrderSubmitted());
  await vi.advanceTimersByTimeAsync(100);
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  mockShop((request, path) => {
    if (path === 'payment-information' && request.method === 'POST') return json(30);
    if (path.startsWith('totals')) return json(wireTotals(20));
    if (path === 'payment-information') {
      return json({
        payment_methods: [{ code: 'checkmo', title: 'Check' }],
        totals: wireTotals(20),
      });
    }
    return json([]);
  });
  cleanUps = [
    replaceNavigator({ assign: vi.fn(), reload: vi.fn() }),
    paymentMethods.register({ code: 'checkmo', confirm }),
    placeOrderHooks.register(hook),
  ];
});
afterEach(() => {
  for (const cleanUp of cleanUps) cleanUp();
  vi.clearAllMocks();
  vi.useRealTimers();
});

const sentOrder = () =>
  sent.find(({ method, path }) => method === 'POST' && path === 'payment-information')?.body;

describe('the buyer’s e-mail', () => {
  it('is what the guest typed, for the payment method, the hooks and the shop [ROLE-05] [ROLE-08]', async () => {
    await order({});
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ email: 'gus@example.com' }));
    expect(hook).toHaveBeenCalledWith(expect.objectContaining({ email: 'gus@example.com' }));
    expect(sentOrder()).toMatchObject({ cartId: 'CART1', email: 'gus@example.com' });
  });

  it('is the customer’s own, and is not sent [ROLE-08]', async () => {
    await order(customer);
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ email: 'jane@example.com' }));
    expect(hook).toHaveBeenCalledWith(expect.objectContaining({ email: 'jane@example.com' }));
    expect(sentOrder()).not.toHaveProperty('email');
  });

  it('reaches payment methods along with return URLs and enabled stored payments [CONF-13] [CONF-14] [CONF-15]', async () => {
    const stored = {
      code: 'checkmo_vault',
      publicHash: 'a1',
      isActivePaymentTokenEnabler: true,
      isEnabled: true,
      details: {},
    };
    await order({
      ...customer,
      storedPayments: [stored, { ...stored, publicHash: 'b2', isEnabled: false }],
      cancelUrl: 'https://shop.example/back/',
    });
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({
        storedPayments: [stored],
        successUrl: 'https://shop.example/checkout/onepage/success/',
        cancelUrl: 'https://shop.example/back/',
      }),
    );
  });
});
