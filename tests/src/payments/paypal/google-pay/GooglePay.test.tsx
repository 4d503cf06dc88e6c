import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GooglePay } from '../../../../../src/payments/paypal/google-pay/GooglePay';
import { googlePay } from '../../../../../src/payments/paypal/google-pay/method';
import { startGooglePay } from '../../../../../src/payments/paypal/google-pay/start';
import { SLOW_MS } from '../../../../../src/payments/paypal/buttons/useShownButton';
import { fail, ok } from '../../../../../src/platform/result';
import type {
  PaymentHandle,
  PaymentViewStatus,
} from '../../../../../src/state/extensions/payment-method.types';
import { json, mockShop } from '../../../state/support/fake-http';
import { stubWindow } from '../near';
import { created, googlePayment } from '../page';
import { contextOf } from '../smart-buttons/context';
import { FakeGoogle } from './google';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));
vi.mock('../../../../../src/payments/paypal/google-pay/start', async (original) => ({
  ...(await original<object>()),
  startGooglePay: vi.fn(),
}));

const start = vi.mocked(startGooglePay);
const method = { code: 'payment_services_paypal_google_pay', title: 'Google Pay' };
let google: FakeGoogle;
let status: PaymentViewStatus | null = null;

async function show(placeOrder: () => void = () => undefined) {
  const context = contextOf({ configuration: googlePayment() });
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
  const view = render(<GooglePay method={method} handle={handle} />);
  await act(() => Promise.resolve());
  return view;
}

beforeEach(() => {
  status = null;
  google = new FakeGoogle();
  start.mockReset();
  start.mockResolvedValue(ok(google.ready));
  stubWindow();
  vi.stubGlobal('location', new URL('https://shop.example/checkout/'));
  mockShop((_request, path) => (path === 'billing-address' ? json(7) : json(created(), 201)));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the method', () => {
  it('has its code and a button of its own, where the shop shows it [GOOGLE-01] [WALL-27]', async () => {
    expect(googlePay).toMatchObject({ code: method.code, start: 'button', ownButton: true });
    const shown = contextOf({ configuration: googlePayment() });
    expect(await googlePay.availability?.(shown)).toEqual({ status: 'available' });
    expect(await googlePay.availability?.(contextOf())).toEqual({ status: 'hidden' });
  });
});

describe('Google’s button in the checkout', () => {
  it('is shown in the shop’s look, and then the order can be placed [WALL-28]', async () => {
    await show();
    expect(google.ready.client.createButton).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ buttonColor: 'white', buttonType: 'buy', buttonRadius: 24 }),
    );
    expect(status).toEqual({ status: 'ready' });
  });

  it('places the order with its press, and opens the sheet [WALL-31]', async () => {
    const context = contextOf({ configuration: googlePayment() });
    await show(() => {
      const signal = new AbortController().signal;
      void googlePay.confirm({ ...context, reviewed: Promise.resolve(true), signal });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Google Pay' }));
    expect(google.requests).toHaveLength(1);
  });

  it('says that it takes long', async () => {
    vi.useFakeTimers();
    start.mockReturnValue(new Promise(() => undefined));
    await show();
    expect(status).toEqual({ status: 'loading' });
    await act(() => vi.advanceTimersByTimeAsync(SLOW_MS));
    expect(screen.getByText(/longer than usual/)).toBeTruthy();
  });

  it('says that the device has no Google Pay, without a retry', async () => {
    start.mockResolvedValue(fail('ineligible'));
    await show();
    expect(screen.getByText('This payment option is currently unavailable.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(status).toEqual({ status: 'blocked' });
  });

  it('can be tried again after a failure', async () => {
    start.mockResolvedValueOnce(fail('blocked'));
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await vi.waitFor(() => {
      expect(status).toEqual({ status: 'ready' });
    });
    expect(screen.getByRole('button', { name: 'Google Pay' })).toBeTruthy();
  });

  it('fails where Google’s script does', async () => {
    vi.mocked(google.ready.client.createButton).mockImplementationOnce(() => {
      throw new Error('x');
    });
    await show();
    expect(status).toEqual({ status: 'blocked' });
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });
});
