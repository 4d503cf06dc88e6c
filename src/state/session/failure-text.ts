import type { ApiError } from '../../platform/http/api-error';
import { errorText } from '../../platform/http/error-text';
import { cartNotFound } from '../shared/cart-facts';
import { leaveForLogin, sessionEnded } from './leave-for-login';
import { isCustomerSignedOutElsewhere } from './signed-out-elsewhere';
import type { FlowApi } from '../shared/store.types';

/**
 * Goes to the login page when a call failed because the session has ended (HTTP-05, decision C62). The checkout draft
 * is saved first, unless the customer has signed out and expects nothing to be saved. Any other error is left to the
 * caller.
 */
export function leaveIfSignedOut(
  api: Pick<FlowApi, 'dispatch' | 'getState'>,
  error: ApiError,
): void {
  if (error.kind !== 'unauthorized') return;
  const state = api.getState();
  api.dispatch(sessionEnded());
  const isDraftSaved = state.checkout !== undefined && !isCustomerSignedOutElsewhere(state);
  leaveForLogin(state.config.shop, isDraftSaved ? 'checkout' : 'elsewhere');
}

/**
 * The message for a failed call. An ended session also goes to the login page (HTTP-05), and a missing cart is reported
 * for a check.
 */
export function failureText(api: Pick<FlowApi, 'dispatch' | 'getState'>, error: ApiError): string {
  leaveIfSignedOut(api, error);
  if (error.kind === 'rejected' && error.status === 404) api.dispatch(cartNotFound());
  return errorText(error);
}
