import { loadReviews, postReview } from '../../api/reviews';
import type { ApiError } from '../../platform/http/api-error';
import { formKey } from '../../platform/form-key';
import { outcomeUnknown } from '../../platform/http/error-text';
import { t } from '../../platform/i18n/i18n';
import { fail, ok, type Result } from '../../platform/result';
import type { ServerMessage } from '../../domain/section.types';
import { takeCookieMessages } from '../messages/cookie-messages';
import { forgetReview, saveReview, savedReview } from './saved-review';
import {
  reviewSettled,
  reviewEdited,
  reviewOpened,
  reviewsFailed,
  reviewsReceived,
  reviewsWanted,
  reviewSubmitted,
  selectReviews,
} from './reviews-slice';
import type { FlowApi, StartListening } from '../shared/store.types';
import { failureText } from '../session/failure-text';

/** The response has no message about the review, as a maintenance page: the shop may not have received it. */
const NO_MESSAGE: ApiError = { kind: 'malformed', status: 200 };

/**
 * The message for a review without a usable response. The shop may have received it, and would accept it a second time.
 */
function notConfirmed(api: FlowApi, error: ApiError): ServerMessage {
  const isRefused = error.kind === 'malformed' && error.status >= 400;
  if (!outcomeUnknown(error) || isRefused || !navigator.onLine) {
    return { type: 'error', text: failureText(api, error) };
  }
  const text = t('It is not certain that your review arrived. Sent again, it may arrive twice.');
  return { type: 'warning', text };
}

/** The field that guards the form, where it has a reCAPTCHA; without a token nothing may be sent. */
const guardOf = async (
  api: FlowApi,
  recaptchaId: `recaptcha-${string}` | null,
): Promise<Result<Readonly<Record<string, string>>>> =>
  recaptchaId === null
    ? ok({})
    : import('../recaptcha/take-token').then(
        ({ addToken }) => addToken(api.getState(), recaptchaId, {}),
        () => fail({ kind: 'rejected', status: 400, message: '', redirectAction: null }),
      );

/** Loads pages of reviews, of which the latest request wins (REVW-02, REVW-03), and submits the shopper's review. */
export function startReviews(startListening: StartListening): void {
  startListening({
    actionCreator: reviewsWanted,
    effect: async ({ payload: url }, api) => {
      api.cancelActiveListeners();
      const result = await loadReviews(url, { signal: api.signal });
      if (result.ok) api.dispatch(reviewsReceived({ url, html: result.value }));
      else if (result.error.kind !== 'cancelled') api.dispatch(reviewsFailed(url));
    },
  });
  // The response to a review is a page; its messages are in a cookie that is read once (decision C22).
  startListening({
    actionCreator: reviewSubmitted,
    effect: async ({ payload: { url, recaptchaId = null } }, api) => {
      if (selectReviews(api.getOriginalState()).isSending) return;
      const { draft } = selectReviews(api.getState());
      const guard = await guardOf(api, recaptchaId);
      const result = guard.ok ? await postReview(url, draft, formKey(), guard.value) : guard;
      const messages = result.ok ? takeCookieMessages() : [];
      if (messages.length === 0) {
        const message = notConfirmed(api, result.ok ? NO_MESSAGE : result.error);
        api.dispatch(reviewSettled({ isAccepted: false, messages: [message] }));
        return;
      }
      const isAccepted = messages.every(({ type }) => type !== 'error');
      if (isAccepted) forgetReview(url);
      api.dispatch(reviewSettled({ isAccepted, messages }));
    },
  });
  // Values rendered by the server take precedence over those saved in the browser.
  startListening({
    actionCreator: reviewOpened,
    effect: ({ payload: { url, draft } }, api) => {
      const saved = savedReview(url);
      const merged = {
        ...draft,
        nickname: draft.nickname || saved.nickname,
        title: draft.title || saved.title,
        detail: draft.detail || saved.detail,
        ratings: { ...saved.ratings, ...draft.ratings },
      };
      api.dispatch(reviewEdited({ url, change: merged }));
    },
  });
  startListening({
    actionCreator: reviewEdited,
    effect: ({ payload: { url } }, api) => {
      saveReview(url, selectReviews(api.getState()).draft);
    },
  });
}
