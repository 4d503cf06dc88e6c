import * as v from 'valibot';
import { http } from '../platform/http/http';
import type { HttpRequest } from '../platform/http/http.types';
import { fail, ok, type Result } from '../platform/result';
import type { RestContext } from './rest.types';

export type { CallOptions, RestContext } from './rest.types';

/** URL of a REST resource (HTTP-01); segments are encoded, not replaced (decision C14). */
export const restUrl = (
  context: Pick<RestContext, 'baseUrl' | 'storeCode'>,
  ...segments: readonly string[]
): string =>
  `${context.baseUrl}${['rest', context.storeCode, 'V1', ...segments].map(encodeURIComponent).join('/')}`;

/** URL of a resource of the cart: `guest-carts/{id}/…` or `carts/mine/…` (HTTP-02, HTTP-03). */
export const cartUrl = (context: RestContext, ...segments: readonly string[]): string =>
  context.cart.kind === 'guest'
    ? restUrl(context, 'guest-carts', context.cart.maskedId, ...segments)
    : restUrl(context, 'carts', 'mine', ...segments);

/** Sends a request and parses its response with a schema; a response that does not match is `malformed`. */
export async function call<Schema extends v.GenericSchema>(
  request: HttpRequest,
  schema: Schema,
): Promise<Result<v.InferOutput<Schema>>> {
  const result = await http(request);
  if (!result.ok) return result;
  const parsed = v.safeParse(schema, result.value.body);
  return parsed.success
    ? ok(parsed.output)
    : fail({ kind: 'malformed', status: result.value.status });
}
