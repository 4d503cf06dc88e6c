import {
  popupLoginRefused,
  popupLoginStarted,
  popupLoginSubmitted,
  selectLogin,
} from './login-slice';
import type { StartListening } from '../shared/store.types';
import { leaveAfterLogin, signIn } from './sign-in';

/** Signs a customer in from the popup and goes on to the page it was opened for (GATE-05). One login at a time. */
export function startPopupLogin(startListening: StartListening): void {
  startListening({
    actionCreator: popupLoginSubmitted,
    effect: async ({ payload: { username, password, loginUrl, goTo } }, api) => {
      if (selectLogin(api.getState()).status === 'sending') return;
      api.dispatch(popupLoginStarted());
      const result = await signIn(api, { username: username.trim(), password, loginUrl });
      if (result.ok) leaveAfterLogin(result.value, goTo);
      else api.dispatch(popupLoginRefused(result.error));
    },
  });
}
