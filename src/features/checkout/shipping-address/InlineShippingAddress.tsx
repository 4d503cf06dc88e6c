import { useCallback } from 'react';
import type { CheckoutConfig } from '../../../domain/quote.types';
import {
  shippingAddressEdited,
  shippingAddressLeft,
  shippingFieldLeft,
} from '../../../state/checkout/checkout-actions';
import { selectCheckout } from '../../../state/checkout/checkout-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { AddressForm } from '../address-form/AddressForm';

/** The inline shipping form for guests, and for customers without saved addresses (SHIP-02). */
export function InlineShippingAddress({ config }: { readonly config: CheckoutConfig }) {
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
      onLeaveAll={() => dispatch(shippingAddressLeft())}
    />
  );
}
