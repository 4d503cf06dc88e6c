import * as v from 'valibot';
import { fail, ok, type Result } from '../platform/result';
import { call, type CallOptions, type RestContext } from './rest';

const response = v.object({
  errors: v.boolean(),
  message: v.optional(v.string(), ''),
  redirectUrl: v.nullish(v.string(), null),
});

/** A customer's login data. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** What guards the form, where the shop requires it: the letters of the captcha, the token of reCAPTCHA. */
  readonly guard?: Readonly<Record<string, string>>;
  /** The URL to post to instead of `customer/ajax/login` (LOGIN-01, LOGIN-02). */
  readonly loginUrl?: string | null;
}

/**
 * Logs a customer in (LOGIN-01 to LOGIN-04, MAIL-16). Wrong credentials are `rejected` with the shop's message. Returns
 * the shop's redirect URL, or null.
 */
export async function login(
  context: Pick<RestContext, 'baseUrl'>,
  { username, password, guard, loginUrl = null }: Credentials,
  { signal }: CallOptions = {},
): Promise<Result<{ redirectUrl: string | null }>> {
  const result = await call(
    {
      url: loginUrl ?? `${context.baseUrl}customer/ajax/login`,
      method: 'POST',
      body: {
        username,
        password,
        captcha_form_id: 'user_login',
        ...guard,
        context: 'checkout',
      },
      signal,
    },
    response,
  );
  if (!result.ok) return result;
  const { errors, message, redirectUrl } = result.value;
  return errors
    ? fail({ kind: 'rejected', status: 200, message, redirectAction: null })
    : ok({ redirectUrl });
}
