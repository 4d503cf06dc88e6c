import type { PayloadAction } from '@reduxjs/toolkit';
import type { RegistrationOffer } from '../../api/page-config/registration';
import { createPureSlice } from '../shared/pure-slice';

/** Creating an account from the order just placed. */
export interface RegistrationState {
  /** The page's offer; null where it has none. */
  readonly offer: RegistrationOffer | null;
  /** `done`: it was attempted, with or without success (REG-05). */
  readonly status: 'idle' | 'sending' | 'done';
  readonly accountCreated: boolean;
  /** The shop's message, or the error. */
  readonly message: string | null;
}

declare module '../shared/store.types' {
  interface LazySlices {
    registration: RegistrationState;
  }
}

const initialState: RegistrationState = {
  offer: null,
  status: 'idle',
  accountCreated: false,
  message: null,
};

export const registrationSlice = createPureSlice({
  name: 'registration',
  initialState,
  reducers: {
    /** The page's own offer was read. */
    registrationOffered: (state, { payload }: PayloadAction<RegistrationOffer>) => ({
      ...state,
      offer: payload,
    }),
    /** The shopper requested the account; `url` is the endpoint that creates it. */
    registrationSubmitted: (state, _action: PayloadAction<{ url: string }>) => state,
    /** The request was sent. */
    registrationStarted: (state) => ({ ...state, status: 'sending' as const }),
    /** The account exists (REG-04). */
    accountCreated: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      status: 'done' as const,
      accountCreated: true,
      message: payload,
    }),
    /** The account was not created; the payload is the reason (REG-06, REG-07). */
    registrationFailed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      status: 'done' as const,
      accountCreated: false,
      message: payload,
    }),
  },
});

export const {
  registrationOffered,
  registrationSubmitted,
  registrationStarted,
  accountCreated,
  registrationFailed,
} = registrationSlice.actions;

/** The state of the registration. */
export const selectRegistration = (state: {
  readonly registration?: RegistrationState;
}): RegistrationState => state.registration ?? initialState;
