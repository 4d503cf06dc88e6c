import { createAccountFromOrder } from '../../api/registration';
import {
  accountCreated,
  registrationFailed,
  registrationStarted,
  registrationSubmitted,
  selectRegistration,
} from './registration-slice';
import type { StartListening } from '../shared/store.types';
import { failureText } from '../session/failure-text';

/** Creates the account, once: the form disappears after the first attempt (REG-03 to REG-07). */
export function startRegistration(startListening: StartListening): void {
  startListening({
    actionCreator: registrationSubmitted,
    effect: async ({ payload: { url } }, api) => {
      if (selectRegistration(api.getState()).status !== 'idle') return;
      api.dispatch(registrationStarted());
      const result = await createAccountFromOrder(url);
      api.dispatch(
        result.ok
          ? accountCreated(result.value)
          : registrationFailed(failureText(api, result.error)),
      );
    },
  });
}
