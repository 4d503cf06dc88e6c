import { ownValue } from '../../domain/own-value';
import type { ServerMessage } from '../../domain/section.types';
import { formKey } from '../../platform/form-key';
import { sendOnLeave } from '../../platform/http/beacon';
import { t } from '../../platform/i18n/i18n';
import { isThisPage, navigate } from '../../platform/navigate';
import { createSerialQueue } from '../shared/serial-queue';
import type { FlowApi, StartListening } from '../shared/store.types';
import {
  itemSent,
  itemSettled,
  pageUnloading,
  listSent,
  listSettled,
  pickedSent,
  removalRequested,
  flushRemovals,
  removalSent,
  removalUndone,
  selectWishlistPage,
  type ItemPost,
} from './list-slice';
import { listPoster, unreachableMessage, type ListOutcome } from './post-and-reload';

/** How long a removal can be undone, in milliseconds. */
const UNDO_MS = 10_000;

const PRODUCT_OPTIONS = /\/wishlist\/index\/configure\//;

/** Opens the page on which the shop requires options, or the sign-in. */
function follow({ redirectUrl, listed }: ListOutcome): void {
  if (redirectUrl === null || isThisPage(redirectUrl)) return;
  if (listed === null || PRODUCT_OPTIONS.test(redirectUrl)) navigate(redirectUrl);
}

/**
 * Changes the wish list: one request at a time, in the order of the presses, each sent once (WISH-08, WISH-09). Removals
 * that can still be undone are sent before anything else is.
 */
export function startListChanges(startListening: StartListening): void {
  const enqueue = createSerialQueue();
  const postAndReload = listPoster();

  const sendItem = async (api: FlowApi, { id, post }: ItemPost): Promise<ListOutcome> => {
    const outcome = await postAndReload(api, post);
    const isGone = outcome.listed?.includes(id) === false;
    const ownMessage = isGone
      ? { type: 'success' as const, text: t('This item is in your cart now.') }
      : unreachableMessage();
    const { messages } = outcome;
    // Another element may have shown the shop's own message.
    const isSilent = messages.length === 0 && (isGone || !outcome.isConclusive);
    api.dispatch(itemSettled({ id, ...outcome, messages: isSilent ? [ownMessage] : messages }));
    return outcome;
  };

  /** Removals take their turn before what is sent next. */
  const sendRemovals = async (api: FlowApi): Promise<void> => {
    api.dispatch(flushRemovals());
    await api.delay(0);
  };

  startListening({
    actionCreator: removalRequested,
    effect: async ({ payload }, api) => {
      const { id } = payload;
      const end = await api.take(
        (action) =>
          flushRemovals.match(action) || (removalUndone.match(action) && action.payload === id),
        UNDO_MS,
      );
      if (end !== null && removalUndone.match(end[0])) return;
      api.dispatch(removalSent(id));
      await enqueue('list', () => sendItem(api, payload));
    },
  });
  startListening({
    actionCreator: pageUnloading,
    effect: (_action, api) => {
      const { items } = selectWishlistPage(api.getState());
      for (const { removal } of Object.values(items)) {
        if (removal === null) continue;
        sendOnLeave(removal.action, { ...removal.data, form_key: formKey() });
      }
    },
  });
  startListening({
    actionCreator: itemSent,
    effect: async ({ payload }, api) => {
      const earlier = ownValue(
        selectWishlistPage(api.getOriginalState()).items,
        payload.id,
      )?.status;
      if (earlier !== undefined && earlier !== 'failed') return;
      await sendRemovals(api);
      const outcome = await enqueue('list', () => sendItem(api, payload));
      follow(outcome);
    },
  });
  startListening({
    actionCreator: pickedSent,
    effect: async ({ payload }, api) => {
      if (selectWishlistPage(api.getOriginalState()).sending !== null) return;
      await sendRemovals(api);
      await enqueue('list', async () => {
        for (const item of payload) {
          const { listed } = await sendItem(api, item);
          // What cannot be looked up is not followed by more of the same.
          if (listed === null) break;
        }
      });
      api.dispatch(listSettled({ messages: [], listed: null }));
    },
  });
  startListening({
    actionCreator: listSent,
    effect: async ({ payload: { kind, post } }, api) => {
      if (selectWishlistPage(api.getOriginalState()).sending !== null) return;
      await sendRemovals(api);
      const outcome = await enqueue('list', () => postAndReload(api, post));
      const { messages, isConclusive } = outcome;
      const isSilent = messages.length === 0 && !isConclusive;
      const ownMessage: ServerMessage =
        kind === 'update'
          ? unreachableMessage()
          : { type: 'notice', text: t('What is still on this list is not in your cart.') };
      api.dispatch(listSettled({ ...outcome, messages: isSilent ? [ownMessage] : messages }));
      if (outcome.redirectUrl !== null && outcome.listed === null) navigate(outcome.redirectUrl);
    },
  });
}
