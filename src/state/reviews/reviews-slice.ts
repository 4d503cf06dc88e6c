import type { PayloadAction } from '@reduxjs/toolkit';
import type { ReviewDraft } from '../../domain/review.types';
import type { ServerMessage } from '../../domain/section.types';
import { createPureSlice } from '../shared/pure-slice';

/** The reviews of the page's product, and a review that is being sent. */
export interface ReviewsState {
  /** The URL of the reviews; null where the page has none. */
  readonly listUrl: string | null;
  /** The server's HTML of the page that is shown; null until there is one. */
  readonly html: string | null;
  readonly status: 'idle' | 'loading' | 'failed';
  /** URL of the requested page of reviews; the latest request wins. */
  readonly wanted: string | null;
  /** What the shopper has typed. */
  readonly draft: ReviewDraft;
  readonly isSending: boolean;
  /** The server's messages about the last submitted review; their text may be HTML. */
  readonly messages: readonly ServerMessage[];
  /** The number of reviews accepted on this page. */
  readonly accepted: number;
}

declare module '../shared/store.types' {
  interface LazySlices {
    reviews: ReviewsState;
  }
}

/** A form and its values. */
interface OpenForm {
  /** The URL it is sent to. */
  readonly url: string;
  readonly draft: ReviewDraft;
}

/** The form of a review that is sent. */
interface SubmittedReview {
  readonly url: string;
  /** What the platform calls the form's reCAPTCHA, where it has one. */
  readonly recaptchaId?: `recaptcha-${string}` | null;
}

const EMPTY: ReviewDraft = { nickname: '', title: '', detail: '', ratings: {} };

const initialState: ReviewsState = {
  listUrl: null,
  html: null,
  status: 'idle',
  wanted: null,
  draft: EMPTY,
  isSending: false,
  messages: [],
  accepted: 0,
};

export const reviewsSlice = createPureSlice({
  name: 'reviews',
  initialState,
  reducers: {
    /** The URL of the reviews was read from the page. */
    reviewsPlaced: (state, { payload: listUrl }: PayloadAction<string | null>) => ({
      ...state,
      listUrl,
    }),
    /** The reviews are about to be visible, or the shopper requested another page of them (REVW-01, REVW-03). */
    reviewsWanted: (state, { payload: wanted }: PayloadAction<string>) => ({
      ...state,
      wanted,
      status: 'loading' as const,
    }),
    /** A page of reviews has arrived; it is ignored if another one was requested since. */
    reviewsReceived: (
      state,
      { payload: { url, html } }: PayloadAction<{ url: string; html: string }>,
    ) => (url === state.wanted ? { ...state, html, status: 'idle' as const } : state),
    /** The reviews could not be loaded. */
    reviewsFailed: (state, { payload: url }: PayloadAction<string>) =>
      url === state.wanted ? { ...state, status: 'failed' as const } : state,
    /** The form is shown, with the values rendered by the server. */
    reviewOpened: (state, { payload: { draft } }: PayloadAction<OpenForm>) => ({ ...state, draft }),
    /** The shopper typed or chose something. */
    reviewEdited: (
      state,
      { payload: { change } }: PayloadAction<{ url: string; change: Partial<ReviewDraft> }>,
    ) => ({ ...state, draft: { ...state.draft, ...change } }),
    /** The shopper submitted a complete review. */
    reviewSubmitted: (state, _action: PayloadAction<SubmittedReview>) => ({
      ...state,
      isSending: true,
      messages: [],
    }),
    /** The review was accepted, or refused with messages. */
    reviewSettled: (
      state,
      {
        payload: { isAccepted, messages },
      }: PayloadAction<{ isAccepted: boolean; messages: readonly ServerMessage[] }>,
    ) => ({
      ...state,
      isSending: false,
      messages,
      ...(isAccepted && {
        accepted: state.accepted + 1,
        draft: { ...EMPTY, nickname: state.draft.nickname },
      }),
    }),
  },
});

export const {
  reviewsPlaced,
  reviewsWanted,
  reviewsReceived,
  reviewsFailed,
  reviewOpened,
  reviewEdited,
  reviewSubmitted,
  reviewSettled,
} = reviewsSlice.actions;

/** The reviews of the page's product. */
export const selectReviews = (state: { readonly reviews?: ReviewsState }): ReviewsState =>
  state.reviews ?? initialState;
