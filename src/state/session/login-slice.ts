import type { PayloadAction } from '@reduxjs/toolkit';
import { createPureSlice } from '../shared/pure-slice';

/** The login popup: whether the shop is being asked, and why it said no. Never holds what was typed. */
export interface LoginState {
  readonly status: 'idle' | 'sending';
  readonly error: string | null;
}

declare module '../shared/store.types' {
  interface LazySlices {
    login: LoginState;
  }
}

/** What the shopper typed into the popup, and where to go once it is accepted. */
export interface LoginWish {
  readonly username: string;
  readonly password: string;
  /** Where it is sent; null: the shop's usual address (LOGIN-02). */
  readonly loginUrl: string | null;
  /** Used when the shop names no place of its own; null loads the page again (LOGIN-06). */
  readonly goTo: string | null;
}

const initialState: LoginState = { status: 'idle', error: null };

export const loginSlice = createPureSlice({
  name: 'login',
  initialState,
  reducers: {
    /** The popup opened: an older refusal is over. */
    loginOpened: () => initialState,
    /** The shopper wants in (GATE-05). */
    popupLoginSubmitted: (state, _action: PayloadAction<LoginWish>) => state,
    /** The shop is being asked. */
    popupLoginStarted: () => ({ status: 'sending' as const, error: null }),
    /** The shop said no, in its own words. */
    popupLoginRefused: (_state, { payload }: PayloadAction<string>) => ({
      status: 'idle' as const,
      error: payload,
    }),
  },
});

export const { loginOpened, popupLoginSubmitted, popupLoginStarted, popupLoginRefused } =
  loginSlice.actions;

/** How the popup stands. */
export const selectLogin = (state: { readonly login?: LoginState }): LoginState =>
  state.login ?? initialState;
