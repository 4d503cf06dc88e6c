import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseCheckoutButton } from '../../../../../src/payments/paypal/api/button-config';
import type { CheckoutButtonConfig } from '../../../../../src/payments/paypal/domain/smart-buttons.types';
import { fail } from '../../../../../src/platform/result';
import type {
  ConfirmContext,
  PaymentResult,
} from '../../../../../src/state/extensions/payment-method.types';
import * as press from '../../../../../src/payments/paypal/smart-buttons/press';
import { http, json, mockShop, sent } from '../../../state/support/fake-http';
import { billingAddress, contextOf } from './context';
import { checkoutPayment, created, formOf } from '../page';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));

let config: CheckoutButtonConfig;

beforeEach(async () => {
  vi.stubGlobal('location', new URL('https://shop.example/checkout/'));
  const parsed = parseCheckoutButton(checkoutPayment());
  if (parsed === null) throw new Error('No method.');
  config = parsed;
  answer();
  // What an earlier test has left: an order that was approved ends it.
  await ordered();
  press.approvePress('PP-1');
  answer();
  http.mockClear();
});

/** The shop's responses. */
function answer(order: unknown = created(), status = 201): void {
  mockShop((_request, path) => (path === 'billing-address' ? json(7) : json(order, status)));
}

/** A press of the button, for which the checkout starts its order; `changes` are facts of it. */
function begin(changes: Partial<ConfirmContext> = {}) {
  let approve: (isReviewed: boolean) => void = () => undefined;
  const reviewed = new Promise<boolean>((resolve) => {
    approve = resolve;
  });
  const removal = new AbortController();
  const ends: PaymentResult[] = [];
  const isBegun = press.pressButton({
    placeOrder: () => {
      const context = { ...contextOf(), reviewed, signal: removal.signal, ...changes };
      void press.confirmPress(context).then((end) => ends.push(end));
    },
  });
  return { isBegun, approve, removal, ends };
}

const create = () => press.createCheckoutOrder(config, 'paypal');
const called = () => sent.map(({ path }) => path);

/** A press up to the provider's order. */
async function ordered() {
  const one = begin();
  one.approve(true);
  await create();
  return one;
}

describe('a press in the checkout', () => {
  it('opens no window when the checkout starts no order [WALL-31] [WALL-32]', () => {
    expect(press.pressButton({ placeOrder: () => undefined })).toBe(false);
    expect(begin().isBegun).toBe(true);
    // Nothing of the earlier press counts for the next one.
    expect(press.pressButton({ placeOrder: () => undefined })).toBe(false);
  });

  it('creates the order once the checkout has reviewed its own, with its billing address [WALL-06] [WALL-33]', async () => {
    const { approve } = begin();
    const id = create();
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toEqual([]);
    approve(true);
    expect(await id).toBe('PP-1');
    expect(called()).toEqual(['billing-address', 'paymentservicespaypal/order/create/']);
    expect(sent[0]?.body).toMatchObject({ address: { city: billingAddress.city } });
    expect(formOf(sent[1]?.body)).toMatchObject({
      payment_source: 'paypal',
      location: 'CHECKOUT',
    });
    // The checkout holds the cart meanwhile.
    expect(http.mock.calls.map(([request]) => request.isOrder)).toEqual([true, true]);
  });

  it('shares 25 seconds between the billing address and the order, before Apple closes its sheet', async () => {
    vi.useFakeTimers();
    try {
      mockShop((_request, path) =>
        path === 'billing-address'
          ? new Promise((resolve) => {
              setTimeout(() => {
                resolve(json(7));
              }, 20_000);
            })
          : new Promise(() => undefined),
      );
      const { approve, ends } = begin();
      const refused = expect(create()).rejects.toThrow();
      approve(true);
      await vi.advanceTimersByTimeAsync(24_999);
      expect(ends).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(ends).toMatchObject([{ status: 'refused' }]);
      await refused;
    } finally {
      vi.useRealTimers();
    }
  });

  it('creates none where the order is not what was shown [WALL-31]', async () => {
    const { approve } = begin();
    approve(false);
    await expect(create()).rejects.toThrow('No order.');
    expect(sent).toEqual([]);
  });

  it('pays with both ids and the source once it is approved [WALL-02]', async () => {
    const { ends } = await ordered();
    expect(ends).toEqual([]);
    press.approvePress('PP-1');
    press.approvePress('PP-1');
    await vi.waitFor(() => {
      expect(ends).toEqual([
        {
          status: 'ready',
          payment: {
            method: 'payment_services_paypal_smart_buttons',
            po_number: null,
            additional_data: {
              payments_order_id: 'mp-1',
              paypal_order_id: 'PP-1',
              payment_source: 'paypal',
            },
          },
        },
      ]);
    });
  });

  it('sends no order to the shop for another approval than its own', async () => {
    const { ends } = await ordered();
    press.approvePress('PP-0');
    press.cancelPress();
    press.approvePress('PP-1');
    await vi.waitFor(() => {
      expect(ends).toEqual([{ status: 'cancelled' }]);
    });
  });

  it('ends when the checkout sends no order after all', async () => {
    const { ends, removal } = await ordered();
    removal.abort();
    await vi.waitFor(() => {
      expect(ends).toEqual([{ status: 'cancelled' }]);
    });
    press.approvePress('PP-1');
    expect(ends).toHaveLength(1);
  });

  it('is told when the provider cannot go on [WALL-26] [WALL-37]', async () => {
    const { ends } = await ordered();
    press.failPress();
    await vi.waitFor(() => {
      expect(ends).toEqual([
        {
          status: 'refused',
          message: 'A payment submission error has occurred.',
        },
      ]);
    });
  });

  it('has to be a press: a window opens in no other way', async () => {
    expect(
      await press.confirmPress({
        ...contextOf(),
        reviewed: Promise.resolve(true),
        signal: new AbortController().signal,
      }),
    ).toEqual({
      status: 'refused',
    });
    await expect(create()).rejects.toThrow('No order.');
  });

  it('goes on with the order when its window was closed before the shop has answered', async () => {
    const one = begin();
    one.approve(true);
    const id = create();
    press.cancelPress();
    await expect(id).rejects.toThrow('No order.');
    press.approvePress('PP-1');
    await vi.waitFor(() => {
      expect(one.ends).toEqual([{ status: 'cancelled' }]);
    });
  });
});

