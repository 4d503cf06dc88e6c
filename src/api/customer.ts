import * as v from 'valibot';
import { fail, ok, type Result } from '../platform/result';
import { call, restUrl, type CallOptions, type RestContext } from './rest';

/**
 * Whether an e-mail has no account yet (MAIL-11). True for everybody unless the shop turned on guest checkout login
 * (decision C1).
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
      body: { customerEmail: email },
      signal,
    },
    v.boolean(),
  );

const answer = v.object({
  errors: v.boolean(),
  message: v.optional(v.string(), ''),
  redirectUrl: v.nullish(v.string(), null),
});

/**
 * Logs a customer in (LOGIN-01, LOGIN-03, LOGIN-04, MAIL-16). Wrong credentials are `rejected` with the shop's words.
 * Answers where the shop wants to go next, or null.
 */
export async function login(
  context: Pick<RestContext, 'baseUrl'>,
  credentials: { readonly username: string; readonly password: string },
  { signal }: CallOptions = {},
): Promise<Result<{ redirectUrl: string | null }>> {
  const result = await call(
    {
      url: `${context.baseUrl}customer/ajax/login`,
      method: 'POST',
      body: { ...credentials, captcha_form_id: 'user_login', context: 'checkout' },
      signal,
    },
    answer,
  );
  if (!result.ok) return result;
  const { errors, message, redirectUrl } = result.value;
  return errors
    ? fail({ kind: 'rejected', status: 200, message, redirectAction: null })
    : ok({ redirectUrl });
}
