import { postCompare } from '../../api/compare';
import type { CompareSection } from '../../domain/compare.types';
import { formKey } from '../../platform/form-key';
import type { ApiError } from '../../platform/http/api-error';
import { errorText, hasNoResponse } from '../../platform/http/error-text';
import { t } from '../../platform/i18n/i18n';
import { postAndLeave, sameOrigin } from '../../platform/navigate';
import { takeCookieMessages } from '../messages/cookie-messages';
import { reloadedSection } from '../sections/reloaded-section';
import { createSerialQueue } from '../shared/serial-queue';
import type { FlowApi, StartListening } from '../shared/store.types';
import {
  changeFailed,
  changeLeft,
  changeSent,
  changeSettled,
  isSending,
  selectCompareChanges,
  selectCompared,
  type CompareChange,
} from './compare-slice';

const unreached = (): string =>
  t('Your comparison list could not be changed. Please check your connection and try again.');

/** The list as the shop has it now; null when it cannot be loaded. */
async function look(api: FlowApi): Promise<CompareSection | null> {
  const stored = await reloadedSection(api, 'compare-products');
  return stored === null ? null : selectCompared(api.getState());
}

/** Whether the list is as the change wants it. */
function isMade({ kind, productId }: CompareChange, { items }: CompareSection): boolean {
  if (kind === 'clear') return items.length === 0;
  return items.some(({ id }) => id === productId) === (kind === 'add');
}

/** The message of a failure that the shop's own page would not explain; null when its page does. */
function textOf(error: ApiError): string | null {
  if (hasNoResponse(error)) return unreached();
  return error.kind === 'server' || error.kind === 'rejected' ? errorText(error) : null;
}

/**
 * Changes the comparison list (COMP-01): one request at a time, in the order of the presses. The server's response does
 * not tell whether it did anything, so the section is loaded after each. While it cannot be loaded, nothing more is sent.
 */
export function startCompareChanges(startListening: StartListening): void {
  const inTurn = createSerialQueue();
  let isUnsure = false;

  const send = async (api: FlowApi, change: CompareChange): Promise<void> => {
    const { kind, productId } = change;
    const ref = { kind, productId };
    if (isUnsure) {
      const now = await look(api);
      if (now === null) {
        api.dispatch(changeFailed({ ...ref, error: unreached() }));
        return;
      }
      isUnsure = false;
      if (isMade(change, now)) {
        api.dispatch(changeSettled(ref));
        return;
      }
    }
    const { action, data } = change.post;
    const fields = { ...data, form_key: formKey() };
    const result = await postCompare(action, fields);
    const refusal = takeCookieMessages().find(({ type }) => type === 'error');
    const now = await look(api);
    isUnsure = now === null;
    if (now !== null && isMade(change, now)) {
      api.dispatch(changeSettled(ref));
      return;
    }
    const error =
      refusal?.text ?? (now === null ? unreached() : result.ok ? null : textOf(result.error));
    if (error === null && sameOrigin(action)) {
      api.dispatch(changeLeft(ref));
      postAndLeave(action, fields);
    } else api.dispatch(changeFailed({ ...ref, error: error ?? unreached() }));
  };

  startListening({
    actionCreator: changeSent,
    effect: async ({ payload: change }, api) => {
      if (isSending(selectCompareChanges(api.getOriginalState()), change)) return;
      await inTurn('compare', () => send(api, change));
    },
  });
}
