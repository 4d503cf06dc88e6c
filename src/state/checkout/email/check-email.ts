import { isAnyOf } from '@reduxjs/toolkit';
import { isEmailAvailable } from '../../../api/customer';
import { cameOnline } from '../../shared/came-online';
import {
  checkoutStarted,
  emailChecked,
  emailCheckStarted,
  emailEdited,
  emailLeft,
  emailMended,
  emailRefused,
} from '../checkout-actions';
import { selectCheckout } from '../checkout-slice';
import { emailError } from '../../validation/field-errors';
import type { StartListening } from '../../shared/store.types';

/** Pause after the last letter before the shop is asked, in milliseconds (MAIL-04). */
const PAUSE_MS = 2000;

/**
 * Asks whether the guest's e-mail has an account (MAIL-04 to MAIL-12). "No" and a failure both mean that it has one;
 * a newer e-mail aborts the question, and one that was answered about before is not asked about again. What failed is
 * asked once more with the network back.
 */
export function startCheckEmail(startListening: StartListening): void {
  const answers = new Map<string, boolean>();
  startListening({
    matcher: isAnyOf(emailEdited, checkoutStarted, cameOnline),
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      const state = api.getState();
      const email = selectCheckout(state).email.value.trim();
      if (state.config.checkout?.isLoggedIn === true || emailError(email) !== null) return;
      const known = answers.get(email);
      if (known !== undefined) {
        api.dispatch(emailChecked({ email, hasAccount: known }));
        return;
      }
      await api.delay(PAUSE_MS);
      api.dispatch(emailCheckStarted());
      const result = await isEmailAvailable(state.config.shop, email, { signal: api.signal });
      api.throwIfCancelled();
      const hasAccount = !result.ok || !result.value;
      if (result.ok) answers.set(email, hasAccount);
      api.dispatch(emailChecked({ email, hasAccount }));
    },
  });
  // As with every field: an error shows once the field was left, and goes with the letter that mends it (MAIL-02).
  startListening({
    matcher: isAnyOf(emailEdited, emailLeft),
    effect: (action, api) => {
      const { value, error } = selectCheckout(api.getState()).email;
      const isShown = emailLeft.match(action) ? value.trim() !== '' : error !== null;
      if (!isShown) return;
      const now = emailError(value);
      api.dispatch(now === null ? emailMended() : emailRefused(now));
    },
  });
}
