import { leaveIfSignedOut } from '../session/failure-text';
import type { Services } from '../shared/services';
import type { FlowApi, StartListening } from '../shared/store.types';
import {
  certificatesWanted,
  selectCertificates,
  taxRefreshSettled,
  taxRefreshWanted,
} from './certificates-slice';
import { findService, shopOf } from './find-service';

/** Calculates the totals of the page's cart again; true where there is none. */
async function recalculate(api: FlowApi): Promise<boolean> {
  if (!selectCertificates(api.getState()).isCheckout) return true;
  const { recalculateCheckout } = await import('./recalculate-checkout');
  return recalculateCheckout(api);
}

/** True once the totals follow; an ended session leads to the login page (HTTP-05). */
async function refresh(api: FlowApi, services: Services): Promise<boolean> {
  try {
    const service = await findService(services.page());
    const result = await service?.refreshTax(shopOf(api.getState()));
    if (result?.ok === true) return await recalculate(api);
    if (result !== undefined) leaveIfSignedOut(api, result.error);
    return false;
  } catch {
    return false;
  }
}

/**
 * Has the shop calculate the customer's taxes again, and then the totals of the page (TAXV-17). On the page of the account
 * the list is loaded again. The latest refresh counts: the shop may have read the certificates before an earlier one ends.
 */
export function startTaxRefresh(startListening: StartListening, services: Services): void {
  startListening({
    actionCreator: taxRefreshWanted,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      if (!selectCertificates(api.getState()).isCheckout) api.dispatch(certificatesWanted());
      const isDone = await refresh(api, services);
      if (!api.signal.aborted) api.dispatch(taxRefreshSettled(isDone));
    },
  });
}
