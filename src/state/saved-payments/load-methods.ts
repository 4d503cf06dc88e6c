import { readStripeInit } from '../../api/page-config/stripe-init';
import { listSavedMethods, loadStripeInit } from '../../api/stripe/saved-methods';
import type { SavedMethod } from '../../domain/payment/saved-method.types';
import type { ApiError } from '../../platform/http/api-error';
import type { Services } from '../shared/services';
import { selectIsLoggedIn } from '../sections/section-selectors';
import type { FlowApi, StartListening, TillState } from '../shared/store.types';
import {
  cardFormBroke,
  savedMethodsFailed,
  savedMethodsListed,
  savedMethodsWanted,
  selectSavedPayments,
  stripeInitReceived,
} from './saved-payments-slice';

/** Whether a call failed because the shopper is not logged in: the module refuses guests with a 400 (SAVED-02). */
export const isSignedOut = (error: ApiError, state: TillState): boolean =>
  error.kind === 'unauthorized' ||
  (error.kind === 'rejected' && error.status === 400 && !selectIsLoggedIn(state));

/** Loads the list for a look-up; null when that failed. */
export async function listNow(api: FlowApi): Promise<readonly SavedMethod[] | null> {
  const state = api.getState();
  const { cust } = selectSavedPayments(state);
  const result = await listSavedMethods(state.config.shop, cust);
  return result.ok ? result.value : null;
}

/** Loads the saved methods and the SDK's start parameters when an element shows them. The latest request counts. */
export function startMethodLoads(startListening: StartListening, services: Services): void {
  startListening({
    actionCreator: savedMethodsWanted,
    effect: async ({ payload: { cust } }, api) => {
      api.cancelActiveListeners();
      const isOutdated = (): boolean => api.signal.aborted;
      const page = services.page();
      const known = page === null ? null : readStripeInit(page);
      if (known !== null) api.dispatch(stripeInitReceived(known));
      const { shop } = api.getState().config;
      const result = await listSavedMethods(shop, cust, { signal: api.signal });
      if (isOutdated()) return;
      if (!result.ok) {
        const isOut = isSignedOut(result.error, api.getState());
        api.dispatch(savedMethodsFailed(isOut ? 'signed-out' : 'failed'));
        return;
      }
      api.dispatch(savedMethodsListed(result.value));
      if (known !== null) return;
      const init = await loadStripeInit(shop, { signal: api.signal });
      if (isOutdated()) return;
      api.dispatch(init.ok ? stripeInitReceived(init.value) : cardFormBroke());
    },
  });
}
