import { looksStripped } from '../../api/page-config/config-values';
import { parseAccountPages } from '../../api/page-config/account-pages';
import type { StateModule } from '../shared/store.types';
import { accountPagesRead, accountSlice } from './account-slice';
import { startForms } from './send-form';

/** The account pages: their configuration, and the form of the account or of an address. */
export const accountState: StateModule = {
  name: 'account',
  isMissing: looksStripped,
  slices: [accountSlice],
  startFlows: (startListening, services, store) => {
    const page = services.page();
    if (page !== null) store.dispatch(accountPagesRead(parseAccountPages(page)));
    startForms(startListening);
  },
};
