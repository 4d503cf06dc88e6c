import * as v from 'valibot';

import type { StripeConnection } from './connection.types';
import { formEncoded, type Params } from './form-encoding';

/** The time limit for calls to the provider, the default of its public libraries. */
const TIMEOUT_MS = 80_000;

const errorSchema = v.object({
  error: v.object({
    message: v.optional(v.string(), 'An error has occurred.'),
  }),
});

/** A call that the provider refused (with its status), or that never reached it (status 0). */
export class ProviderError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** Messages about a missing or unknown key are not shown to shoppers (PELEM-37). */
function refusal(status: number, body: unknown): ProviderError {
  if (status === 401) return new ProviderError('Invalid Stripe API key provided.', status);
  const read = v.safeParse(errorSchema, body);
  if (!read.success) return new ProviderError('The payment provider could not be reached.', status);
  return new ProviderError(read.output.error.message, status);
}

/** The provider's HTTP API: form-encoded requests, JSON responses. Paths are below `/v1/`. */
export interface Provider {
  /** The shop's account there, identified by its publishable key. */
  readonly account: string;
  get<T>(path: string, schema: v.GenericSchema<unknown, T>, params?: Params): Promise<T>;
  post<T>(path: string, schema: v.GenericSchema<unknown, T>, params?: Params): Promise<T>;
}

/** A connection to the provider; its calls throw `ProviderError`. */
export function connectProvider({
  origin,
  apiOrigin = origin,
  secretKey,
  publishableKey,
}: StripeConnection): Provider {
  const call = async <T>(
    path: string,
    init: { readonly method: 'GET' | 'POST'; readonly body?: URLSearchParams },
    schema: v.GenericSchema<unknown, T>,
  ): Promise<T> => {
    const headers = { authorization: `Bearer ${secretKey}` };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${apiOrigin}/v1/${path}`, { ...init, headers, signal }).catch(
      () => {
        throw new ProviderError('The payment provider could not be reached.', 0);
      },
    );
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw refusal(response.status, body);
    const read = v.safeParse(schema, body);
    if (!read.success) {
      throw new ProviderError('The payment provider could not be understood.', response.status);
    }
    return read.output;
  };
  return {
    account: publishableKey,
    get: (path, schema, params = {}) => {
      const query = formEncoded(params).toString();
      return call(query === '' ? path : `${path}?${query}`, { method: 'GET' }, schema);
    },
    post: (path, schema, params = {}) =>
      call(path, { method: 'POST', body: formEncoded(params) }, schema),
  };
}
