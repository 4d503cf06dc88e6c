import type { PayloadAction } from '@reduxjs/toolkit';
import type { RecentProduct } from '../../domain/recent.types';
import { createPureSlice } from '../shared/pure-slice';
import type { ViewedMarkup } from './viewed-markup';

/** Products that were looked at a moment ago, in this tab or another. */
export interface RecentState {
  /** Newest first, without those that this page is about. */
  readonly products: readonly RecentProduct[];
  /** The list that the account's pages keep, newest first. */
  readonly markup: readonly ViewedMarkup[];
}

declare module '../shared/store.types' {
  interface LazySlices {
    recent: RecentState;
  }
}

const initialState: RecentState = { products: [], markup: [] };

export const recentlyViewedSlice = createPureSlice({
  name: 'recent',
  initialState,
  reducers: {
    /** The browser's storage was read. */
    recentProductsRead: (state, { payload }: PayloadAction<readonly RecentProduct[]>) => ({
      ...state,
      products: payload,
    }),
    /** The list of the account's pages was read. */
    viewedMarkupRead: (state, { payload }: PayloadAction<readonly ViewedMarkup[]>) => ({
      ...state,
      markup: payload,
    }),
    /** An element shows that list; `product` is what this page is about, and `limit` how many others are kept. */
    viewedMarkupWanted: (
      state,
      _action: PayloadAction<{ readonly product: ViewedMarkup | null; readonly limit: number }>,
    ) => state,
  },
});

export const { recentProductsRead, viewedMarkupRead, viewedMarkupWanted } =
  recentlyViewedSlice.actions;

/** The products that were looked at, newest first. */
export const selectRecentProducts = (state: {
  readonly recent?: RecentState;
}): readonly RecentProduct[] => (state.recent ?? initialState).products;

/** The list that the account's pages keep, newest first. */
export const selectViewedMarkup = (state: {
  readonly recent?: RecentState;
}): readonly ViewedMarkup[] => (state.recent ?? initialState).markup;
