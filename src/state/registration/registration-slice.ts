import type { PayloadAction } from '@reduxjs/toolkit';
import type { RegistrationOffer } from '../../api/page-config/registration';
import { createPureSlice } from '../shared/pure-slice';

/** An account made from the order just placed. */
export interface RegistrationState {
  /** What the page offers; null where it offers none. */
  readonly offer: RegistrationOffer | null;
  /** `done`: it was tried, whatever came of it (REG-05). */
  readonly status: 'idle' | 'sending' | 'done';
  readonly accountCreated: boolean;
  /** What the shop said about it, or why it failed. */
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
    /** The shopper wants the account; the address is where the shop makes it. */
    registrationSubmitted: (state, _action: PayloadAction<{ url: string }>) => state,
    /** The shop is being asked. */
    registrationStarted: (state) => ({ ...state, status: 'sending' as const }),
    /** The account exists (REG-04). */
    accountCreated: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      status: 'done' as const,
      accountCreated: true,
      message: payload,
    }),
    /** It does not, and the reason is said (REG-06, REG-07). */
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

/** How the registration stands. */
export const selectRegistration = (state: {
  readonly registration?: RegistrationState;
}): RegistrationState => state.registration ?? initialState;
