import type { PayloadAction } from '@reduxjs/toolkit';
import type { WalletLocation } from '../../domain/payment/wallet-location';
import { createPureSlice } from '../shared/pure-slice';

/**
 * Paying with a wallet. `adding`: the product is being added to the cart while the sheet opens; `open`: the shopper is in
 * the sheet; `paying`: the order is being placed; `leaving`: the page where it is reviewed is being opened; `unknown`: it may
 * exist; `failed`: there is none, or no sheet.
 */
export type ExpressStatus =
  'idle' | 'adding' | 'open' | 'paying' | 'leaving' | 'unknown' | 'failed';

/** Where a provider has wallet buttons on this page. */
export interface WalletOffer {
  /** The provider's code. */
  readonly provider: string;
  readonly locations: readonly WalletLocation[];
}

/** The page's pending wallet purchase, of which there is at most one. Contains no addresses or payment data. */
export interface ExpressState {
  readonly status: ExpressStatus;
  /** The button that was pressed. */
  readonly location: WalletLocation | null;
  /** Plain text; null without an error. */
  readonly error: string | null;
  /** Where the page has buttons; the providers in the order of their registration. */
  readonly offers: readonly WalletOffer[];
}

declare module '../shared/store.types' {
  interface LazySlices {
    express: ExpressState;
  }
}

const initialState: ExpressState = { status: 'idle', location: null, error: null, offers: [] };

export const expressSlice = createPureSlice({
  name: 'express',
  initialState,
  reducers: {
    /** The providers were asked where they have buttons; again when the shop has registered another one. */
    walletsOffered: (state, { payload }: PayloadAction<readonly WalletOffer[]>) => ({
      ...state,
      offers: payload,
    }),
    /** A wallet button was pressed (EXPR-03). */
    expressPressed: (
      state,
      {
        payload: { location, isAdding },
      }: PayloadAction<{ readonly location: WalletLocation; readonly isAdding: boolean }>,
    ): ExpressState => ({ ...state, status: isAdding ? 'adding' : 'open', location, error: null }),
    /** The product is in the cart. */
    expressAdded: (state) => (state.status === 'adding' ? { ...state, status: 'open' } : state),
    /** The shopper has confirmed in the sheet. */
    expressConfirmed: (state) => ({ ...state, status: 'paying', error: null }),
    /** The shopper has approved a purchase whose order is reviewed on a page of the shop. */
    expressApproved: (state) => ({ ...state, status: 'leaving', error: null }),
    /** The shop's response to the order was lost; it is being looked up. */
    expressUnknown: (state) => ({ ...state, status: 'unknown' }),
    /** A change in the sheet was rejected (EXPR-13); the sheet stays open. */
    expressRejected: (state, { payload }: PayloadAction<string>) => ({ ...state, error: payload }),
    /** There is no order, and nothing was charged. */
    expressFailed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      status: 'failed',
      error: payload,
    }),
    /** The shopper has closed the sheet (EXPR-07). */
    expressCancelled: (state) => ({ ...state, status: 'idle' }),
    /** The shopper has read the error. */
    expressErrorClosed: (state) => ({
      ...state,
      status: state.status === 'failed' ? 'idle' : state.status,
      error: null,
    }),
    /** The shopper retries the lookup of the order. */
    expressCheckRetried: (state) => state,
  },
});

export const {
  walletsOffered,
  expressPressed,
  expressAdded,
  expressConfirmed,
  expressApproved,
  expressUnknown,
  expressRejected,
  expressFailed,
  expressCancelled,
  expressErrorClosed,
  expressCheckRetried,
} = expressSlice.actions;

/** The purchase by wallet of this page. */
export const selectExpress = (state: { readonly express?: ExpressState }): ExpressState =>
  state.express ?? initialState;
