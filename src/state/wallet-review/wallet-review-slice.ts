import type { PayloadAction } from '@reduxjs/toolkit';
import type { FormFields } from '../../api/wallet-review';
import type { ReviewedOrder, ReviewRate } from '../../domain/wallet-review';
import { createPureSlice } from '../shared/pure-slice';

/** What the page is to show in place of what it has. */
export interface ReviewDetails {
  /** The items and totals as the shop's HTML; null where its page has no place for them. */
  readonly html: string | null;
  /** The shipping methods with the one that the shop has; left out where only the totals are new. */
  readonly methods?: { readonly rate: string | null; readonly rates: readonly ReviewRate[] };
}

/** The order of a wallet that is reviewed on a page of the shop. */
export interface WalletReviewState {
  /**
   * `saving`: a shipping method is being sent, or new details are being shown; `checking`: the order is about to be sent;
   * `leaving`: its form is to be sent now, and may be on its way.
   */
  readonly status: 'idle' | 'saving' | 'checking' | 'leaving';
  /** Why the last step did nothing; null when it did. */
  readonly problem: string | null;
  /** The details that replace those of the page; null while those of the page are valid. */
  readonly details: ReviewDetails | null;
  /** The page may show another order than the shop has: nothing may be ordered. */
  readonly isUnsaved: boolean;
  /** The text of the details as the shop had them when the order had changed; a script may change what the page shows. */
  readonly seen: string | null;
}

declare module '../shared/store.types' {
  interface LazySlices {
    walletReview: WalletReviewState;
  }
}

/** A choice of the shopper, and where it is saved. */
export interface MethodChoice {
  readonly url: string;
  readonly fields: FormFields;
}

/** The order has changed since it was shown. */
interface ReviewChange {
  readonly details: ReviewDetails;
  /** The text of the details. */
  readonly seen: string;
  /** What the shopper is told. */
  readonly problem: string;
}

const initialState: WalletReviewState = {
  status: 'idle',
  problem: null,
  details: null,
  isUnsaved: false,
  seen: null,
};

const isOrdering = ({ status }: WalletReviewState): boolean =>
  status === 'checking' || status === 'leaving';

export const walletReviewSlice = createPureSlice({
  name: 'walletReview',
  initialState,
  reducers: {
    /** The shopper has chosen a shipping method; also again after a failure. */
    methodChosen: (state, _action: PayloadAction<MethodChoice>): WalletReviewState =>
      isOrdering(state)
        ? state
        : { status: 'saving', problem: null, details: null, isUnsaved: true, seen: null },
    /** The shop has the method that is chosen; the payload is the HTML of the details, which are to be shown. */
    methodSaved: (state, { payload }: PayloadAction<string>): WalletReviewState => ({
      ...state,
      details: { html: payload },
    }),
    /** The page shows these details. Those of an earlier method count for nothing. */
    detailsShown: (state, { payload }: PayloadAction<ReviewDetails>): WalletReviewState =>
      state.details === payload ? { ...state, status: 'idle', isUnsaved: false } : state,
    /** The method was not saved, or it is not known whether it was. */
    methodFailed: (state, { payload }: PayloadAction<string>): WalletReviewState => ({
      ...state,
      status: 'idle',
      problem: payload,
    }),
    /** The shopper has pressed "Place Order"; the payload is what the page shows. */
    reviewSubmitted: (state, _action: PayloadAction<ReviewedOrder>): WalletReviewState =>
      state.status === 'idle' && !state.isUnsaved
        ? { ...state, status: 'checking', problem: null }
        : state,
    /** Nothing speaks against sending the form. */
    reviewCleared: (state): WalletReviewState => ({ ...state, status: 'leaving' }),
    /** Nothing was sent. */
    reviewHeld: (state, { payload }: PayloadAction<string>): WalletReviewState => ({
      ...state,
      status: 'idle',
      problem: payload,
    }),
    /** Nothing was sent: the shop has another order than the page shows. */
    reviewChanged: (_state, { payload }: PayloadAction<ReviewChange>): WalletReviewState => ({
      ...payload,
      status: 'saving',
      isUnsaved: true,
    }),
  },
});

export const {
  methodChosen,
  methodSaved,
  detailsShown,
  methodFailed,
  reviewSubmitted,
  reviewCleared,
  reviewHeld,
  reviewChanged,
} = walletReviewSlice.actions;

/** The state of the page. */
export const selectWalletReview = (state: {
  readonly walletReview?: WalletReviewState;
}): WalletReviewState => state.walletReview ?? initialState;
