import * as v from 'valibot';
import { fail, ok, type Result } from '../platform/result';
import { call } from './rest';

const answer = v.object({ errors: v.boolean(), message: v.optional(v.string(), '') });

/**
 * Makes an account from the order just placed, which the shop remembers: nothing is sent along (REG-02, REG-03,
 * `endpoints.md` §3). Answers what the shop says about it; `errors` is a refusal in the shop's words (REG-04).
 */
export async function createAccountFromOrder(url: string): Promise<Result<string>> {
  const result = await call({ url, method: 'POST' }, answer);
  if (!result.ok) return result;
  const { errors, message } = result.value;
  return errors
    ? fail({ kind: 'rejected', status: 200, message, redirectAction: null })
    : ok(message);
}
