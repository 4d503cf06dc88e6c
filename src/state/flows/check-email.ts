import { isAnyOf } from '@reduxjs/toolkit';
import { isEmailAvailable } from '../../api/customer';
import {
  checkoutStarted,
  emailChecked,
  emailCheckStarted,
  emailEdited,
  emailLeft,
  emailRefused,
} from '../checkout/checkout-actions';
import { selectCheckout } from '../checkout/checkout-slice';
import { emailError } from '../checkout/refusals';
import type { StartListening } from '../store.types';

/** Pause after the last letter before the shop is asked, in milliseconds (MAIL-04). */
const PAUSE_MS = 2000;

/**
 * Asks whether the guest's e-mail has an account (MAIL-04 to MAIL-12). "No" and a failure both mean that it has one;
 * a newer e-mail aborts the question.
 */
export function startCheckEmail(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(emailEdited, checkoutStarted),
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      const state = api.getState();
      const email = selectCheckout(state).email.value.trim();
      if (state.config.checkout?.isLoggedIn === true || emailError(email) !== null) return;
      await api.delay(PAUSE_MS);
      api.dispatch(emailCheckStarted());
      const result = await isEmailAvailable(state.config.shop, email, { signal: api.signal });
      api.throwIfCancelled();
      api.dispatch(emailChecked({ email, hasAccount: !result.ok || !result.value }));
    },
  });
  startListening({
    actionCreator: emailLeft,
    effect: (_action, api) => {
      const { value } = selectCheckout(api.getState()).email;
      const error = value.trim() === '' ? null : emailError(value);
      if (error !== null) api.dispatch(emailRefused(error));
    },
  });
}
