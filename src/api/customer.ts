import * as v from 'valibot';
import type { Result } from '../platform/result';
import { call, restUrl, type CallOptions, type RestContext } from './rest';

/**
 * Whether an e-mail has no account yet (MAIL-11). True for every e-mail unless the shop has enabled guest checkout
 * login (decision C1).
 */
export const isEmailAvailable = (
  context: Pick<RestContext, 'baseUrl' | 'storeCode'>,
  email: string,
  { signal }: CallOptions = {},
): Promise<Result<boolean>> =>
  call(
    {
      url: restUrl(context, 'customers', 'isEmailAvailable'),
      method: 'POST',
      isRead: true,
      body: { customerEmail: email },
      signal,
    },
    v.boolean(),
  );
