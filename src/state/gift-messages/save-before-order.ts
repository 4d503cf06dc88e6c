import type { GiftTarget } from '../../domain/gift-message.types';
import { placeOrderHooks } from '../extensions/extensions';
import type { TillStore } from '../shared/store.types';
import { giftEntry, giftMessageSubmitted, typedGifts } from './gift-messages-slice';

/** Resolves once no call about the message is in progress. */
function settled(store: TillStore, target: GiftTarget): Promise<void> {
  const isIdle = (): boolean => giftEntry(store.getState(), target).status === 'idle';
  return new Promise((resolve) => {
    if (isIdle()) {
      resolve();
      return;
    }
    const stop = store.subscribe(() => {
      if (!isIdle()) return;
      stop();
      resolve();
    });
  });
}

/**
 * Saves what is typed into an open form before the order is placed, so that no message is lost; without it the order is
 * refused with the reason. Names without a message are no message.
 */
export function saveGiftsBeforeOrder(store: TillStore): void {
  placeOrderHooks.register(async () => {
    const targets = Object.keys(typedGifts(store.getState())) as GiftTarget[];
    for (const target of targets) {
      await settled(store, target);
      // A call that was in progress may have saved it.
      const typed = typedGifts(store.getState())[target];
      if (typed === undefined || typed.message.trim() === '') continue;
      store.dispatch(giftMessageSubmitted({ target, isOrder: true }));
      await settled(store, target);
      const { error } = giftEntry(store.getState(), target);
      if (error !== null) return error;
    }
    return undefined;
  });
}
