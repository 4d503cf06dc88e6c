import { fail, type Result } from '../../platform/result';
import type { CertificateList } from '../../domain/certificates.types';
import { selectIsLoggedIn } from '../sections/section-selectors';
import { leaveIfSignedOut } from '../session/failure-text';
import { sessionEnded } from '../session/leave-for-login';
import type { Services } from '../shared/services';
import type { FlowApi, StartListening } from '../shared/store.types';
import {
  certificatesFailed,
  certificatesReceived,
  certificatesSignedOut,
  certificatesWanted,
  linksReceived,
  linksWanted,
  selectCertificates,
} from './certificates-slice';
import { findService, shopOf } from './find-service';

/** Loads the list from the service of the page. Never rejects. */
export async function requestList(
  { getState, signal }: Pick<FlowApi, 'getState' | 'signal'>,
  services: Services,
): Promise<Result<CertificateList>> {
  const service = await findService(services.page());
  if (service === null) return fail({ kind: 'network' });
  return service.list(shopOf(getState()), { signal });
}

/** Loads the links and the list when a view needs them; the latest request counts. */
export function startLoads(startListening: StartListening, services: Services): void {
  startListening({
    actionCreator: linksWanted,
    effect: async (_action, { dispatch }) => {
      const page = services.page();
      const service = await findService(page);
      dispatch(linksReceived(page && (service?.links(page) ?? null)));
    },
  });
  startListening({
    actionCreator: certificatesWanted,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      const result = await requestList(api, services);
      if (api.signal.aborted) return;
      if (result.ok) {
        api.dispatch(certificatesReceived(result.value));
        return;
      }
      const { isCheckout } = selectCertificates(api.getState());
      // The page of the account says that nobody is signed in; a checkout is left for the login page.
      if (result.error.kind === 'unauthorized' && !isCheckout) {
        api.dispatch(certificatesSignedOut());
        return;
      }
      leaveIfSignedOut(api, result.error);
      api.dispatch(certificatesFailed());
    },
  });
}

/**
 * Drops what is kept of a customer when a page with certificates sees that nobody is signed in (TAXV-13). A call may show it
 * while what the page knows of the customer still says otherwise.
 */
export function startForgetting(startListening: StartListening, services: Services): void {
  startListening({
    predicate: (action, now, before) =>
      certificatesSignedOut.match(action) ||
      sessionEnded.match(action) ||
      (!selectIsLoggedIn(now) && (linksWanted.match(action) || selectIsLoggedIn(before))),
    effect: async () => {
      (await findService(services.page()))?.forget();
    },
  });
}
