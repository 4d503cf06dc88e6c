import { RestError } from '../../support/rest-error';
import type { Settings } from '../settings/fields';
import { currentSettings } from '../settings/visitor';
import type { Shop } from '../shop';
import type { RecaptchaConnection } from './connection.types';

/** A form that the shop can guard with reCAPTCHA, by the platform's names. */
export type RecaptchaForm = Settings['recaptcha'][number];

/** The refusal of a REST call (`exchanges/recaptcha`). */
const REST_REFUSAL = 'ReCaptcha validation failed, please try again';
/** The refusals of a form: without a token, and with one that is not good. */
const NO_TOKEN = 'Something went wrong with reCAPTCHA. Please contact the store owner.';
const NOT_ACCEPTED = 'reCAPTCHA verification failed.';

/** The service, where the visitor's shop guards this form with it. */
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

/** Refuses a REST call of a guarded form whose token is not good; a token is used up by it. */
export async function requireToken(
  shop: Pick<Shop, 'recaptcha'>,
  form: RecaptchaForm,
  token = '',
): Promise<void> {
  const service = recaptchaOf(shop, form);
  if (service === null || (await isAccepted(service, token))) return;
  throw new RestError(400, REST_REFUSAL);
}

/** Why a form is refused, or null where its token is good or it needs none; a token is used up by it. */
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
