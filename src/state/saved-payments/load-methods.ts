import type { ApiError } from '../../platform/http/api-error';
import { fail, ok, type Result } from '../../platform/result';
import type { Services } from '../shared/services';
import { selectIsLoggedIn } from '../sections/section-selectors';
import type { StartListening, TillState } from '../shared/store.types';
import { loadSavedMethods, savedMethodsPage, savingProviders } from './page-providers';
import {
  savedMethodsFailed,
  savedMethodsListed,
  savedMethodsWanted,
  selectSavedPayments,
  type ListedMethod,
} from './saved-payments-slice';

/** Whether a call failed because the shopper is not logged in: the module refuses guests with a 400 (SAVED-02). */
export const isSignedOut = (error: ApiError, state: TillState): boolean =>
  error.kind === 'unauthorized' ||
  (error.kind === 'rejected' && error.status === 400 && !selectIsLoggedIn(state));

/** The methods that a customer has with one provider. Never rejects. */
export async function listOf(
  provider: string,
  state: TillState,
  services: Services,
  signal?: AbortSignal,
): Promise<Result<readonly ListedMethod[]>> {
  const loaded = await loadSavedMethods(provider);
  if (loaded === undefined) return fail({ kind: 'network' });
  const page = savedMethodsPage(state, services);
  const result = await loaded.list(page, signal === undefined ? {} : { signal });
  return result.ok ? ok(result.value.map((method) => ({ ...method, provider }))) : result;
}

/**
 * Loads the saved methods of every provider when an element shows them. The latest request counts. When one provider
 * fails, the methods of the others are shown with the error.
 */
export function startMethodLoads(startListening: StartListening, services: Services): void {
  startListening({
    actionCreator: savedMethodsWanted,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      const { signal } = api;
      const isOutdated = (): boolean => signal.aborted;
      const state = api.getState();
      const lists = await Promise.all(
        savingProviders().map(async (provider) => ({
          provider,
          list: await listOf(provider, state, services, signal),
        })),
      );
      if (isOutdated()) return;
      const errors = lists.flatMap(({ list }) => (list.ok ? [] : [list.error]));
      if (errors.some((error) => isSignedOut(error, api.getState()))) {
        api.dispatch(savedMethodsFailed('signed-out'));
        return;
      }
      const { methods } = selectSavedPayments(api.getState());
      const known = lists.flatMap(({ provider, list }) =>
        list.ok ? list.value : methods.filter((one) => one.provider === provider),
      );
      api.dispatch(savedMethodsListed(known));
      if (errors.length > 0) api.dispatch(savedMethodsFailed('failed'));
    },
  });
}
