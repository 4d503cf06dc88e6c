import type { PayloadAction } from '@reduxjs/toolkit';
import type { RecentProduct } from '../../domain/recent.types';
import { createPureSlice } from '../pure-slice';

/** Products that were looked at a moment ago, in this tab or another. */
export interface RecentState {
  /** Newest first, without those that this page is about. */
  readonly products: readonly RecentProduct[];
}

declare module '../store.types' {
  interface LazySlices {
    recent: RecentState;
  }
}

const initialState: RecentState = { products: [] };

export const recentSlice = createPureSlice({
  name: 'recent',
  initialState,
  reducers: {
    /** The browser's storage was read. */
    recentProductsRead: (_state, { payload }: PayloadAction<readonly RecentProduct[]>) => ({
      products: payload,
    }),
  },
});

export const { recentProductsRead } = recentSlice.actions;

/** The products that were looked at, newest first. */
export const selectRecentProducts = (state: {
  readonly recent?: RecentState;
}): readonly RecentProduct[] => (state.recent ?? initialState).products;
