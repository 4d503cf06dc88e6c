import { RestError } from '../../support/rest-error';
import type { Settings } from '../settings/fields';
import { currentSettings } from '../settings/visitor';
import type { Shop } from '../shop';
import type { RecaptchaConnection } from './connection.types';

/** A form that the shop can protect with reCAPTCHA, by the platform's names. */
export type RecaptchaForm = Settings['recaptcha'][number];

/** The refusal of a REST call (`exchanges/recaptcha`). */
const REST_REFUSAL = 'ReCaptcha validation failed, please try again';
/** The refusals of a form: without a token, and with an invalid one. */
const NO_TOKEN = 'Something went wrong with reCAPTCHA. Please contact the store owner.';
const NOT_ACCEPTED = 'reCAPTCHA verification failed.';

/** The service, if the visitor's shop protects this form with it. */
export function recaptchaOf(
  { recaptcha }: Pick<Shop, 'recaptcha'>,
  form: RecaptchaForm,
): RecaptchaConnection | null {
  return currentSettings().recaptcha.includes(form) ? (recaptcha ?? null) : null;
}

async function isAccepted({ origin, secret }: RecaptchaConnection, token: string) {
  const response = await fetch(`${origin}/recaptcha/api/siteverify`, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
  });
  const { success } = (await response.json()) as { readonly success: boolean };
  return success;
}

/** Refuses a REST call of a protected form with an invalid token; consumes the token. */
export async function requireToken(
  shop: Pick<Shop, 'recaptcha'>,
  form: RecaptchaForm,
  token = '',
): Promise<void> {
  const service = recaptchaOf(shop, form);
  if (service === null || (await isAccepted(service, token))) return;
  throw new RestError(400, REST_REFUSAL);
}

/** Why a form is refused, or null if its token is valid or not needed; consumes the token. */
export async function tokenProblem(
  shop: Pick<Shop, 'recaptcha'>,
  form: RecaptchaForm,
  token: string,
): Promise<string | null> {
  const service = recaptchaOf(shop, form);
  if (service === null) return null;
  if (token === '') return NO_TOKEN;
  return (await isAccepted(service, token)) ? null : NOT_ACCEPTED;
}
