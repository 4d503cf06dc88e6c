import type { PayPalButtonsComponentOptions } from '@paypal/paypal-js';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { method as smartButtons } from '../../../../../src/payments/paypal/smart-buttons/method';
import { pressButton } from '../../../../../src/payments/paypal/smart-buttons/press';
import { SmartButtons } from '../../../../../src/payments/paypal/smart-buttons/SmartButtons';
import { SLOW_MS } from '../../../../../src/payments/paypal/buttons/useShownButton';
import { startPaypal, type Sdk } from '../../../../../src/payments/paypal/sdk/start-sdk';
import { fail, ok } from '../../../../../src/platform/result';
import type {
  PaymentHandle,
  PaymentResult,
  PaymentViewStatus,
} from '../../../../../src/state/extensions/payment-method.types';
import { json, mockShop } from '../../../state/support/fake-http';
import { stubWindow } from '../near';
import { checkoutPayment, created } from '../page';
import { contextOf } from './context';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));
vi.mock('../../../../../src/payments/paypal/sdk/start-sdk', () => ({ startPaypal: vi.fn() }));

const start = vi.mocked(startPaypal);
const method = { code: 'payment_services_paypal_smart_buttons', title: 'PayPal' };

/** The SDK with one object of buttons for each call, as the real one. */
function sdk({ isEligible = true, render: show = () => Promise.resolve() } = {}) {
  const made: {
    options: Required<PayPalButtonsComponentOptions>;
    render: ReturnType<typeof vi.fn>;
    close: ReturnType<typeof vi.fn>;
  }[] = [];
  const Buttons = vi.fn((options: PayPalButtonsComponentOptions) => {
    const one = {
      options: options as Required<PayPalButtonsComponentOptions>,
      isEligible: () => isEligible,
      render: vi.fn(show),
      close: vi.fn(() => Promise.resolve()),
    };
    made.push(one);
    return one;
  });
  start.mockResolvedValue(ok({ Buttons } as unknown as Sdk));
  return made;
}

let status: PaymentViewStatus | null = null;

async function show(placeOrder: () => void = () => undefined) {
  const context = contextOf();
  const handle: PaymentHandle = {
    method,
    context: () => context,
    subscribe: () => () => undefined,
    setField: () => undefined,
    setStatus: (next) => {
      status = next;
    },
    placeOrder,
  };
  const view = render(<SmartButtons method={method} handle={handle} />);
  await act(() => Promise.resolve());
  return view;
}

beforeEach(() => {
  status = null;
  start.mockReset();
  stubWindow();
  vi.stubGlobal('location', new URL('https://shop.example/checkout/'));
  mockShop((_request, path) => (path === 'billing-address' ? json(7) : json(created(), 201)));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the method', () => {
  it('has its code and a button of its own [SMART-01]', () => {
    expect(smartButtons).toMatchObject({
      code: 'payment_services_paypal_smart_buttons',
      start: 'button',
      ownButton: true,
    });
  });

  it('is offered where the shop shows it [WALL-27]', async () => {
    expect(await smartButtons.availability?.(contextOf())).toEqual({ status: 'available' });
    const hidden = contextOf({ configuration: checkoutPayment({ isVisible: false }) });
    expect(await smartButtons.availability?.(hidden)).toEqual({ status: 'hidden' });
  });
});

describe('the buttons in the checkout', () => {
  it('are rendered with the shop’s look, and then the order can be placed [WALL-28]', async () => {
    const made = sdk();
    await show();
    expect(start).toHaveBeenCalledExactlyOnceWith({
      url: 'https://www.paypal.com/sdk/js?client-id=abc&currency=USD',
      attributes: { 'data-partner-attribution-id': 'Shop', 'data-csp-nonce': 'n1' },
    });
    expect(made[0]?.options.style).toEqual({
      layout: 'vertical',
      color: 'gold',
      shape: 'rect',
      label: 'paypal',
    });
    expect(made[0]?.render).toHaveBeenCalledOnce();
    expect(status).toEqual({ status: 'ready' });
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('load nothing before they come near the window [PSDK-01]', async () => {
    const page = stubWindow(false);
    sdk();
    await show();
    expect(start).not.toHaveBeenCalled();
    await act(() => {
      page.come();
      return Promise.resolve();
    });
    expect(start).toHaveBeenCalledOnce();
  });

  it('are waited for, and late ones are explained', async () => {
    vi.useFakeTimers();
    start.mockReturnValue(new Promise(() => undefined));
    await show();
    expect(status).toEqual({ status: 'loading' });
    expect(screen.getByRole('status').textContent).toContain('Please wait...');
    await act(() => vi.advanceTimersByTimeAsync(SLOW_MS));
    expect(screen.getByText(/This takes longer than usual/)).toBeTruthy();
  });

  it('are rendered, and not available, where the provider does not offer them [WALL-28]', async () => {
    sdk({ isEligible: false });
    await show();
    expect(status).toEqual({ status: 'blocked' });
    expect(screen.getByText('This payment option is currently unavailable.')).toBeTruthy();
  });

  it.each([
    ['the SDK is blocked', () => start.mockResolvedValue(fail('blocked'))],
    ['they cannot be rendered', () => void sdk({ render: () => Promise.reject(new Error('x')) })],
  ])('are offered again when %s', async (_case, prepare) => {
    prepare();
    await show();
    expect(status).toEqual({ status: 'blocked' });
    const made = sdk();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await vi.waitFor(() => {
      expect(status).toEqual({ status: 'ready' });
    });
    expect(made[0]?.render).toHaveBeenCalledOnce();
  });

  it('open no window while something is missing, and one when the order has begun [WALL-29] [WALL-31]', async () => {
    const made = sdk();
    const ends: PaymentResult[] = [];
    let isComplete = false;
    await show(() => {
      if (!isComplete) return;
      void smartButtons
        .confirm({
          ...contextOf(),
          reviewed: Promise.resolve(true),
          signal: new AbortController().signal,
        })
        .then((end) => ends.push(end));
    });
    const options = made[0]?.options;
    const actions = { resolve: vi.fn(), reject: vi.fn() };
    void options?.onClick({}, actions);
    expect(actions.reject).toHaveBeenCalledOnce();
    expect(actions.resolve).not.toHaveBeenCalled();
    isComplete = true;
    void options?.onClick({}, actions);
    expect(actions.resolve).toHaveBeenCalledOnce();
    expect(await options?.createOrder({ paymentSource: 'paylater' }, {} as never)).toBe('PP-1');
    await options?.onApprove({ orderID: 'PP-1' }, {} as never);
    await vi.waitFor(() => {
      expect(ends).toMatchObject([
        { status: 'ready', payment: { additional_data: { payment_source: 'paylater' } } },
      ]);
    });
  });

  it('close their window with the view, which ends the press', async () => {
    const made = sdk();
    const ends: PaymentResult[] = [];
    const view = await show();
    pressButton({
      placeOrder: () => {
        void smartButtons
          .confirm({
            ...contextOf(),
            reviewed: new Promise(() => undefined),
            signal: new AbortController().signal,
          })
          .then((end) => ends.push(end));
      },
    });
    view.unmount();
    expect(made[0]?.close).toHaveBeenCalledOnce();
    await vi.waitFor(() => {
      expect(ends).toEqual([{ status: 'cancelled' }]);
    });
  });
});
