import type { PayloadAction } from '@reduxjs/toolkit';
import type { SavedMethod } from '../../domain/payment/saved-method.types';
import type { StripeInit } from '../../domain/payment/stripe-init.types';
import { createPureSlice } from '../shared/pure-slice';

/** A message of the page; it stays until the next action (SAVED-19). */
export interface AccountMessage {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/** The saved payment methods of a customer, and what is being done with them. Never contains card data. */
export interface SavedPaymentsState {
  readonly status: 'loading' | 'ready' | 'failed' | 'signed-out';
  readonly methods: readonly SavedMethod[];
  /** The page's query parameters (SAVED-03, SAVED-04). */
  readonly cust: string | null;
  /** The page to go to once a method is saved. */
  readonly returnUrl: string | null;
  /** What the provider's SDK is started with. */
  readonly init: StripeInit | null;
  /** The SDK cannot be used, so that nothing can be added (SAVED-13). */
  readonly isFormBroken: boolean;
  /** `leaving`: a method was saved and the next page opens. */
  readonly adding: 'idle' | 'sending' | 'leaving';
  /** Id of the method that is being deleted. */
  readonly deleting: string | null;
  readonly message: AccountMessage | null;
}

declare module '../shared/store.types' {
  interface LazySlices {
    savedPayments: SavedPaymentsState;
  }
}

const initialState: SavedPaymentsState = {
  status: 'loading',
  methods: [],
  cust: null,
  returnUrl: null,
  init: null,
  isFormBroken: false,
  adding: 'idle',
  deleting: null,
  message: null,
};

export const savedPaymentsSlice = createPureSlice({
  name: 'savedPayments',
  initialState,
  reducers: {
    /** An element shows the saved methods; also the shopper's retry. */
    savedMethodsWanted: (
      state,
      { payload }: PayloadAction<Pick<SavedPaymentsState, 'cust' | 'returnUrl'>>,
    ) => ({
      ...state,
      ...payload,
      status: 'loading' as const,
      isFormBroken: false,
      adding: 'idle' as const,
      message: null,
    }),
    /** The list has arrived; the first one makes the page ready. */
    savedMethodsListed: (state, { payload }: PayloadAction<readonly SavedMethod[]>) => ({
      ...state,
      status: 'ready' as const,
      methods: payload,
    }),
    /** The list could not be loaded. */
    savedMethodsFailed: (state, { payload }: PayloadAction<'failed' | 'signed-out'>) => ({
      ...state,
      status: payload,
      adding: 'idle' as const,
      deleting: null,
    }),
    /** What the SDK is started with is known; the same again is no change, since that would remount the form. */
    stripeInitReceived: (state, { payload }: PayloadAction<StripeInit>) =>
      JSON.stringify(state.init) === JSON.stringify(payload) ? state : { ...state, init: payload },
    /** The provider's form cannot be shown. */
    cardFormBroke: (state) => ({ ...state, isFormBroken: true }),
    /** The shopper saves what the form contains; ignored while a method is being saved. */
    methodSubmitted: (state) =>
      state.adding === 'idle' ? { ...state, adding: 'sending' as const, message: null } : state,
    /** Saving has ended; `isLeaving` keeps the form closed until the next page is there. */
    additionSettled: (
      state,
      {
        payload: { message, isLeaving = false },
      }: PayloadAction<{ readonly message: AccountMessage | null; readonly isLeaving?: boolean }>,
    ) => ({
      ...state,
      adding: isLeaving ? ('leaving' as const) : ('idle' as const),
      message,
    }),
    /** The shopper has confirmed a deletion (SAVED-10); one at a time. */
    deletionConfirmed: (state, { payload }: PayloadAction<string>) =>
      state.deleting === null && state.methods.some(({ id }) => id === payload)
        ? { ...state, deleting: payload, message: null }
        : state,
    /** Deleting has ended. */
    deletionSettled: (state, { payload: message }: PayloadAction<AccountMessage>) => ({
      ...state,
      deleting: null,
      message,
    }),
  },
});

export const {
  savedMethodsWanted,
  savedMethodsListed,
  savedMethodsFailed,
  stripeInitReceived,
  cardFormBroke,
  methodSubmitted,
  additionSettled,
  deletionConfirmed,
  deletionSettled,
} = savedPaymentsSlice.actions;

/** The saved methods and what is being done with them. */
export const selectSavedPayments = (state: {
  readonly savedPayments?: SavedPaymentsState;
}): SavedPaymentsState => state.savedPayments ?? initialState;
