import { fail, type Result } from '../../platform/result';
import type { CertificateList } from '../../domain/certificates.types';
import { selectIsLoggedIn } from '../sections/section-selectors';
import type { Services } from '../shared/services';
import type { FlowApi, StartListening } from '../shared/store.types';
import {
  certificatesFailed,
  certificatesReceived,
  certificatesSignedOut,
  certificatesWanted,
  linksReceived,
  linksWanted,
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
      if (result.ok) api.dispatch(certificatesReceived(result.value));
      else if (result.error.kind === 'unauthorized') api.dispatch(certificatesSignedOut());
      else api.dispatch(certificatesFailed());
    },
  });
}

/** Drops what is kept of a customer when a page with certificates sees that nobody is signed in (TAXV-13). */
export function startForgetting(startListening: StartListening, services: Services): void {
  startListening({
    predicate: (action, now, before) =>
      !selectIsLoggedIn(now) &&
      (linksWanted.match(action) ||
        certificatesSignedOut.match(action) ||
        selectIsLoggedIn(before)),
    effect: async () => {
      (await findService(services.page()))?.forget();
    },
  });
}
