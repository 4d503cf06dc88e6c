import type { PayloadAction } from '@reduxjs/toolkit';
import { withDraftText } from '../../domain/address-draft';
import type { AddressDraft } from '../../domain/address.types';
import type { ShippingMethodRef, ShippingRate } from '../../domain/quote.types';
import { pickErrors, type FieldErrors } from '../validation/field-errors';
import { createPureSlice } from '../shared/pure-slice';

/** The shipping estimate: destination, rates and chosen method (EST). */
export interface EstimateState {
  /** The id of a saved address; null: the one being typed. */
  readonly savedId: number | null;
  readonly draft: AddressDraft;
  /** Errors of the touched fields; an invalid form sends nothing (EST-02). */
  readonly errors: FieldErrors;
  /** Fields the shopper has changed. */
  readonly touched: readonly string[];
  readonly status: 'idle' | 'typing' | 'loading' | 'ready' | 'failed';
  readonly rates: readonly ShippingRate[];
  readonly error: string | null;
  /** The shipping method included in the totals. */
  readonly method: ShippingMethodRef | null;
  /**
   * The chosen method, deselected because its rates are gone; the next rates restore it, as in the checkout (RATE-17).
   */
  readonly lapsedMethod: ShippingMethodRef | null;
}

declare module '../shared/store.types' {
  interface LazySlices {
    estimate: EstimateState;
  }
}

interface EstimateHold {
  readonly errors: FieldErrors;
  readonly configured: ShippingMethodRef | null;
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
    /** The initial state, from the page and what was saved. */
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
    /** The shopper requested the estimate again after a failure. */
    estimateRetried: (state) => state,
    /**
     * The form is not valid, so nothing is requested (EST-02), and the method from the page's configuration applies.
     */
    estimateInvalid: (
      state,
      { payload: { errors, configured } }: PayloadAction<EstimateHold>,
    ): EstimateState => ({
      ...state,
      errors: pickErrors(errors, (name) => state.touched.includes(name)),
      rates: [],
      method: configured,
      lapsedMethod: state.rates.length > 0 ? state.method : state.lapsedMethod,
      status: 'idle' as const,
      error: null,
    }),
    /** The rates are being loaded. */
    estimateRequested: (state) => ({
      ...state,
      errors: {},
      status: 'loading' as const,
      error: null,
    }),
    /** The rates have arrived, with the method to select. */
    estimateReceived: (
      state,
      { payload }: PayloadAction<Pick<EstimateState, 'rates' | 'method'>>,
    ) => ({ ...state, ...payload, lapsedMethod: null, errors: {}, status: 'ready' as const }),
    /** The rates could not be loaded: the list is emptied and the error shown (RATE-17, RATE-18). */
    estimateFailed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      rates: [],
      method: null,
      lapsedMethod: state.method ?? state.lapsedMethod,
      status: 'failed' as const,
      error: payload,
    }),
    /** The shopper chose another shipping method (RATE-05). */
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
  estimateInvalid,
  estimateRequested,
  estimateReceived,
  estimateFailed,
  estimateMethodChosen,
} = estimateSlice.actions;

/** The current estimate. */
export const selectEstimate = (state: { readonly estimate?: EstimateState }): EstimateState =>
  state.estimate ?? initialState;
