import { useCallback } from 'react';
import type { CheckoutConfig } from '../../../domain/quote.types';
import { shippingAddressEdited, shippingFieldLeft } from '../../../state/checkout/checkout-actions';
import { selectCheckout } from '../../../state/checkout/checkout-slice';
import { useTillDispatch, useTillSelector } from '../../../state/hooks';
import { AddressForm } from '../address-form/AddressForm';

/** The inline shipping form of a guest, and of a customer without saved addresses (SHIP-02). */
export function InlineShippingAddress({ config }: { config: CheckoutConfig }) {
  const dispatch = useTillDispatch();
  const draft = useTillSelector((state) => selectCheckout(state).shipping.draft);
  const errors = useTillSelector((state) => selectCheckout(state).shipping.errors);
  const edit = useCallback(
    (name: string, value: string) => dispatch(shippingAddressEdited({ name, value })),
    [dispatch],
  );
  const leave = useCallback((name: string) => dispatch(shippingFieldLeft({ name })), [dispatch]);
  return (
    <AddressForm
      purpose="shipping"
      fields={config.shippingFields}
      directory={config.directory}
      draft={draft}
      errors={errors}
      onEdit={edit}
      onLeave={leave}
    />
  );
}
