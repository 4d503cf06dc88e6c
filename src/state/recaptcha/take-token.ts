import type { CaptchaForm } from '../../domain/captcha.types';
import { t } from '../../platform/i18n/i18n';
import type { TokenFailure } from '../../platform/recaptcha/widget';
import { takeFrom } from '../../platform/recaptcha/take-from';
import { fail, ok, type Result } from '../../platform/result';
import type { TillState } from '../shared/store.types';
import { selectRecaptcha } from './select-recaptcha';

/**
 * Why nothing was sent.
 *
 * @phrases
 */
const REASONS: Readonly<Record<TokenFailure, string>> = {
  unticked: 'Please confirm that you are not a robot.',
  blocked:
    'The security check could not be loaded. Allow it in your content blocker, or try again.',
  unfinished: 'The security check was not completed. Please try again.',
};

/** The name of a token: REST calls have it in a header, the others in their body. */
const nameIn = (form: CaptchaForm): string =>
  form === 'payment_processing_request' || form === 'sales_rule_coupon_request'
    ? 'X-ReCaptcha'
    : 'g-recaptcha-response';

/** Adds a new token to the headers or fields of one request, where its form needs one; else returns why there is none. */
export async function addToken(
  state: TillState,
  form: CaptchaForm,
  fields: Readonly<Record<string, string>>,
): Promise<Result<Readonly<Record<string, string>>>> {
  if (selectRecaptcha(form)(state) === null) return ok(fields);
  const taken = await takeFrom(form);
  if (taken.ok) return ok({ ...fields, [nameIn(form)]: taken.value });
  const message = t(REASONS[taken.error]);
  return fail({ kind: 'rejected', status: 400, message, redirectAction: null });
}
