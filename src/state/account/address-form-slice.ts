import type { PayloadAction } from '@reduxjs/toolkit';
import type { AddressFormConfig } from '../../api/page-config/address-form';
import { createPureSlice } from '../shared/pure-slice';

/** The countries of the page's address form, and the region it starts with. */
export type AddressFormState = AddressFormConfig;

declare module '../shared/store.types' {
  interface LazySlices {
    addressForm: AddressFormState;
  }
}

const initialState: AddressFormState = {
  directory: { countries: [], defaultCountryId: '' },
  defaultRegion: '',
};

export const addressFormSlice = createPureSlice({
  name: 'addressForm',
  initialState,
  reducers: {
    /** The form's configuration was read. */
    addressFormRead: (_state, { payload }: PayloadAction<AddressFormConfig>) => payload,
  },
});

export const { addressFormRead } = addressFormSlice.actions;

/** The configuration of the address form. */
export const selectAddressForm = (state: {
  readonly addressForm?: AddressFormState;
}): AddressFormState => state.addressForm ?? initialState;
