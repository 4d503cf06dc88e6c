import * as v from 'valibot';
import type { Result } from '../platform/result';
import { call, cartUrl, type CallOptions, type RestContext } from './rest';

/** Uses the customer's store credit for the cart (BAL-01), or no longer (BAL-02); only customers have one. */
export const changeBalance = (
  context: RestContext,
  isUsed: boolean,
  { signal }: CallOptions = {},
): Promise<Result<boolean>> =>
  call(
    { url: cartUrl(context, 'balance', isUsed ? 'apply' : 'unapply'), method: 'POST', signal },
    v.boolean(),
  );
