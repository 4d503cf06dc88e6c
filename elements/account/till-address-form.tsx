import { AddressForm } from '../../src/features/account/address-form/AddressForm';
import { addressFormState } from '../../src/state/account/address-form-state';
import { define } from '../define';
import { addressFormMeta } from './till-address-form.meta';

define(addressFormMeta, AddressForm, { needs: [addressFormState], keepsChildren: true });
