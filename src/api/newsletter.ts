import * as v from 'valibot';
import { http } from '../platform/http/http';
import { buildQuery } from '../platform/query/query-string';
import { fail, ok, type Result } from '../platform/result';
import { call, type CallOptions } from './rest';
import { wireFlag } from './wire/wire';

/**
 * The response to a sign-up. `page`: the shop redirected to one of its pages, and the outcome is in its messages
 * (decision C22). Otherwise it is data, which is a success when it is truthy (NEWS-02, NEWS-03).
 */
export type SignUpResponse = 'page' | 'accepted' | 'refused';

/** Values that count as falsy in a script and are sent as text. */
const FALSY: readonly unknown[] = [false, 0, null, ''];

function responseOf(text: string): SignUpResponse | null {
  const body = text.trim();
  if (body.startsWith('<')) return 'page';
  if (body === '') return 'refused';
  try {
    return FALSY.includes(JSON.parse(body)) ? 'refused' : 'accepted';
  } catch {
    return null;
  }
}

/**
 * Signs an address up: a POST of the serialized form to its own action (NEWS-01, `endpoints.md` §5).
 *
 * @returns `malformed` for text that is neither a page nor data
 */
export async function signUp(
  url: string,
  fields: Readonly<Record<string, string>>,
): Promise<Result<SignUpResponse>> {
  const body = new URLSearchParams(fields);
  const result = await http({ url, method: 'POST', body, responseType: 'text' });
  if (!result.ok) return result;
  const { body: text, status } = result.value;
  const response = responseOf(typeof text === 'string' ? text : JSON.stringify(text ?? ''));
  return response === null ? fail({ kind: 'malformed', status }) : ok(response);
}

/** `errors` is unset or false where the lookup succeeded. */
const status = v.object({ errors: v.optional(v.unknown()), subscribed: wireFlag });

/**
 * Whether an address is subscribed (NEWS-05, NEWS-06). A response with errors is a failed lookup (NEWS-07).
 *
 * @param baseUrl of the shop, absolute, with a trailing slash
 */
export async function subscriptionStatus(
  baseUrl: string,
  email: string,
  { signal }: CallOptions = {},
): Promise<Result<boolean>> {
  const url = `${baseUrl}newsletter/ajax/status?${buildQuery({ email })}`;
  const result = await call({ url, signal }, status);
  if (!result.ok) return result;
  const { errors, subscribed } = result.value;
  return errors ? fail({ kind: 'malformed', status: 200 }) : ok(subscribed);
}
