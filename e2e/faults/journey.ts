import type { Page } from '@playwright/test';

import { letFail } from '../support/faults';
import { test } from '../support/test';
import { FAULTS, type Cell, type Fault, type Row } from './cells';
import { matrix } from './matrix';

/** The fault that the shop's server simulates. */
export const KINDS = {
  late: { kind: 'delay', ms: 700 },
  never: { kind: 'never' },
  'out of order': { kind: 'out-of-order' },
  html: { kind: 'html' },
  half: { kind: 'half-json' },
  empty: { kind: 'empty' },
  '401': { kind: 'status', status: 401 },
  '404': { kind: 'status', status: 404 },
  '429': { kind: 'status', status: 429 },
  '500': { kind: 'status', status: 500 },
  lost: { kind: 'drop-after' },
} as const;

const REVIEW = { path: '/rest/*/V1/guest-carts/*/payment-information', method: 'GET' } as const;
const COUPON_OFF = { path: '/rest/*/V1/guest-carts/*/coupons', method: 'DELETE' } as const;
const TARGETS = { review: REVIEW, 'coupon-off': COUPON_OFF } as const;

/** The calls with a journey in the browser; the others are tested without one. */
type Call = Extract<keyof typeof matrix, Parameters<typeof letFail>[1]> | keyof typeof TARGETS;

/** Makes the next `times` calls fail; returns a function that removes the fault. */
async function cause(
  page: Page,
  call: Call,
  fault: Fault,
  times: 1 | 'always',
): Promise<() => Promise<void>> {
  if (fault === 'offline') {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  }
  const target = call in TARGETS ? TARGETS[call as keyof typeof TARGETS] : null;
  await letFail(page, target ?? (call as Exclude<Call, keyof typeof TARGETS>), KINDS[fault], times);
  return async () => {
    if (times === 'always') await page.request.delete('/demo/faults', { maxRetries: 2 });
  };
}

/** The message of a fault that has one in every cell; an empty text would be found anywhere. */
export function textOf(message: string | null): string {
  if (message === null || message === '') throw new Error('The table has no message for a fault.');
  return message;
}

/**
 * Runs the faults of a call that the table marks as tested in the browser. `times`: a read is retried silently,
 * so it fails until the fault is removed.
 */
export async function eachFault(
  page: Page,
  call: Call,
  check: (cell: Cell, recover: () => Promise<void>, fault: Fault) => Promise<void>,
  { prepare, times = 1 }: { prepare?: () => Promise<void>; times?: 1 | 'always' } = {},
): Promise<void> {
  const { cells }: Row = matrix[call];
  for (const fault of FAULTS) {
    const cell = cells[fault];
    if (cell?.proof !== 'browser') continue;
    await test.step(fault, async () => {
      await prepare?.();
      await check(cell, await cause(page, call, fault, times), fault);
    });
  }
}
