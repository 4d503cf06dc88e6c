import type { PayloadAction } from '@reduxjs/toolkit';
import { createPureSlice } from '../shared/pure-slice';

/** The login popup: whether a login is pending, and why the last one was refused. Never contains credentials. */
export interface LoginState {
  readonly status: 'idle' | 'sending';
  readonly error: string | null;
}

declare module '../shared/store.types' {
  interface LazySlices {
    login: LoginState;
  }
}

/** The credentials typed into the popup, and where to go after the login. */
export interface LoginRequest {
  readonly username: string;
  readonly password: string;
  /** The URL to post to; null: the shop's default (LOGIN-02). */
  readonly loginUrl: string | null;
  /** Where to go when the shop returns no redirect; null reloads the page (LOGIN-06). */
  readonly goTo: string | null;
}

const initialState: LoginState = { status: 'idle', error: null };

export const loginSlice = createPureSlice({
  name: 'login',
  initialState,
  reducers: {
    /** The popup was opened; an earlier error is removed. */
    loginOpened: () => initialState,
    /** The shopper submitted the popup's form (GATE-05). */
    popupLoginSubmitted: (state, _action: PayloadAction<LoginRequest>) => state,
    /** The login request was sent. */
    popupLoginStarted: () => ({ status: 'sending' as const, error: null }),
    /** The shop refused the login; the payload is its message. */
    popupLoginRefused: (_state, { payload }: PayloadAction<string>) => ({
      status: 'idle' as const,
      error: payload,
    }),
  },
});

export const { loginOpened, popupLoginSubmitted, popupLoginStarted, popupLoginRefused } =
  loginSlice.actions;

/** The popup's state. */
export const selectLogin = (state: { readonly login?: LoginState }): LoginState =>
  state.login ?? initialState;
