import { loadReviews, postReview } from '../../api/reviews';
import type { ApiError } from '../../platform/http/api-error';
import { formKey } from '../../platform/form-key';
import { outcomeUnknown } from '../../platform/http/error-text';
import { t } from '../../platform/i18n/i18n';
import type { ServerMessage } from '../../domain/section.types';
import { takeCookieMessages } from '../messages/cookie-messages';
import { forgetReview, keepReview, keptReview } from './saved-review';
import {
  reviewAnswered,
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

/** The page that came says nothing of the review, as one of maintenance does: the shop may not have it. */
const WITHOUT_A_WORD: ApiError = { kind: 'malformed', status: 200 };

/** What is said of a review that the shop has not answered; it may have it all the same, and would not refuse it twice. */
function notConfirmed(api: FlowApi, error: ApiError): ServerMessage {
  const isRefused = error.kind === 'malformed' && error.status >= 400;
  if (!outcomeUnknown(error) || isRefused || !navigator.onLine) {
    return { type: 'error', text: failureText(api, error) };
  }
  const text = t('It is not certain that your review arrived. Sent again, it may arrive twice.');
  return { type: 'warning', text };
}

/** Reads pages of reviews, the newest wish first (REVW-02, REVW-03), and sends what the shopper writes. */
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
  // A review is answered by a page, and by messages in a cookie that are given once (decision C22).
  startListening({
    actionCreator: reviewSubmitted,
    effect: async ({ payload: { url } }, api) => {
      if (selectReviews(api.getOriginalState()).isSending) return;
      const { draft } = selectReviews(api.getState());
      const result = await postReview(url, draft, formKey());
      const messages = result.ok ? takeCookieMessages() : [];
      if (messages.length === 0) {
        const message = notConfirmed(api, result.ok ? WITHOUT_A_WORD : result.error);
        api.dispatch(reviewAnswered({ isAccepted: false, messages: [message] }));
        return;
      }
      const isAccepted = messages.every(({ type }) => type !== 'error');
      if (isAccepted) forgetReview(url);
      api.dispatch(reviewAnswered({ isAccepted, messages }));
    },
  });
  // What the server gave back wins over what the browser kept.
  startListening({
    actionCreator: reviewOpened,
    effect: ({ payload: { url, draft } }, api) => {
      const kept = keptReview(url);
      const merged = {
        ...draft,
        nickname: draft.nickname || kept.nickname,
        title: draft.title || kept.title,
        detail: draft.detail || kept.detail,
        ratings: { ...kept.ratings, ...draft.ratings },
      };
      api.dispatch(reviewEdited({ url, draft: merged }));
    },
  });
  startListening({
    actionCreator: reviewEdited,
    effect: ({ payload: { url, draft } }) => {
      keepReview(url, draft);
    },
  });
}
