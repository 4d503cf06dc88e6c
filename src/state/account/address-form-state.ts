import { parseAddressForm } from '../../api/page-config/address-form';
import { looksStripped } from '../../api/page-config/config-values';
import type { StateModule } from '../shared/store.types';
import { accountState } from './account-state';
import { addressFormRead, addressFormSlice } from './address-form-slice';
import { startFormVerification } from './form-verification';

/** The form of an address of the account: countries, regions and postcodes. */
export const addressFormState: StateModule = {
  name: 'addressForm',
  needs: [accountState],
  isMissing: looksStripped,
  slices: [addressFormSlice],
  startFlows: (_startListening, services, store) => {
    const page = services.page();
    if (page === null) return;
    store.dispatch(addressFormRead(parseAddressForm(page)));
    startFormVerification(page, store);
  },
};
