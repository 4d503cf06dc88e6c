import * as v from 'valibot';
import { isWebAddress } from '../../../platform/navigate';
import type { Result } from '../../../platform/result';
import type { CallOptions } from '../../../api/rest';
import { callStripe, type StripeShop } from './call';

/** Longer than usual: the shop calls the provider meanwhile. */
const TIMEOUT_MS = 60_000;

/**
 * The provider's session in which the last order is to be paid (REDIR-03); null where no order waits, or where the
 * response is no session id.
 */
export const loadSessionId = (
  shop: StripeShop,
  options?: CallOptions,
): Promise<Result<string | null>> =>
  callStripe(
    shop,
    { name: 'get_checkout_session_id', method: 'GET', isRaw: true, timeoutMs: TIMEOUT_MS },
    v.fallback(
      v.nullable(
        v.pipe(
          v.string(),
          v.check((id) => id.startsWith('cs_')),
        ),
      ),
      null,
    ),
    options,
  );

/** The address of the session's page (since 4.6.1); null if there is none. */
export const loadSessionUrl = (
  shop: StripeShop,
  options?: CallOptions,
): Promise<Result<string | null>> =>
  callStripe(
    shop,
    { name: 'get_checkout_session_url', method: 'GET', isRaw: true, timeoutMs: TIMEOUT_MS },
    v.fallback(v.nullable(v.pipe(v.string(), v.check(isWebAddress))), null),
    options,
  );
