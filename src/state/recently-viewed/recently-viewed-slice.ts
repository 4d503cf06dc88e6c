import type { PayloadAction } from '@reduxjs/toolkit';
import type { RecentProduct } from '../../domain/recent.types';
import { createPureSlice } from '../shared/pure-slice';
import type { ViewedMarkup } from './viewed-markup';

/** Recently viewed products, of this tab and others. */
export interface RecentState {
  /** Newest first, without the products of this page. */
  readonly products: readonly RecentProduct[];
  /** The list of the account pages, newest first. */
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
    /** The list of the account pages was read. */
    viewedMarkupRead: (state, { payload }: PayloadAction<readonly ViewedMarkup[]>) => ({
      ...state,
      markup: payload,
    }),
    /** An element shows that list; `product` is this page's product, and `limit` the number of others to store. */
    viewedMarkupWanted: (
      state,
      _action: PayloadAction<{ readonly product: ViewedMarkup | null; readonly limit: number }>,
    ) => state,
  },
});

export const { recentProductsRead, viewedMarkupRead, viewedMarkupWanted } =
  recentlyViewedSlice.actions;

/** The viewed products, newest first. */
export const selectRecentProducts = (state: {
  readonly recent?: RecentState;
}): readonly RecentProduct[] => (state.recent ?? initialState).products;

/** The list of the account pages, newest first. */
export const selectViewedMarkup = (state: {
  readonly recent?: RecentState;
}): readonly ViewedMarkup[] => (state.recent ?? initialState).markup;
