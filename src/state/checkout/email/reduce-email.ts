import type { PureCases } from '../../shared/pure-slice';
import * as did from '../checkout-actions';
import type { CheckoutState } from '../checkout-types';
import { withPart } from '../patch';

/** The guest's e-mail and the login below it (MAIL). */
export function reduceEmail(cases: PureCases<CheckoutState>): void {
  cases
    .addCase(did.emailEdited, (state, { payload }) =>
      payload === state.email.value
        ? state
        : withPart(state, 'email', {
            value: payload,
            account: 'unknown',
            login: { status: 'idle', error: null },
          }),
    )
    .addCase(did.emailRefused, (state, { payload }) => withPart(state, 'email', { error: payload }))
    .addCase(did.emailErrorCleared, (state) => withPart(state, 'email', { error: null }))
    .addCase(did.emailCheckStarted, (state) => withPart(state, 'email', { account: 'checking' }))
    .addCase(did.emailChecked, (state, { payload }) =>
      payload.email === state.email.value.trim()
        ? withPart(state, 'email', { account: payload.hasAccount ? 'exists' : 'none' })
        : state,
    )
    .addCase(did.loginStarted, (state) =>
      withPart(state, 'email', { login: { status: 'sending', error: null } }),
    )
    .addCase(did.loginFailed, (state, { payload }) =>
      withPart(state, 'email', { login: { status: 'idle', error: payload } }),
    );
}
