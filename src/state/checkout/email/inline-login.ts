import { t } from '../../../platform/i18n/i18n';
import { loginFailed, loginStarted, loginSubmitted } from '../checkout-actions';
import { selectCheckout } from '../checkout-slice';
import { emailError } from '../../validation/field-errors';
import type { StartListening, StateModule } from '../../shared/store.types';
import { saveDraft } from '../draft/save-draft';

/** The login below the e-mail: few guests have an account, so its code comes with its form. */
export const inlineLoginState: StateModule = {
  name: 'inline-login',
  slices: [],
  startFlows: (startListening) => {
    startInlineLogin(startListening);
  },
};

/**
 * Signs the guest in from the form below the e-mail (MAIL-15, MAIL-16, LOGIN-04 to LOGIN-08). The password is used for
 * the call and stored nowhere. A login clears the checkout data, so the draft is saved again after it. Its code is loaded
 * when it is needed.
 */
function startInlineLogin(startListening: StartListening): void {
  startListening({
    actionCreator: loginSubmitted,
    effect: async ({ payload: { password } }, api) => {
      const { email } = selectCheckout(api.getState());
      if (email.login.status === 'sending') return;
      const refused =
        emailError(email.value) ?? (password === '' ? t('This is a required field.') : null);
      if (refused !== null) {
        api.dispatch(loginFailed(refused));
        return;
      }
      api.dispatch(loginStarted());
      const username = email.value.trim();
      const late = await import('../../session/sign-in').catch(() => null);
      if (late === null) {
        api.dispatch(loginFailed(t('Could not authenticate. Please try again later')));
        return;
      }
      const result = await late.signIn(api, { username, password });
      if (!result.ok) {
        api.dispatch(loginFailed(result.error));
        return;
      }
      saveDraft(api.getState());
      late.leaveAfterLogin(result.value);
    },
  });
}
