import type { PayloadAction } from '@reduxjs/toolkit';
import type { WalletLocation } from '../../domain/payment/wallet-location';
import { createPureSlice } from '../shared/pure-slice';

/** The messages about paying later of this page (SMART-02). */
export interface PayLaterState {
  /** Where a provider has one. */
  readonly places: readonly WalletLocation[];
}

declare module '../shared/store.types' {
  interface LazySlices {
    payLater: PayLaterState;
  }
}

const initialState: PayLaterState = { places: [] };

export const payLaterSlice = createPureSlice({
  name: 'payLater',
  initialState,
  reducers: {
    /** The page was read: where it has messages. */
    messagesOffered: (
      _state,
      { payload: places }: PayloadAction<readonly WalletLocation[]>,
    ): PayLaterState => ({ places }),
  },
});

export const { messagesOffered } = payLaterSlice.actions;

/** Where the page has messages; nowhere until it was read. */
export const selectPayLaterPlaces = (state: {
  readonly payLater?: PayLaterState;
}): PayLaterState['places'] => (state.payLater ?? initialState).places;
