import { createAction } from '@reduxjs/toolkit';
import type { Address } from '../../domain/address.types';
import type { Decision } from '../address-verification/decide';
import { createPureSlice } from '../shared/pure-slice';

/** The address of the account's form while it is verified. */
export interface VerifiedFormState {
  /** What was submitted; null while nothing is held up. */
  readonly address: Address | null;
  /** What becomes of it; null while nobody has decided. */
  readonly decision: Decision | null;
}

declare module '../shared/store.types' {
  interface LazySlices {
    verifiedForm: VerifiedFormState;
  }
}

/** The shopper has submitted the form with this address. */
export const formAddressSubmitted = createAction<Address>('verifiedForm/submitted');
/** The form was changed meanwhile: the answer about the older address counts no longer. */
export const formAddressEdited = createAction('verifiedForm/edited');
/** The service, the shopper or the shop's settings have decided. */
export const formAddressDecided = createAction<Decision>('verifiedForm/decided');
/** The decision was carried out in the form. */
export const formDecisionTaken = createAction('verifiedForm/taken');

const INITIAL: VerifiedFormState = { address: null, decision: null };

export const verifiedFormSlice = createPureSlice({
  name: 'verifiedForm',
  initialState: INITIAL,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(formAddressSubmitted, (_state, { payload: address }) => ({
        address,
        decision: null,
      }))
      .addCase(formAddressEdited, (state) => (state.decision === null ? INITIAL : state))
      .addCase(formAddressDecided, (state, { payload: decision }) => ({ ...state, decision }))
      .addCase(formDecisionTaken, () => INITIAL);
  },
});

/** The address of the form while it is verified. */
export const selectVerifiedForm = (state: {
  readonly verifiedForm?: VerifiedFormState;
}): VerifiedFormState => state.verifiedForm ?? INITIAL;
