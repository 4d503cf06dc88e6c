import { saveReviewMethod } from '../../api/wallet-review';
import { formKey } from '../../platform/form-key';
import { errorText } from '../../platform/http/error-text';
import { navigate } from '../../platform/navigate';
import type { StartListening } from '../shared/store.types';
import { methodChosen, methodFailed, methodSaved, selectWalletReview } from './wallet-review-slice';

/**
 * Saves each chosen shipping method, one after the other, so that the shop has the last one in the end; the responses of
 * earlier ones are not shown (WREV-03, WREV-04).
 */
export function startMethods(startListening: StartListening): void {
  let before = Promise.resolve();
  let latest: unknown = null;
  startListening({
    actionCreator: methodChosen,
    effect: async ({ payload }, api) => {
      // Another one is not taken while the order is on its way.
      if (selectWalletReview(api.getState()).status !== 'saving') return;
      latest = payload;
      const save = async (): Promise<void> => {
        if (latest !== payload) return;
        const result = await saveReviewMethod(payload.url, payload.fields, formKey());
        if (latest !== payload) return;
        if (!result.ok) api.dispatch(methodFailed(errorText(result.error)));
        else if ('html' in result.value) api.dispatch(methodSaved(result.value.html));
        else navigate(result.value.redirectUrl);
      };
      before = before.then(save, save);
      await before;
    },
  });
}
