import type { AdminAnswer } from '../../api/admin-form';
import { t } from '../../platform/i18n/i18n';
import { navigate, sameOrigin } from '../../platform/navigate';

const GENERAL = 'Something went wrong with your request. Please try again later.';

const SIGNED_OUT = 'Your session has expired. Please sign in again.';

/** Answers other than what was asked for. */
type Refusal = Exclude<AdminAnswer, { readonly kind: 'accepted' }>;

/** What is said about an answer that was not accepted; there is always a text. */
export function textsOf(answer: Refusal): readonly string[] {
  if (answer.kind === 'expired' && sameOrigin(answer.url)) return [t(SIGNED_OUT)];
  const texts = answer.kind === 'refused' ? answer.messages : [];
  return texts.length === 0 ? [t(GENERAL)] : texts;
}

/** Opens the sign-in page when the session has ended (AFORM-30); no page of another site. */
export function leaveExpired(answer: Refusal): void {
  if (answer.kind === 'expired' && sameOrigin(answer.url)) navigate(answer.url);
}
