import * as v from 'valibot';
import { fail, ok, type Result } from '../platform/result';
import { call } from './rest';

const response = v.object({ errors: v.boolean(), message: v.optional(v.string(), '') });

/**
 * Creates an account from the order just placed, which the shop knows from the session: the request has no data
 * (REG-02, REG-03, `endpoints.md` §3). Returns the shop's message; `errors` means a refusal with that message (REG-04).
 */
export async function createAccountFromOrder(url: string): Promise<Result<string>> {
  const result = await call({ url, method: 'POST' }, response);
  if (!result.ok) return result;
  const { errors, message } = result.value;
  return errors
    ? fail({ kind: 'rejected', status: 200, message, redirectAction: null })
    : ok(message);
}
