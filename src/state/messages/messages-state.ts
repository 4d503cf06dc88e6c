import { startMergedCart } from '../flows/merged-cart';
import { startMessageFlows } from '../flows/messages';
import type { StateModule } from '../store.types';
import { messagesSlice } from './messages-slice';

/** The page's messages, and the way the server's own get there: for elements that show messages. */
export const messagesState: StateModule = {
  name: 'messages',
  slices: [messagesSlice],
  startFlows: (startListening, services, store) => {
    startMessageFlows(startListening);
    startMergedCart(startListening, services, store);
  },
};
