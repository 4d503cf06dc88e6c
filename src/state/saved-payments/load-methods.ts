import type { ApiError } from '../../platform/http/api-error';
import { fail, ok, type Result } from '../../platform/result';
import type { Services } from '../shared/services';
import { selectIsLoggedIn } from '../sections/section-selectors';
import type { FlowApi, StartListening, TillState } from '../shared/store.types';
import { loadSavedMethods, savedMethodsPage, savingProviders } from './page-providers';
import {
  changesOf,
  customerSignedOut,
  listsSettled,
  providerFailed,
  providerListed,
  savedMethodsWanted,
  selectSavedPayments,
  type ListedMethod,
} from './saved-payments-slice';

/** Whether a call failed because the shopper is not logged in: the module refuses guests with a 400 (SAVED-02). */
const isSignedOut = (error: ApiError, state: TillState): boolean =>
  error.kind === 'unauthorized' ||
  (error.kind === 'rejected' && error.status === 400 && !selectIsLoggedIn(state));

/**
 * Finds out whether a provider's refusal of a call means that nobody is logged in. For a customer that is so only when every
 * other provider's list is refused like that too, which is requested (SAVED-02).
 */
export async function confirmSignedOut(
  error: ApiError,
  provider: string,
  api: FlowApi,
  services: Services,
): Promise<boolean> {
  if (!isSignedOut(error, api.getState())) return false;
  if (!selectIsLoggedIn(api.getState())) return true;
  const others = savingProviders().filter((one) => one !== provider);
  const lists = await Promise.all(others.map((other) => listOf(other, api, services)));
  return lists.every((list) => !list.ok && isSignedOut(list.error, api.getState()));
}

/**
 * The methods that a customer has with one provider. Requests them again when methods were saved or deleted meanwhile,
 * so that the list has them. Never rejects.
 */
export async function listOf(
  provider: string,
  api: Pick<FlowApi, 'getState'>,
  services: Services,
  signal?: AbortSignal,
): Promise<Result<readonly ListedMethod[]>> {
  const changes = (): number => changesOf(selectSavedPayments(api.getState()), provider);
  const before = changes();
  const list = await requestList(provider, api.getState(), services, signal);
  return changes() === before || signal?.aborted === true
    ? list
    : listOf(provider, api, services, signal);
}

async function requestList(
  provider: string,
  state: TillState,
  services: Services,
  signal?: AbortSignal,
): Promise<Result<readonly ListedMethod[]>> {
  try {
    const loaded = await loadSavedMethods(provider);
    const page = savedMethodsPage(state, services);
    const result = await loaded?.list(page, signal === undefined ? {} : { signal });
    if (result === undefined) return fail({ kind: 'network' });
    return result.ok ? ok(result.value.map((method) => ({ ...method, provider }))) : result;
  } catch {
    return fail({ kind: 'network' });
  }
}

/**
 * Loads the saved methods of every provider when an element shows them, each shown as soon as it arrives. The latest
 * request counts. When one provider fails, the methods of the others are shown with the error.
 */
export function startMethodLoads(startListening: StartListening, services: Services): void {
  startListening({
    actionCreator: savedMethodsWanted,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      const { signal } = api;
      const isOutdated = (): boolean => signal.aborted;
      const isRefused = (error: ApiError): boolean => isSignedOut(error, api.getState());
      const lists = await Promise.all(
        savingProviders().map(async (provider) => {
          const list = await listOf(provider, api, services, signal);
          if (isOutdated()) return { provider, list };
          if (list.ok) api.dispatch(providerListed({ provider, methods: list.value }));
          // Whether a refusal means that nobody is logged in depends on the lists of the others.
          else if (!isRefused(list.error)) api.dispatch(providerFailed(provider));
          return { provider, list };
        }),
      );
      if (isOutdated()) return;
      const refusals = lists.filter(({ list }) => !list.ok && isRefused(list.error));
      const isEvery = refusals.length === lists.length;
      if (refusals.length > 0 && (isEvery || !selectIsLoggedIn(api.getState()))) {
        api.dispatch(customerSignedOut());
        return;
      }
      for (const { provider, list } of lists) {
        if (!list.ok) api.dispatch(providerFailed(provider));
      }
      api.dispatch(listsSettled());
    },
  });
}
