import type { ApiError } from '../../../platform/http/api-error';
import { navigate, sameOrigin } from '../../../platform/navigate';
import { leaveIfSignedOut } from '../../session/failure-text';
import type { FlowApi } from '../../shared/store.types';
import { shippingSaveFailed, stepRequested } from '../checkout-actions';
import { selectCheckout } from '../checkout-slice';

/**
 * Pause before a refused order redirects the shopper, in milliseconds, so that the message can be read first
 * (PLACE-16).
 */
const REDIRECT_AFTER_MS = 3000;

/**
 * Follows the redirect of a refusal after a pause to read its message, unless the shopper has moved on: to the login
 * page when the session has ended (HTTP-05), to a step (`#shipping`), or to a page of this shop (PLACE-16, decision
 * C10).
 */
export async function followRefusal(api: FlowApi, cause: ApiError): Promise<void> {
  await api.delay(REDIRECT_AFTER_MS);
  if (selectCheckout(api.getState()).placement.cause !== cause) return;
  leaveIfSignedOut(api, cause);
  const action = cause.kind === 'rejected' ? cause.redirectAction : null;
  if (action === '#shipping') {
    // The step where the shopper can act on it has the reason too.
    const { error } = selectCheckout(api.getState()).placement;
    if (error !== null) api.dispatch(shippingSaveFailed(error));
    api.dispatch(stepRequested('shipping'));
  } else if (action !== null && !action.startsWith('#') && sameOrigin(action)) navigate(action);
}
