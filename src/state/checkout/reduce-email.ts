import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import * as did from './checkout-actions';
import type { CheckoutState } from './checkout-types';

/** The guest's e-mail and the login beside it (MAIL). */
export function reduceEmail(builder: ActionReducerMapBuilder<CheckoutState>): void {
  builder
    .addCase(did.emailEdited, (state, { payload }) => {
      if (payload === state.email.value) return;
      state.email.value = payload;
      state.email.error = null;
      state.email.account = 'unknown';
      state.email.login = { status: 'idle', error: null };
    })
    .addCase(did.emailRefused, (state, { payload }) => {
      state.email.error = payload;
    })
    .addCase(did.emailCheckStarted, (state) => {
      state.email.account = 'checking';
    })
    .addCase(did.emailChecked, (state, { payload }) => {
      if (payload.email !== state.email.value.trim()) return;
      state.email.account = payload.hasAccount ? 'exists' : 'none';
    })
    .addCase(did.loginStarted, (state) => {
      state.email.login = { status: 'sending', error: null };
    })
    .addCase(did.loginFailed, (state, { payload }) => {
      state.email.login = { status: 'idle', error: payload };
    });
}
