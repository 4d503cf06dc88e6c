import { saveReviewMethod } from '../../api/wallet-review';
import { formKey } from '../../platform/form-key';
import { errorText } from '../../platform/http/error-text';
import { navigate } from '../../platform/navigate';
import { fail } from '../../platform/result';
import type { FlowApi, StartListening } from '../shared/store.types';
import {
  methodChosen,
  methodFailed,
  methodSaved,
  selectWalletReview,
  type MethodChoice,
} from './wallet-review-slice';

type Saved = Awaited<ReturnType<typeof saveReviewMethod>>;

/** How long a method may take to be saved, in milliseconds: a later one waits for it. */
export const SAVE_MS = 30_000;

/** Saves a method; after `SAVE_MS` it is not known whether the shop has it. */
async function saveInTime({ url, fields }: MethodChoice, api: FlowApi): Promise<Saved> {
  const stop = new AbortController();
  const late = api.delay(SAVE_MS).then((): Saved => {
    stop.abort();
    return fail({ kind: 'timeout' });
  });
  return Promise.race([saveReviewMethod(url, fields, formKey(), stop.signal), late]);
}

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
        const result = await saveInTime(payload, api);
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
