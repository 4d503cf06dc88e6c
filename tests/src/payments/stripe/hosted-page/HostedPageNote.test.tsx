import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Note from '../../../../../src/payments/stripe/hosted-page/HostedPageNote';
import { fail } from '../../../../../src/platform/result';
import type { PaymentContext } from '../../../../../src/state/extensions/payment-method.types';
import { json, sent, mockShop } from '../../../state/support/fake-http';
import { savedAddress } from '../../../state/support/shop';
import { paymentContext } from '../payment-element/support/payment-context';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

const method = { code: 'stripe_payments_checkout', title: 'Secure page' };
const complete: Partial<PaymentContext> = {
  shippingAddress: { ...savedAddress, countryId: 'DE' },
  shippingMethod: { carrierCode: 'flatrate', methodCode: 'flatrate' },
};
let HostedPageNote: typeof Note.HostedPageNote;

async function show(
  facts: Partial<PaymentContext>,
): Promise<(next: typeof facts) => Promise<void>> {
  let context = paymentContext({}, facts);
  let heard: (next: PaymentContext) => void = () => undefined;
  const handle = {
    method,
    context: () => context,
    subscribe: (listener: typeof heard) => {
      heard = listener;
      return () => undefined;
    },
    setField: () => undefined,
    setStatus: () => undefined,
    placeOrder: () => undefined,
  };
  await act(async () => {
    render(<HostedPageNote method={method} handle={handle} />);
    await Promise.resolve();
  });
  return async (next) => {
    context = { ...context, ...next };
    await act(async () => {
      heard(context);
      await Promise.resolve();
    });
  };
}

beforeEach(async () => {
  vi.resetModules();
  ({ HostedPageNote } =
    await import('../../../../../src/payments/stripe/hosted-page/HostedPageNote'));
  mockShop(() => json('{"methods":["card","of_2031","constructor","ideal"]}'));
});

describe('the ways to pay on the provider’s page', () => {
  it('are requested with the current order, and listed [PELEM-47]', async () => {
    const totals = { ...paymentContext().totals, couponCode: 'SALE' };
    await show({ ...complete, totals });
    expect(await screen.findByText(/You can pay there with: Card, iDEAL$/)).toBeDefined();
    expect(sent).toMatchObject([
      {
        method: 'POST',
        path: 'rest/default/V1/stripe/payments/get_checkout_payment_methods',
        body: {
          billingAddress: { countryId: 'US' },
          shippingAddress: { countryId: 'DE' },
          shippingMethod: { carrier_code: 'flatrate', method_code: 'flatrate' },
          couponCode: 'SALE',
        },
      },
    ]);
  });

  it('are requested once, when the countries are set [PELEM-48]', async () => {
    const change = await show({ ...complete, shippingAddress: null });
    expect(sent).toEqual([]);
    await change({ shippingAddress: savedAddress, billingAddress: null });
    await change({ billingAddress: { ...savedAddress, countryId: '' } });
    expect(sent).toEqual([]);
    await change({ billingAddress: savedAddress });
    expect(sent).toHaveLength(1);
    await change({ billingAddress: { ...savedAddress, city: 'Oakland' } });
    expect(sent).toHaveLength(1);
  });

  it('need no shipping address for a virtual cart [PELEM-48]', async () => {
    await show({ isVirtual: true });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['an error of the module', () => json('{"error":"No cart."}')],
    ['a lost connection', () => fail({ kind: 'network' as const })],
    ['nothing', () => json([])],
    ['a code that is markup', () => json('{"methods":["<b>card</b>"]}')],
  ])('are not named after %s [PELEM-47]', async (_what, answer) => {
    mockShop(answer);
    await show(complete);
    expect(screen.queryByText(/You can pay there with/)).toBeNull();
    expect(screen.getByText(/taken to a secure page/)).toBeDefined();
  });
});
