import { isAnyOf } from '@reduxjs/toolkit';
import { isEmailAvailable } from '../../../api/customer';
import { cameOnline } from '../../shared/came-online';
import {
  checkoutStarted,
  emailChecked,
  emailCheckStarted,
  emailEdited,
  emailLeft,
  emailErrorCleared,
  emailRefused,
} from '../checkout-actions';
import { selectCheckout } from '../checkout-slice';
import { emailError } from '../../validation/field-errors';
import type { StartListening } from '../../shared/store.types';

/** Pause after the last keystroke before the request, in milliseconds (MAIL-04). */
const PAUSE_MS = 2000;

/**
 * Checks whether the guest's e-mail has an account (MAIL-04 to MAIL-12). "Not available" and a failure both count as
 * having one. A newer e-mail aborts the request, and an e-mail with a known result is not requested again. A failed
 * check is repeated when the browser is back online.
 */
export function startCheckEmail(startListening: StartListening): void {
  const results = new Map<string, boolean>();
  startListening({
    matcher: isAnyOf(emailEdited, checkoutStarted, cameOnline),
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      const state = api.getState();
      const email = selectCheckout(state).email.value.trim();
      if (state.config.checkout?.isLoggedIn === true || emailError(email) !== null) return;
      const known = results.get(email);
      if (known !== undefined) {
        api.dispatch(emailChecked({ email, hasAccount: known }));
        return;
      }
      await api.delay(PAUSE_MS);
      api.dispatch(emailCheckStarted());
      const result = await isEmailAvailable(state.config.shop, email, { signal: api.signal });
      api.throwIfCancelled();
      const hasAccount = !result.ok || !result.value;
      if (result.ok) results.set(email, hasAccount);
      api.dispatch(emailChecked({ email, hasAccount }));
    },
  });
  // As with every field, the error appears once the field was left and disappears as soon as the value is valid
  // (MAIL-02).
  startListening({
    matcher: isAnyOf(emailEdited, emailLeft),
    effect: (action, api) => {
      const { value, error } = selectCheckout(api.getState()).email;
      const isShown = emailLeft.match(action) ? value.trim() !== '' : error !== null;
      if (!isShown) return;
      const now = emailError(value);
      api.dispatch(now === null ? emailErrorCleared() : emailRefused(now));
    },
  });
}
