import { errorText } from '../../platform/http/error-text';
import { fail } from '../../platform/result';
import type { Services } from '../shared/services';
import type { FlowApi, StartListening } from '../shared/store.types';
import * as texts from './account-texts';
import { confirmSignedOut, listOf } from './load-methods';
import { loadSavedMethods, savedMethodsPage } from './page-providers';
import {
  customerSignedOut,
  deletionConfirmed,
  deletionSettled,
  isSameMethod,
  methodsChanged,
  providerListed,
  selectSavedPayments,
  type ListedMethod,
} from './saved-payments-slice';

/** Deletes saved methods, one at a time (SAVED-07). */
export function startDeletions(startListening: StartListening, services: Services): void {
  startListening({
    actionCreator: deletionConfirmed,
    effect: async ({ payload }, api) => {
      if (selectSavedPayments(api.getOriginalState()).deleting !== null) return;
      const method = selectSavedPayments(api.getState()).methods.find((one) =>
        isSameMethod(one, payload),
      );
      if (method !== undefined) await remove(method, services, api);
    },
  });
}

/** After any failure the list is loaded: a method that is not in it any more is deleted, whatever the response was. */
async function remove(method: ListedMethod, services: Services, api: FlowApi): Promise<void> {
  const { provider } = method;
  const loaded = await loadSavedMethods(provider);
  const page = savedMethodsPage(api.getState(), services);
  const result = (await loaded?.remove(page, method)) ?? fail({ kind: 'network' } as const);
  const isDeleted = (one: ListedMethod): boolean =>
    one.provider === provider && one.fingerprint === method.fingerprint;
  if (result.ok) {
    const { methods } = selectSavedPayments(api.getState());
    const others = methods.filter((one) => one.provider === provider && !isDeleted(one));
    api.dispatch(methodsChanged({ provider, methods: others }));
    api.dispatch(deletionSettled(texts.deleted(result.value)));
    return;
  }
  if (await confirmSignedOut(result.error, provider, api, services)) {
    api.dispatch(customerSignedOut());
    return;
  }
  const now = await listOf(provider, api, services);
  if (now.ok) api.dispatch(providerListed({ provider, methods: now.value }));
  const isGone = now.ok && !now.value.some(isDeleted);
  api.dispatch(
    deletionSettled(isGone ? texts.deleted('') : texts.notDeleted(errorText(result.error))),
  );
}
