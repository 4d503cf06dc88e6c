import { loadCustomer } from '../../api/customer-account';
import { accountState } from '../account/account-state';
import type { StateModule } from '../shared/store.types';
import {
  bookFailed,
  bookReceived,
  bookWanted,
  addressBookSlice,
  selectAddressBook,
} from './address-book-slice';
import { startBookChanges } from './change-book';

/** The customer's address book, on its page. */
export const addressBookState: StateModule = {
  name: 'addressBook',
  needs: [accountState],
  slices: [addressBookSlice],
  startFlows: (startListening) => {
    startListening({
      actionCreator: bookWanted,
      effect: async (_action, api) => {
        if (selectAddressBook(api.getOriginalState()).status === 'loading') return;
        const result = await loadCustomer(api.getState().config.shop);
        api.dispatch(result.ok ? bookReceived(result.value.addresses) : bookFailed());
      },
    });
    startBookChanges(startListening);
  },
};
