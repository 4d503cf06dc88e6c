import { parseBalance } from '../../api/page-config/balance';
import { quoteState } from '../quote/quote-state';
import { createSerialQueue } from '../shared/serial-queue';
import type { StateModule } from '../shared/store.types';
import { balanceRead, balanceSlice } from './balance-slice';
import { startToggleBalance } from './toggle-balance';

/** The customer's store credit. */
export const balanceState: StateModule = {
  name: 'balance',
  needs: [quoteState],
  slices: [balanceSlice],
  startFlows: (startListening, _services, store) => {
    startToggleBalance(startListening, createSerialQueue());
    const payment = store.getState().config.checkout?.payment ?? {};
    store.dispatch(balanceRead(parseBalance(payment)));
  },
};
