import { loadGiftMessage, saveGiftMessage } from '../../api/gift-message';
import { isSameGift } from '../../domain/gift-message';
import type { GiftMessage, GiftTarget } from '../../domain/gift-message.types';
import { outcomeUnknown } from '../../platform/http/error-text';
import { t } from '../../platform/i18n/i18n';
import { restContext } from '../quote/request-totals';
import { failureText } from '../session/failure-text';
import type { FlowApi, StartListening } from '../shared/store.types';
import {
  giftEntry,
  giftMessageDeleted,
  giftMessageReceived,
  giftMessageRefused,
  giftMessageSettled,
  giftMessageSubmitted,
  giftMessageWanted,
} from './gift-messages-slice';
import { showUpdatedCart } from './show-updated-cart';

const GENERAL = 'Something went wrong with your request. Please try again later.';

interface Wish {
  readonly target: GiftTarget;
  /** Null deletes the message (GMSG-06). */
  readonly message: GiftMessage | null;
  readonly isOrder: boolean;
}

const isStored = (found: GiftMessage | null, { message }: Wish): boolean =>
  found === null || message === null ? found === message : isSameGift(found, message);

/**
 * Brings the shop's message to what is wished. When a response is lost, the shop is asked what it has, at once and, if
 * that fails as well, before anything is sent again: a message is never saved twice.
 */
async function carryOut(api: FlowApi, wish: Wish): Promise<void> {
  const { target, message, isOrder } = wish;
  const context = restContext(api.getState());
  if (context === null) {
    api.dispatch(giftMessageRefused({ target, error: t(GENERAL) }));
    return;
  }
  const isThere = async (): Promise<boolean> => {
    const found = await loadGiftMessage(context, target);
    return found.ok && isStored(found.value, wish);
  };
  const settle = (): void => {
    api.dispatch(giftMessageSettled({ target, saved: message }));
    if (!isOrder) showUpdatedCart(api, target);
  };
  if (giftEntry(api.getState(), target).isOutcomeUnknown && (await isThere())) {
    settle();
    return;
  }
  const result = await saveGiftMessage(context, target, message, { isOrder });
  if (result.ok) {
    settle();
    return;
  }
  const isOutcomeUnknown = outcomeUnknown(result.error);
  if (isOutcomeUnknown && (await isThere())) {
    settle();
    return;
  }
  const error = failureText(api, result.error);
  api.dispatch(giftMessageRefused({ target, error, isOutcomeUnknown }));
}

const isBusy = (state: Parameters<typeof giftEntry>[0], target: GiftTarget): boolean =>
  giftEntry(state, target).status !== 'idle';

/** Saves, deletes and loads gift messages (GMSG-06 to GMSG-11). Only one call per message is in progress. */
export function startGiftMessages(startListening: StartListening): void {
  startListening({
    actionCreator: giftMessageSubmitted,
    effect: async ({ payload: { target, isOrder = false } }, api) => {
      if (isBusy(api.getOriginalState(), target)) return;
      const { draft } = giftEntry(api.getState(), target);
      await carryOut(api, { target, message: draft, isOrder });
    },
  });
  startListening({
    actionCreator: giftMessageDeleted,
    effect: async ({ payload: target }, api) => {
      if (isBusy(api.getOriginalState(), target)) return;
      await carryOut(api, { target, message: null, isOrder: false });
    },
  });
  startListening({
    actionCreator: giftMessageWanted,
    effect: async ({ payload: target }, api) => {
      const isRequested = giftEntry(api.getState(), target).status === 'loading';
      if (isBusy(api.getOriginalState(), target) || !isRequested) return;
      const context = restContext(api.getState());
      const result = context === null ? null : await loadGiftMessage(context, target);
      if (result?.ok === true) {
        api.dispatch(giftMessageReceived({ target, saved: result.value }));
        return;
      }
      const error = result === null ? t(GENERAL) : failureText(api, result.error);
      api.dispatch(giftMessageRefused({ target, error }));
    },
  });
}
