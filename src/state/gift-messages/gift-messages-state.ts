import { parseGiftOptions } from '../../api/page-config/gift-options';
import { quoteState } from '../quote/quote-state';
import { selectQuoteItems } from '../quote/quote-slice';
import type { StateModule, TillStore } from '../shared/store.types';
import { giftMessagesSlice, giftOptionsRead, typedGifts } from './gift-messages-slice';
import { saveGiftDrafts, savedGiftDrafts, takeSavedGift } from './gift-storage';
import { saveGiftsBeforeOrder } from './save-before-order';
import { startGiftMessages } from './save-gift-message';

/** The gift messages of the cart: their forms, and what the shop has saved. */
export const giftMessagesState: StateModule = {
  name: 'giftMessages',
  needs: [quoteState],
  slices: [giftMessagesSlice],
  startFlows: (startListening, services, store) => {
    const page = services.page();
    startGiftMessages(startListening);
    saveGiftsBeforeOrder(store);
    if (page === null) return;
    const items = selectQuoteItems(store.getState()).map(({ itemId }) => String(itemId));
    store.dispatch(
      giftOptionsRead({
        options: parseGiftOptions(page),
        drafts: savedGiftDrafts(items),
        arrived: takeSavedGift(),
      }),
    );
    keepDrafts(store, items);
  },
};

/** Stores what is typed for a reload. */
function keepDrafts(store: TillStore, items: readonly string[]): void {
  let known = store.getState().giftMessages?.entries;
  store.subscribe(() => {
    const entries = store.getState().giftMessages?.entries;
    if (entries === known) return;
    known = entries;
    saveGiftDrafts(typedGifts(store.getState()), items);
  });
}
