import { cartNote } from './cart-before-login';
import { startMessageFlows } from './collect-messages';
import type { StateModule } from '../shared/store.types';
import { messagesSlice } from './messages-slice';

/** The page's messages, including the server's own: for elements that show messages. */
export const messagesState: StateModule = {
  name: 'messages',
  slices: [messagesSlice],
  startFlows: (startListening, services, store) => {
    startMessageFlows(startListening);
    // On the page after a sign-in only. When its code cannot be loaded, the note stays for the next page.
    if (cartNote.read() !== null) {
      import('./merged-cart-notice').then(
        ({ startMergedCartNotice }) => {
          startMergedCartNotice(startListening, services, store);
        },
        () => undefined,
      );
    }
  },
};
