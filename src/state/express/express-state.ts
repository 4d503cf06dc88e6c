import { parseExpress } from '../../api/page-config/express';
import type { StateModule } from '../shared/store.types';
import { expressConfigured, expressSlice } from './express-slice';

/** Paying with a wallet: where the page has buttons, and the purchase in progress (EXPR). */
export const expressState: StateModule = {
  name: 'express',
  slices: [expressSlice],
  startFlows: (_startListening, services, store) => {
    const source = services.page();
    if (source !== null) store.dispatch(expressConfigured(parseExpress(source)));
  },
};
