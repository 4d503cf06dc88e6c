import { startMergedCartNotice } from './merged-cart-notice';
import { startMessageFlows } from './collect-messages';
import type { StateModule } from '../shared/store.types';
import { messagesSlice } from './messages-slice';

/** The page's messages, including the server's own: for elements that show messages. */
export const messagesState: StateModule = {
  name: 'messages',
  slices: [messagesSlice],
  startFlows: (startListening, services, store) => {
    startMessageFlows(startListening);
    startMergedCartNotice(startListening, services, store);
  },
};
