import { AddressForm } from '../../src/features/account/address-form/AddressForm';
import { addressFormState } from '../../src/state/account/address-form-state';
import { provideFormVerification } from '../../src/state/account/form-verification';
import { formServicesOf } from '../../src/state/address-verification/form-services';
import { FORM_SERVICES } from '../../src/tax/form-services';
import { define } from '../define';
import { addressFormMeta } from './till-address-form.meta';

provideFormVerification((page) => {
  const services = formServicesOf(page, FORM_SERVICES);
  return (
    services &&
    import('../../src/state/account/verify-form').then(({ formVerification }) =>
      formVerification(page, services),
    )
  );
});

define(addressFormMeta, AddressForm, { needs: [addressFormState], keepsChildren: true });
