import type { PayloadAction } from '@reduxjs/toolkit';
import { withDraftText } from '../../domain/address-draft';
import type { AddressDraft } from '../../domain/address.types';
import type { ShippingMethodRef, ShippingRate } from '../../domain/quote.types';
import type { FieldErrors } from '../validation/field-errors';
import { createPureSlice } from '../shared/pure-slice';

/** What shipping would cost: where to, what that offers, and what the shopper looks at (EST). */
export interface EstimateState {
  /** A saved address by its id; null: the one that is typed. */
  readonly savedId: number | null;
  readonly draft: AddressDraft;
  /** What is wrong with fields that were touched; they send nothing (EST-02). */
  readonly errors: FieldErrors;
  /** Fields the shopper has changed. */
  readonly touched: readonly string[];
  readonly status: 'idle' | 'typing' | 'loading' | 'ready' | 'failed';
  readonly rates: readonly ShippingRate[];
  readonly error: string | null;
  /** The way to ship that the totals count. */
  readonly method: ShippingMethodRef | null;
  /** The method that went with its rates; the next rates bring it back, as in the checkout (RATE-17). */
  readonly lapsedMethod: ShippingMethodRef | null;
}

declare module '../shared/store.types' {
  interface LazySlices {
    estimate: EstimateState;
  }
}

interface EstimateHold {
  readonly errors: FieldErrors;
  readonly printed: ShippingMethodRef | null;
}

const initialState: EstimateState = {
  savedId: null,
  draft: { street: [''] },
  errors: {},
  touched: [],
  status: 'idle',
  rates: [],
  error: null,
  method: null,
  lapsedMethod: null,
};

export const estimateSlice = createPureSlice({
  name: 'estimate',
  initialState,
  reducers: {
    /** The page's own starting point. */
    estimateStarted: (
      state,
      { payload }: PayloadAction<Pick<EstimateState, 'savedId' | 'draft' | 'method'>>,
    ) => ({ ...state, ...payload }),
    /** The shopper changes a field (EST-01, EST-03). */
    estimateEdited: (state, { payload }: PayloadAction<{ name: string; value: string }>) => ({
      ...state,
      draft: withDraftText(state.draft, payload.name, payload.value),
      touched: [...new Set([...state.touched, payload.name])],
      status: 'typing' as const,
    }),
    /** The shopper chooses a saved address, or to type one (EST-03). */
    estimateAddressChosen: (state, { payload }: PayloadAction<number | null>) => ({
      ...state,
      savedId: payload,
      errors: {},
    }),
    /** The shopper asks again after a failure. */
    estimateRetried: (state) => state,
    /** The form is not valid, so nothing is asked (EST-02), and the cart counts the method it was printed with. */
    estimateHeld: (
      state,
      { payload: { errors, printed } }: PayloadAction<EstimateHold>,
    ): EstimateState => ({
      ...state,
      errors: Object.fromEntries(
        Object.entries(errors).filter(([name]) => state.touched.includes(name)),
      ),
      rates: [],
      method: printed,
      lapsedMethod: state.rates.length > 0 ? state.method : state.lapsedMethod,
      status: 'idle' as const,
      error: null,
    }),
    /** The shop is being asked. */
    estimateRequested: (state) => ({
      ...state,
      errors: {},
      status: 'loading' as const,
      error: null,
    }),
    /** What the shop offers there, and which of it counts. */
    estimateReceived: (
      state,
      { payload }: PayloadAction<Pick<EstimateState, 'rates' | 'method'>>,
    ) => ({ ...state, ...payload, lapsedMethod: null, errors: {}, status: 'ready' as const }),
    /** The shop could not be asked: the list is emptied and the reason shown (RATE-17, RATE-18). */
    estimateFailed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      rates: [],
      method: null,
      lapsedMethod: state.method ?? state.lapsedMethod,
      status: 'failed' as const,
      error: payload,
    }),
    /** The shopper looks at another way to ship (RATE-05). */
    estimateMethodChosen: (state, { payload }: PayloadAction<ShippingMethodRef>) => ({
      ...state,
      method: payload,
      lapsedMethod: null,
    }),
  },
});

export const {
  estimateStarted,
  estimateEdited,
  estimateAddressChosen,
  estimateRetried,
  estimateHeld,
  estimateRequested,
  estimateReceived,
  estimateFailed,
  estimateMethodChosen,
} = estimateSlice.actions;

/** The estimate as it stands. */
export const selectEstimate = (state: { readonly estimate?: EstimateState }): EstimateState =>
  state.estimate ?? initialState;
