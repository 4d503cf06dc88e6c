import type { ApiError } from '../../platform/http/api-error';
import { errorText } from '../../platform/http/error-text';
import { cartNotFound } from '../shared/cart-facts';
import { leaveForLogin, sessionEnded } from './leave-for-login';
import { isCustomerSignedOutElsewhere } from './signed-out-elsewhere';
import type { FlowApi } from '../shared/store.types';

/**
 * Leaves for the login page when a call failed because the session has ended (HTTP-05, decision C62); what was typed in
 * the checkout is kept first, unless the customer has signed out, who wants nothing kept. Any other error is left to the
 * caller.
 */
export function leaveIfSignedOut(
  api: Pick<FlowApi, 'dispatch' | 'getState'>,
  error: ApiError,
): void {
  if (error.kind !== 'unauthorized') return;
  const state = api.getState();
  api.dispatch(sessionEnded());
  const isKept = state.checkout !== undefined && !isCustomerSignedOutElsewhere(state);
  leaveForLogin(state.config.shop, isKept ? 'checkout' : 'elsewhere');
}

/**
 * The shopper's words for a failed call; a session that has ended leads to the login page as well (HTTP-05), and a cart
 * that is not there is looked for.
 */
export function failureText(api: Pick<FlowApi, 'dispatch' | 'getState'>, error: ApiError): string {
  leaveIfSignedOut(api, error);
  if (error.kind === 'rejected' && error.status === 404) api.dispatch(cartNotFound());
  return errorText(error);
}