describe('what the provider reports of a window', () => {
  const events = { cancel: press.cancelPress, error: press.failPress };

  it.each(['cancel', 'error'] as const)('(%s) ends the press of its order alone', async (event) => {
    const one = begin();
    // No order is known yet.
    events[event]({ orderID: 'PP-0' });
    one.approve(true);
    await create();
    events[event]({ orderID: 'PP-0' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(one.ends).toEqual([]);
    events[event]({ orderID: 'PP-1' });
    await vi.waitFor(() => {
      expect(one.ends).toHaveLength(1);
    });
  });

  it.each([undefined, {}, { orderID: '' }, null])(
    '(%j) ends the press without an order’s id',
    async (data) => {
      const one = begin();
      press.cancelPress(data);
      await vi.waitFor(() => {
        expect(one.ends).toEqual([{ status: 'cancelled' }]);
      });
    },
  );
});

describe('what is missing', () => {
  const refusal = async (changes: Partial<ConfirmContext>): Promise<unknown> => {
    const { approve, ends } = begin(changes);
    approve(true);
    await expect(create()).rejects.toThrow();
    return ends[0];
  };

  it('is the billing address, before anything is sent [WALL-33]', async () => {
    expect(await refusal({ billingAddress: null })).toEqual({
      status: 'refused',
      message: 'Failed to set billing address',
    });
    expect(sent).toEqual([]);
  });

  it('is how it is shipped, unless nothing is [WALL-34]', async () => {
    const message = 'The shipping method is missing. Select the shipping method and try again.';
    expect(await refusal({ shippingMethod: null })).toEqual({ status: 'refused', message });
    expect(await refusal({ shippingAddress: null })).toEqual({ status: 'refused', message });
    expect(sent).toEqual([]);
    const { approve } = begin({ shippingMethod: null, shippingAddress: null, isVirtual: true });
    approve(true);
    expect(await create()).toBe('PP-1');
  });

  it('is the billing address in the shop [WALL-35]', async () => {
    mockShop(() => fail({ kind: 'network' }));
    expect(await refusal({})).toEqual({
      status: 'refused',
      message: 'Failed to set billing address',
    });
    expect(called()).toEqual(['billing-address']);
  });

  it.each([
    [json({ response: { error: 'Closed.' } }, 201), 'Closed.'],
    [json(created(), 200), 'Something went wrong with your request. Please try again later.'],
    [
      fail({ kind: 'network' } as const),
      'The shop cannot be reached. Please check your connection and try again.',
    ],
    [
      json(created({ mp_order_id: null }), 201),
      'Something went wrong with your request. Please try again later.',
    ],
  ])('is the provider’s order %# [WALL-07]', async (response, message) => {
    mockShop((_request, path) => (path === 'billing-address' ? json(7) : response));
    expect(await refusal({})).toEqual({ status: 'refused', message });
  });
});

describe('another amount than the one shown', () => {
  const TEXT = 'Order Total: $45.00 → $46.00. Your order was not placed. Please place it again.';
  const tryOnce = async () => {
    const one = begin();
    one.approve(true);
    const id = await create().catch(() => null);
    return { id, end: one.ends[0] };
  };

  it('is told first, and accepted with the next press [WALL-04] [WALL-22]', async () => {
    answer(created({ amount: '46.0000' }));
    expect(await tryOnce()).toEqual({ id: null, end: { status: 'refused', message: TEXT } });
    expect(await tryOnce()).toEqual({ id: 'PP-1', end: undefined });
  });

  it('is told again when it is a third amount, or was accepted for an order before', async () => {
    answer(created({ amount: '46.0000' }));
    await tryOnce();
    answer(created({ amount: '47.0000' }));
    expect((await tryOnce()).end).toMatchObject({ status: 'refused' });
    expect((await tryOnce()).id).toBe('PP-1');
    press.approvePress('PP-1');
    expect((await tryOnce()).end).toMatchObject({ status: 'refused' });
  });

  it('is one of a list, or another currency', async () => {
    answer(created({ amount: ['45.0000', '46.00'] }));
    expect((await tryOnce()).end).toMatchObject({ message: TEXT });
    answer(created({ currency_code: 'CHF' }));
    expect((await tryOnce()).end).toMatchObject({ status: 'refused' });
  });

  it('is none where an amount is unknown, and none below a cent', async () => {
    answer(created({ amount: null }));
    expect((await tryOnce()).id).toBe('PP-1');
    answer(created({ amount: '45.0001', currency_code: null }));
    expect((await tryOnce()).id).toBe('PP-1');
  });
});
