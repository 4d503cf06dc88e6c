import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FAULTS, type Row } from '../../../../e2e/faults/cells';
import { paypalRows } from '../../../../e2e/faults/paypal-rows';
import { sent } from '../../state/support/fake-http';
import { API_ERRORS, ERRORS } from '../../state/support/fault-errors';
import {
  CHECKOUT_PRESSES,
  CheckoutShop,
  forgetPresses,
  toldBy,
  type CheckoutCall,
  type CheckoutPress,
} from './fault-worlds';

vi.mock('../../../../src/platform/http/http', () => import('../../state/support/fake-http'));

/* The cells of the table of faults (docs/faults.md) about methods of the module in the checkout. */

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL('https://shop.example/checkout/'));
  forgetPresses();
});
afterEach(() => {
  forgetPresses();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Method = keyof typeof CHECKOUT_PRESSES;
const WALLETS: readonly Method[] = ['PayPal', 'Google Pay', 'Apple Pay'];

/** Each row with the call that goes wrong, and the methods that make it. */
const ROWS: readonly (readonly [keyof typeof paypalRows, CheckoutCall, readonly Method[]])[] = [
  ['paypal-billing', 'billing', Object.keys(CHECKOUT_PRESSES) as readonly Method[]],
  ['paypal-order', 'order', WALLETS],
  ['paypal-card-order', 'order', ['card fields']],
  ['paypal-stored-order', 'order', ['stored card']],
  ['paypal-card-details', 'details', ['card fields']],
  ['paypal-bank-answer', 'details', ['Google Pay with a bank']],
];

/** Longer than the shop may take for anything, in milliseconds. */
const LIMIT_MS = 26_000;

async function press(method: Method): Promise<CheckoutPress> {
  const one = CHECKOUT_PRESSES[method]();
  await vi.advanceTimersByTimeAsync(50);
  return one;
}

/** The press has led to one order of the provider, which the checkout places. */
function expectPaid({ ends }: CheckoutPress, orders: number): void {
  expect(ends).toMatchObject([
    {
      status: 'ready',
      payment: { additional_data: { paypal_order_id: `PP-${String(orders)}` } },
    },
  ]);
}

describe.each(ROWS)('%s [WALL-38]', (name, call, methods) => {
  const { cells }: Row = paypalRows[name];
  const errors = call === 'billing' ? API_ERRORS : ERRORS;
  const failures = FAULTS.flatMap((fault) => {
    const cell = cells[fault];
    const isOwn = fault !== 'late' && fault !== 'out of order';
    return cell === undefined || !isOwn ? [] : [[fault, cell.then, cell.message] as const];
  });

  it.each(failures)('shows the message in the table: %s, %s', async (fault, _then, message) => {
    for (const method of methods) {
      const shop = new CheckoutShop(method);
      // The client gives a read up by itself; a write has no limit.
      if (fault === 'never' && call !== 'details') shop.fail(call, 'never');
      else if (fault === 'lost') shop.fail(call, 'lost');
      else shop.fail(call, errors[fault] ?? { kind: 'network' });
      const first = await press(method);
      if (fault === 'never') await vi.advanceTimersByTimeAsync(LIMIT_MS);
      const isLeft = fault === 'never' && call !== 'details';
      // What nobody waits for any longer is ended, and keeps no other write waiting.
      expect(
        sent.some(({ signal }) => signal?.aborted === true),
        method,
      ).toBe(isLeft);
      expect(toldBy(first), method).toBe(message);
      expect(
        first.ends.map(({ status }) => status),
        method,
      ).toEqual(['refused']);
      expectPaid(await press(method), shop.orders);
      expect(first.ends, method).toHaveLength(1);
    }
  });

  it.each([['late', cells.late.then]])('shows the message in the table: %s, %s', async () => {
    for (const method of methods) {
      const shop = new CheckoutShop(method);
      let letGo: (value?: unknown) => void = () => undefined;
      shop.fail(call, new Promise((resolve) => (letGo = resolve)));
      const only = await press(method);
      expect(only.ends, method).toEqual([]);
      letGo();
      await vi.advanceTimersByTimeAsync(50);
      expectPaid(only, 1);
    }
  });
});
