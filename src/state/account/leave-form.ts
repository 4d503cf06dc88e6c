import type { ServerMessage } from '../../domain/section.types';
import { navigate } from '../../platform/navigate';
import { leaveCookieMessage } from '../messages/cookie-messages';
import { leaveForLogin } from '../session/leave-for-login';
import type { FlowApi } from '../shared/store.types';
import { formLeaving, formReturned } from './account-slice';

/** The next page shows the messages. */
export function leaveWith(api: FlowApi, url: string, messages: readonly ServerMessage[]): void {
  api.dispatch(formLeaving());
  for (const message of messages) leaveCookieMessage(message);
  navigate(url);
}

/** The session has ended: the login page leads back here. */
export function leaveSignedOut(api: FlowApi): void {
  api.dispatch(formLeaving());
  leaveForLogin(api.getState().config.shop, 'elsewhere');
}

/** The form stays, with an error. `isUnsure`: it is not known whether the shop has saved it. */
export const reportError = (api: FlowApi, text: string, isUnsure = false): void => {
  api.dispatch(formReturned({ messages: [{ type: 'error', text }], isUnsure }));
};
