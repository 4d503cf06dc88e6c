import * as v from 'valibot';
import type { Result } from '../platform/result';
import { call, cartUrl, type CallOptions, type RestContext } from './rest';

/**
 * Applies a code (DISC-12 to DISC-14, CPN-03, CPN-04). A refused code also removes a valid one that was applied before,
 * so load the totals again either way.
 */
export const applyCoupon = (
  context: RestContext,
  code: string,
  { signal, headers }: CallOptions = {},
): Promise<Result<boolean>> =>
  call({ url: cartUrl(context, 'coupons', code), method: 'PUT', signal, headers }, v.boolean());

/** Removes the code (DISC-15); true also when there was none. */
export const cancelCoupon = (
  context: RestContext,
  { signal }: CallOptions = {},
): Promise<Result<boolean>> =>
  call({ url: cartUrl(context, 'coupons'), method: 'DELETE', signal }, v.boolean());
