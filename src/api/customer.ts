import * as v from 'valibot';
import { fail, ok, type Result } from '../platform/result';
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
