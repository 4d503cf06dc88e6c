import { deleteSavedMethod } from '../../api/stripe/saved-methods';
import type { SavedMethod } from '../../domain/payment/saved-method.types';
import { errorText } from '../../platform/http/error-text';
import type { FlowApi, StartListening } from '../shared/store.types';
import * as texts from './account-texts';
import { isSignedOut, listNow } from './load-methods';
import {
  deletionConfirmed,
  deletionSettled,
  savedMethodsFailed,
  savedMethodsListed,
  selectSavedPayments,
} from './saved-payments-slice';

/** Deletes saved methods, one at a time (SAVED-07). */
export function startDeletions(startListening: StartListening): void {
  startListening({
    actionCreator: deletionConfirmed,
    effect: async ({ payload: id }, api) => {
      if (selectSavedPayments(api.getOriginalState()).deleting !== null) return;
      const method = selectSavedPayments(api.getState()).methods.find((one) => one.id === id);
      if (method !== undefined) await remove(method, api);
    },
  });
}

/** After any failure the list is loaded: a method that is not in it any more is deleted, whatever the response was. */
async function remove(method: SavedMethod, api: FlowApi): Promise<void> {
  const result = await deleteSavedMethod(api.getState().config.shop, method);
  if (result.ok) {
    const { methods } = selectSavedPayments(api.getState());
    api.dispatch(savedMethodsListed(methods.filter((one) => !isSame(one, method))));
    api.dispatch(deletionSettled(texts.deleted(result.value)));
    return;
  }
  if (isSignedOut(result.error, api.getState())) {
    api.dispatch(savedMethodsFailed('signed-out'));
    return;
  }
  const methods = await listNow(api);
  if (methods !== null) api.dispatch(savedMethodsListed(methods));
  const isGone = methods !== null && !methods.some((one) => isSame(one, method));
  api.dispatch(
    deletionSettled(isGone ? texts.deleted('') : texts.notDeleted(errorText(result.error))),
  );
}

const isSame = (one: SavedMethod, other: SavedMethod): boolean =>
  one.fingerprint === other.fingerprint;
