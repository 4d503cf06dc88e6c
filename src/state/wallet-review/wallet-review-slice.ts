import type { PayloadAction } from '@reduxjs/toolkit';
import type { FormFields } from '../../api/wallet-review';
import { createPureSlice } from '../shared/pure-slice';

/** The order of a wallet that is reviewed on a page of the shop. */
export interface WalletReviewState {
  /**
   * `saving`: a shipping method is being sent; `checking`: the order is about to be; `leaving`: its form is to be sent now, and
   * may be on its way.
   */
  readonly status: 'idle' | 'saving' | 'checking' | 'leaving';
  /** Why the last step did nothing; null when it did. */
  readonly problem: string | null;
  /** The details with the totals of the chosen method, as the shop's HTML; null while those of the page are valid. */
  readonly details: string | null;
  /** The shop may have another method than the one that is chosen: nothing may be ordered. */
  readonly isUnsaved: boolean;
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

const initialState: WalletReviewState = {
  status: 'idle',
  problem: null,
  details: null,
  isUnsaved: false,
};

const isOrdering = ({ status }: WalletReviewState): boolean =>
  status === 'checking' || status === 'leaving';

export const walletReviewSlice = createPureSlice({
  name: 'walletReview',
  initialState,
  reducers: {
    /** The shopper has chosen a shipping method; also again after a failure. */
    methodChosen: (state, _action: PayloadAction<MethodChoice>): WalletReviewState =>
      isOrdering(state) ? state : { ...state, status: 'saving', problem: null, isUnsaved: true },
    /** The shop has the method that is chosen; `details` is its HTML. */
    methodSaved: (state, { payload }: PayloadAction<string>): WalletReviewState => ({
      ...state,
      status: 'idle',
      details: payload,
      isUnsaved: false,
    }),
    /** The method was not saved, or it is not known whether it was. */
    methodFailed: (state, { payload }: PayloadAction<string>): WalletReviewState => ({
      ...state,
      status: 'idle',
      problem: payload,
    }),
    /** The shopper has pressed "Place Order". */
    reviewSubmitted: (state): WalletReviewState =>
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
  },
});

export const {
  methodChosen,
  methodSaved,
  methodFailed,
  reviewSubmitted,
  reviewCleared,
  reviewHeld,
} = walletReviewSlice.actions;

/** The state of the page. */
export const selectWalletReview = (state: {
  readonly walletReview?: WalletReviewState;
}): WalletReviewState => state.walletReview ?? initialState;
