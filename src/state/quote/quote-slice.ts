import type { PayloadAction } from '@reduxjs/toolkit';
import type { CartRef, QuoteItem, Totals } from '../../domain/quote.types';
import { derived } from '../shared/derived';
import { createPureSlice } from '../shared/pure-slice';

/** The coupon form: whether a request is pending, and the message of the last attempt. */
export interface CouponState {
  readonly status: 'idle' | 'saving';
  readonly error: string | null;
  /** The error is about the request, not about the code. */
  readonly isRequestError: boolean;
  readonly notice: string | null;
}

/** The cart about to be ordered: its identity, lines and the server's totals. */
export interface QuoteState {
  readonly cart: CartRef | null;
  readonly items: readonly QuoteItem[];
  readonly totals: Totals | null;
  readonly totalsStatus: 'ready' | 'loading' | 'failed';
  readonly coupon: CouponState;
  /** Number of the latest request for totals; numbers are consecutive. */
  readonly requested: number;
  /** Number of the request whose totals are shown; responses to earlier requests are ignored. */
  readonly shown: number;
}

declare module '../shared/store.types' {
  interface LazySlices {
    quote: QuoteState;
  }
}

type CouponError = Pick<CouponState, 'isRequestError'> & { readonly error: string };

const QUIET: CouponState = { status: 'idle', error: null, isRequestError: false, notice: null };

const initialState: QuoteState = {
  cart: null,
  items: [],
  totals: null,
  totalsStatus: 'loading',
  coupon: QUIET,
  requested: 0,
  shown: 0,
};

const withCoupon = (state: QuoteState, coupon: CouponState): QuoteState => ({ ...state, coupon });

export const quoteSlice = createPureSlice({
  name: 'quote',
  initialState,
  reducers: {
    /** The page's own cart, lines and totals (CONF-01, QUOT-01). */
    quoteStarted: (
      _state,
      { payload }: PayloadAction<Pick<QuoteState, 'cart' | 'items' | 'totals'>>,
    ) => ({
      ...initialState,
      ...payload,
      totalsStatus: payload.totals === null ? ('loading' as const) : ('ready' as const),
    }),
    /** A view or flow needs fresh totals (RATE-16). */
    totalsWanted: (state) => state,
    /** A request that returns totals is sent; it gets the next number. */
    totalsRequested: (state) => ({
      ...state,
      requested: state.requested + 1,
      totalsStatus: 'loading' as const,
    }),
    /** Totals arrived; they replace the old ones, unless those belong to a later request. */
    totalsReceived: (state, { payload }: PayloadAction<{ number: number; totals: Totals }>) => {
      if (payload.number <= state.shown) return state;
      const isNewest = payload.number === state.requested;
      return {
        ...state,
        totals: payload.totals,
        shown: payload.number,
        totalsStatus: isNewest ? ('ready' as const) : state.totalsStatus,
      };
    },
    /** The latest request for totals failed or was cancelled; what is shown stays. */
    totalsNotReceived: (state, { payload }: PayloadAction<{ number: number; failed: boolean }>) => {
      if (payload.number !== state.requested) return state;
      const isMissing = payload.failed || state.totals === null;
      return { ...state, totalsStatus: isMissing ? ('failed' as const) : ('ready' as const) };
    },
    /** Something other than a coupon changed the amount due; payment methods may depend on it. */
    amountDueChanged: (state) => state,
    /** The shopper submitted a coupon; the code is trimmed by the flow (DISC-10, CPN-01). */
    couponSubmitted: (state, _action: PayloadAction<string>) => ({
      ...state,
      coupon: { ...QUIET, status: 'saving' as const },
    }),
    /** The shopper removes the coupon (CPN-02). */
    couponCancelled: (state) => ({ ...state, coupon: { ...QUIET, status: 'saving' as const } }),
    /** The coupon was applied or removed (DISC-17, DISC-18). */
    couponSettled: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      coupon: { ...QUIET, notice: payload },
    }),
    /** The coupon was refused (DISC-19), or the request failed, which does not mean that the code is invalid. */
    couponRefused: {
      prepare: (error: string, isRequestError?: boolean) => ({
        payload: { error, isRequestError: isRequestError === true },
      }),
      reducer: (state, action: PayloadAction<CouponError>) =>
        withCoupon(state, { ...QUIET, ...action.payload }),
    },
  },
});

export const {
  quoteStarted,
  totalsWanted,
  totalsRequested,
  totalsReceived,
  totalsNotReceived,
  amountDueChanged,
  couponSubmitted,
  couponCancelled,
  couponSettled,
  couponRefused,
} = quoteSlice.actions;

interface WithQuote {
  readonly quote?: QuoteState;
}

/** The cart used in REST calls, or null on a page without one. */
export const selectCartRef = (state: WithQuote): CartRef | null => state.quote?.cart ?? null;

/** The server's totals, or null until they are known. */
export const selectTotals = (state: WithQuote): Totals | null => state.quote?.totals ?? null;

/** Whether the totals shown are those of the latest request. */
export const selectTotalsStatus = (state: WithQuote): QuoteState['totalsStatus'] =>
  (state.quote ?? initialState).totalsStatus;

/** The quote's lines, in the page's order. */
export const selectQuoteItems = (state: WithQuote): readonly QuoteItem[] =>
  (state.quote ?? initialState).items;

/** The coupon form. `applied` is the code in the server's totals (DISC-02 to DISC-05). */
export const selectCoupon = derived(
  [
    (state: WithQuote): string | null => state.quote?.totals?.couponCode ?? null,
    (state: WithQuote): CouponState => state.quote?.coupon ?? QUIET,
  ],
  (applied, coupon) => ({ ...coupon, applied: applied === '' ? null : applied }),
);
