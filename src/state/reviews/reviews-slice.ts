import type { PayloadAction } from '@reduxjs/toolkit';
import type { ReviewDraft } from '../../domain/review.types';
import type { ServerMessage } from '../../domain/section.types';
import { createPureSlice } from '../shared/pure-slice';

/** The reviews of the page's product, and a review that is being sent. */
export interface ReviewsState {
  /** Where they are read from; null where the page does not say. */
  readonly listUrl: string | null;
  /** The server's HTML of the page that is shown; null until there is one. */
  readonly html: string | null;
  readonly status: 'idle' | 'loading' | 'failed';
  /** Address of the page that is wanted; the newest wish wins. */
  readonly wanted: string | null;
  /** What the shopper has typed. */
  readonly draft: ReviewDraft;
  readonly isSending: boolean;
  /** What the server said of the review that was sent last; its texts may be HTML. */
  readonly messages: readonly ServerMessage[];
  /** How many were accepted on this page. */
  readonly accepted: number;
}

declare module '../shared/store.types' {
  interface LazySlices {
    reviews: ReviewsState;
  }
}

/** A form, and what stands in it. */
interface OpenForm {
  /** Where it is sent. */
  readonly url: string;
  readonly draft: ReviewDraft;
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
    /** The page says where its reviews are. */
    reviewsPlaced: (state, { payload: listUrl }: PayloadAction<string | null>) => ({
      ...state,
      listUrl,
    }),
    /** The shopper is about to see the reviews, or wants another page of them (REVW-01, REVW-03). */
    reviewsWanted: (state, { payload: wanted }: PayloadAction<string>) => ({
      ...state,
      wanted,
      status: 'loading' as const,
    }),
    /** A page of reviews is there; one that is no longer wanted is not shown. */
    reviewsReceived: (
      state,
      { payload: { url, html } }: PayloadAction<{ url: string; html: string }>,
    ) => (url === state.wanted ? { ...state, html, status: 'idle' as const } : state),
    /** The server could not be asked. */
    reviewsFailed: (state, { payload: url }: PayloadAction<string>) =>
      url === state.wanted ? { ...state, status: 'failed' as const } : state,
    /** The form is there, with what the server put into it and what was typed before a reload. */
    reviewOpened: (state, { payload: { draft } }: PayloadAction<OpenForm>) => ({ ...state, draft }),
    /** The shopper typed or chose something. */
    reviewEdited: (state, { payload: { draft } }: PayloadAction<OpenForm>) => ({ ...state, draft }),
    /** The shopper sends a review that is complete. */
    reviewSubmitted: (state, _action: PayloadAction<{ readonly url: string }>) => ({
      ...state,
      isSending: true,
      messages: [],
    }),
    /** The server took it, or said why it did not. */
    reviewAnswered: (
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
  reviewAnswered,
} = reviewsSlice.actions;

/** The reviews of the page's product. */
export const selectReviews = (state: { readonly reviews?: ReviewsState }): ReviewsState =>
  state.reviews ?? initialState;
