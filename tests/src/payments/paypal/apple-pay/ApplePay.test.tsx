import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApplePay } from '../../../../../src/payments/paypal/apple-pay/ApplePay';
import { applePay } from '../../../../../src/payments/paypal/apple-pay/method';
import { startApplePay } from '../../../../../src/payments/paypal/apple-pay/start';
import { fail, ok } from '../../../../../src/platform/result';
import type {
  PaymentHandle,
  PaymentViewStatus,
} from '../../../../../src/state/extensions/payment-method.types';
import { json, mockShop } from '../../../state/support/fake-http';
import { stubWindow } from '../near';
import { applePayment, created } from '../page';
import { contextOf } from '../smart-buttons/context';
import { FakeApple, FakeSession } from './apple';

vi.mock('../../../../../src/platform/http/http', () => import('../../../state/support/fake-http'));
vi.mock('../../../../../src/payments/paypal/apple-pay/start', async (original) => ({
  ...(await original<object>()),
  startApplePay: vi.fn(),
}));

const start = vi.mocked(startApplePay);
const method = { code: 'payment_services_paypal_apple_pay', title: 'Apple Pay' };
let status: PaymentViewStatus | null = null;

async function show(placeOrder: () => void = () => undefined) {
  const context = contextOf({ configuration: applePayment() });
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
  const view = render(<ApplePay method={method} handle={handle} />);
  await act(() => Promise.resolve());
  return view;
}

const button = () => document.querySelector<HTMLElement>('apple-pay-button');

beforeEach(() => {
  status = null;
  start.mockReset();
  start.mockResolvedValue(ok(new FakeApple().ready));
  stubWindow();
  vi.stubGlobal('location', new URL('https://shop.example/checkout/'));
  mockShop((_request, path) => (path === 'billing-address' ? json(7) : json(created(), 201)));
});
afterEach(cleanup);

describe('the method', () => {
  it('has its code and a button of its own, where the shop shows it [APPLE-01] [WALL-27]', async () => {
    expect(applePay).toMatchObject({ code: method.code, start: 'button', ownButton: true });
    const shown = contextOf({ configuration: applePayment() });
    expect(await applePay.availability?.(shown)).toEqual({ status: 'available' });
    expect(await applePay.availability?.(contextOf())).toEqual({ status: 'hidden' });
  });
});

describe('Apple’s button in the checkout', () => {
  it('is shown in the shop’s look, and then the order can be placed [APPLE-13] [APPLE-14] [WALL-28]', async () => {
    await show();
    expect(button()?.getAttribute('buttonstyle')).toBe('white');
    expect(button()?.getAttribute('type')).toBe('buy');
    expect(status).toEqual({ status: 'ready' });
  });

  it('places the order with its press, and opens the sheet, which goes with the view [WALL-31]', async () => {
    const context = contextOf({ configuration: applePayment() });
    await show(() => {
      const signal = new AbortController().signal;
      void applePay.confirm({ ...context, reviewed: Promise.resolve(true), signal });
    });
    button()?.click();
    expect(FakeSession.made).toHaveLength(1);
    cleanup();
    expect(FakeSession.made[0]?.isAborted).toBe(true);
  });

  it('says that the device has no Apple Pay, without a retry [APPLE-02]', async () => {
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
    expect(button()).not.toBeNull();
  });
});
