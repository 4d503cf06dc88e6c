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
  listLeft,
  listSent,
  listSettled,
  pickedSent,
  removalAsked,
  removalsDue,
  removalSent,
  removalUndone,
  selectWishlistPage,
  type ItemPost,
} from './list-slice';
import { postAndLook, unreached, type ListAnswer } from './post-and-look';

/** How long a removal can be undone, in milliseconds. */
const UNDO_MS = 10_000;

const PRODUCT_OPTIONS = /\/wishlist\/index\/configure\//;

/** Opens the page on which the shop asks for options, or for the sign-in. */
function follow({ leadsTo, listed }: ListAnswer): void {
  if (leadsTo === null || isThisPage(leadsTo)) return;
  if (listed === null || PRODUCT_OPTIONS.test(leadsTo)) navigate(leadsTo);
}

/**
 * Changes the wish list: one request at a time, in the order of the presses, each sent once (WISH-08, WISH-09). Removals
 * that can still be undone are sent before anything else is.
 */
export function startListChanges(startListening: StartListening): void {
  const inTurn = createSerialQueue();

  const sendItem = async (api: FlowApi, { id, post }: ItemPost): Promise<ListAnswer> => {
    const answer = await postAndLook(api, post);
    const isGone = answer.listed?.includes(id) === false;
    const ownWords = isGone
      ? { type: 'success' as const, text: t('This item is in your cart now.') }
      : unreached();
    const { messages } = answer;
    // Another element may have shown the shop's own message.
    const isSilent = messages.length === 0 && (isGone || !answer.isAnswered);
    api.dispatch(itemSettled({ id, ...answer, messages: isSilent ? [ownWords] : messages }));
    return answer;
  };

  /** Removals take their turn before what is sent next. */
  const sendRemovals = async (api: FlowApi): Promise<void> => {
    api.dispatch(removalsDue());
    await api.delay(0);
  };

  startListening({
    actionCreator: removalAsked,
    effect: async ({ payload }, api) => {
      const { id } = payload;
      const end = await api.take(
        (action) =>
          removalsDue.match(action) || (removalUndone.match(action) && action.payload === id),
        UNDO_MS,
      );
      if (end !== null && removalUndone.match(end[0])) return;
      api.dispatch(removalSent(id));
      await inTurn('list', () => sendItem(api, payload));
    },
  });
  startListening({
    actionCreator: listLeft,
    effect: (_action, api) => {
      const { items } = selectWishlistPage(api.getState());
      for (const { removal, status } of Object.values(items)) {
        if (status !== 'removing' || removal === null) continue;
        sendOnLeave(removal.action, { ...removal.data, form_key: formKey() });
      }
    },
  });
  startListening({
    actionCreator: itemSent,
    effect: async ({ payload }, api) => {
      const earlier = selectWishlistPage(api.getOriginalState()).items[payload.id]?.status;
      if (earlier !== undefined && earlier !== 'failed') return;
      await sendRemovals(api);
      const answer = await inTurn('list', () => sendItem(api, payload));
      follow(answer);
    },
  });
  startListening({
    actionCreator: pickedSent,
    effect: async ({ payload }, api) => {
      if (selectWishlistPage(api.getOriginalState()).sending !== null) return;
      await sendRemovals(api);
      await inTurn('list', async () => {
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
      const answer = await inTurn('list', () => postAndLook(api, post));
      const { messages, isAnswered } = answer;
      const isSilent = messages.length === 0 && !isAnswered;
      const ownWords: ServerMessage =
        kind === 'update'
          ? unreached()
          : { type: 'notice', text: t('What is still on this list is not in your cart.') };
      api.dispatch(listSettled({ ...answer, messages: isSilent ? [ownWords] : messages }));
      if (answer.leadsTo !== null && answer.listed === null) navigate(answer.leadsTo);
    },
  });
}
