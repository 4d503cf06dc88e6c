import { createAction } from '@reduxjs/toolkit';
import type { Address } from '../../domain/address.types';
import type { VerificationSettings } from '../../domain/verification.types';
import { createPureSlice } from '../shared/pure-slice';

/** What the shopper is asked about an address. */
export interface VerificationQuestion {
  readonly about: 'shipping' | 'billing' | 'account';
  readonly original: Address;
  /** The corrected address; null when it could not be verified, and `problem` says why (may be ''). */
  readonly suggested: Address | null;
  readonly problem: string;
  readonly settings: VerificationSettings;
}

/** What the shopper decides: which address to use, or to change it. */
export type VerificationAnswer = 'suggested' | 'original' | 'edit';

/** What the verification of addresses shows: a question, and an alert. */
interface VerificationState {
  readonly question: VerificationQuestion | null;
  /** The message of an alert; null: none (TAXV-24). */
  readonly alert: string | null;
}

declare module '../shared/store.types' {
  interface LazySlices {
    verification: VerificationState;
  }
}

/** The service has an answer that the shopper has to decide about (TAXV-06). */
export const verificationAsked = createAction<VerificationQuestion>('verification/asked');
/** The shopper has decided, or `edit`: the dialog was closed (TAXV-07, TAXV-08). */
export const verificationAnswered = createAction<VerificationAnswer>('verification/answered');
/** The service has failed; the payload is its message (TAXV-24). */
export const verificationFailed = createAction<string>('verification/failed');
/** The code of the dialog and the alert could not be loaded: the shopper goes on without them. */
export const verificationNotShown = createAction('verification/notShown');
/** Nobody needs an answer to this question any longer: the address was changed, or an order is being placed. */
export const verificationWithdrawn = createAction<VerificationQuestion>('verification/withdrawn');
/** The alert was closed. */
export const verificationAlertClosed = createAction('verification/alertClosed');

const INITIAL: VerificationState = { question: null, alert: null };

/** The dialog and the alert of the verification of addresses. */
export const verificationSlice = createPureSlice({
  name: 'verification',
  initialState: INITIAL,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(verificationAsked, (state, { payload }) => ({ ...state, question: payload }))
      .addCase(verificationAnswered, (state) => ({ ...state, question: null }))
      .addCase(verificationWithdrawn, (state, { payload }) =>
        state.question === payload ? { ...state, question: null } : state,
      )
      .addCase(verificationFailed, (state, { payload }) => ({ ...state, alert: payload }))
      .addCase(verificationAlertClosed, (state) => ({ ...state, alert: null }))
      .addCase(verificationNotShown, () => INITIAL);
  },
});
