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
  changePostedAsPage,
  changeRequested,
  changeSettled,
  isSending,
  selectCompareChanges,
  selectCompared,
  type CompareChange,
} from './compare-slice';

const unreachableText = (): string =>
  t('Your comparison list could not be changed. Please check your connection and try again.');

/** Reloads the list; null if that fails. */
async function reloadList(api: FlowApi): Promise<CompareSection | null> {
  const stored = await reloadedSection(api, 'compare-products');
  return stored === null ? null : selectCompared(api.getState());
}

/** Whether the list reflects the change. */
function isApplied({ kind, productId }: CompareChange, { items }: CompareSection): boolean {
  if (kind === 'clear') return items.length === 0;
  return items.some(({ id }) => id === productId) === (kind === 'add');
}

/** The message for a failure that the shop's own page would not explain; null if that page explains it. */
function textOf(error: ApiError): string | null {
  if (hasNoResponse(error)) return unreachableText();
  return error.kind === 'server' || error.kind === 'rejected' ? errorText(error) : null;
}

/**
 * Changes the comparison list (COMP-01) with one request at a time, in the order of the presses. The response does not
 * show whether the server changed anything, so the section is reloaded after each. While that fails, nothing is sent.
 */
export function startCompareChanges(startListening: StartListening): void {
  const enqueue = createSerialQueue();
  let isUnverified = false;

  const send = async (api: FlowApi, change: CompareChange): Promise<void> => {
    const { kind, productId } = change;
    const ref = { kind, productId };
    if (isUnverified) {
      const now = await reloadList(api);
      if (now === null) {
        api.dispatch(changeFailed({ ...ref, error: unreachableText() }));
        return;
      }
      isUnverified = false;
      if (isApplied(change, now)) {
        api.dispatch(changeSettled(ref));
        return;
      }
    }
    const { action, data } = change.post;
    const fields = { ...data, form_key: formKey() };
    const result = await postCompare(action, fields);
    const refusal = takeCookieMessages().find(({ type }) => type === 'error');
    const now = await reloadList(api);
    isUnverified = now === null;
    if (now !== null && isApplied(change, now)) {
      api.dispatch(changeSettled(ref));
      return;
    }
    const error =
      refusal?.text ?? (now === null ? unreachableText() : result.ok ? null : textOf(result.error));
    if (error === null && sameOrigin(action)) {
      api.dispatch(changePostedAsPage(ref));
      postAndLeave(action, fields);
    } else api.dispatch(changeFailed({ ...ref, error: error ?? unreachableText() }));
  };

  startListening({
    actionCreator: changeRequested,
    effect: async ({ payload: change }, api) => {
      if (isSending(selectCompareChanges(api.getOriginalState()), change)) return;
      await enqueue('compare', () => send(api, change));
    },
  });
}
