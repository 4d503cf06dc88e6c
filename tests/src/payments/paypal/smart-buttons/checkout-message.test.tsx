import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPart, startPaypal } from '../../../../../src/payments/paypal/sdk/start-sdk';
import { SmartButtons } from '../../../../../src/payments/paypal/smart-buttons/SmartButtons';
import { fail, ok } from '../../../../../src/platform/result';
import type {
  PaymentContext,
  PaymentHandle,
} from '../../../../../src/state/extensions/payment-method.types';
import { totalsOf } from '../../../state/support/totals';
import { stubWindow } from '../near';
import { checkoutPayment } from '../page';
import { contextOf } from './context';
// Loaded on demand; preloaded here, so that it is there at once.
import '../../../../../src/payments/paypal/messages/checkout-message';

vi.mock('../../../../../src/payments/paypal/sdk/start-sdk', () => ({
  startPart: vi.fn(),
  startPaypal: vi.fn(),
}));

const method = { code: 'payment_services_paypal_smart_buttons', title: 'PayPal' };
const start = vi.mocked(startPart);
const amounts: unknown[] = [];
const Messages = vi.fn(({ amount }: { amount?: unknown }) => ({
  render: () => {
    amounts.push(amount);
    return Promise.resolve();
  },
}));

/** Everything that is loaded on demand has come, and what it promises. */
const settled = () => act(() => vi.dynamicImportSettled());

/** The method's view, with facts that change. */
async function open(payment: object) {
  let context: PaymentContext = contextOf({ configuration: checkoutPayment(payment) });
  const listeners = new Set<() => void>();
  const handle = {
    context: () => context,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setStatus: () => undefined,
  } as unknown as PaymentHandle;
  const view = render(<SmartButtons method={method} handle={handle} />);
  const change = async (totals: PaymentContext['totals']) => {
    context = { ...context, totals };
    act(() => {
      for (const listener of listeners) listener();
    });
    await settled();
  };
  await settled();
  const rooms = () => view.container.querySelectorAll('.till-smart-buttons__host');
  return { ...view, change, listeners, rooms };
}

beforeEach(() => {
  amounts.length = 0;
  Messages.mockClear();
  start.mockReset();
  start.mockResolvedValue(ok({ Messages } as never));
  vi.mocked(startPaypal).mockResolvedValue(fail('blocked'));
  stubWindow();
});
afterEach(() => {
  cleanup();
});

describe('the message about paying later in the checkout', () => {
  it('is about the order’s total, and follows it [SMART-02]', async () => {
    const { change } = await open({
      canDisplayMessage: true,
      messageStyles: { layout: 'text', logo: { type: 'inline' } },
    });
    expect(amounts).toEqual(['45.00']);
    expect(Messages.mock.calls[0]?.[0]).toMatchObject({
      placement: 'payment',
      style: { layout: 'text', logo: { type: 'inline' } },
    });
    await change(totalsOf({ grandTotal: 52, baseGrandTotal: 52 }));
    expect(amounts).toEqual(['45.00', '52.00']);
  });

  it('uses the script of the buttons, and has its room above them before it comes [SMART-02]', async () => {
    start.mockReturnValue(new Promise(() => undefined));
    vi.mocked(startPaypal).mockReturnValue(new Promise(() => undefined));
    const { rooms } = await open({ canDisplayMessage: true });
    const [room, buttons] = rooms();
    expect(rooms()).toHaveLength(2);
    // The loader is drawn over the row of the buttons.
    const row = screen.getByRole('status').parentElement;
    expect(row?.contains(buttons ?? null)).toBe(true);
    expect(row?.contains(room ?? null)).toBe(false);
    expect(start.mock.calls[0]?.[0]).toEqual(vi.mocked(startPaypal).mock.calls[0]?.[0]);
  });

  it('loads nothing away from the window [SMART-02]', async () => {
    stubWindow(false);
    const { rooms } = await open({ canDisplayMessage: true });
    expect(start).not.toHaveBeenCalled();
    expect(rooms()).toHaveLength(1);
  });

  it.each([
    ['the shop shows none', { canDisplayMessage: false }],
    ['the shop does not say', {}],
  ])('takes no room, and loads nothing, where %s [SMART-02]', async (_case, payment) => {
    const { rooms } = await open(payment);
    expect(rooms()).toHaveLength(1);
    expect(start).not.toHaveBeenCalled();
  });

  it('is not shown where the merchant has turned it off for the checkout', async () => {
    const { rooms } = await open({
      canDisplayMessage: true,
      messageStyles: '{"product":{"layout":"text"}}',
    });
    expect(rooms()).toHaveLength(1);
    expect(start).not.toHaveBeenCalled();
  });

  it('is gone with the method, and follows nothing then', async () => {
    const { unmount, listeners } = await open({ canDisplayMessage: true });
    expect(amounts).toHaveLength(1);
    unmount();
    expect(listeners.size).toBe(0);
  });
});
