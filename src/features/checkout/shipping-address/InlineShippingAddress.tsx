import { useCallback, type RefObject } from 'react';
import type { CheckoutConfig } from '../../../domain/quote.types';
import {
  shippingAddressEdited,
  shippingAddressLeft,
  shippingFieldLeft,
} from '../../../state/checkout/checkout-actions';
import { selectCheckout } from '../../../state/checkout/checkout-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import type { TillState } from '../../../state/shared/store.types';
import { AddressForm } from '../address-form/AddressForm';
import { useSilentFills } from '../address-form/useSilentFills';

interface InlineShippingAddressProps {
  readonly config: CheckoutConfig;
  /** The form that contains the fields. */
  readonly form: RefObject<HTMLFormElement | null>;
}

const selectDraft = (state: TillState) => selectCheckout(state).shipping.draft;

/** The inline shipping form for guests, and for customers without saved addresses (SHIP-02). */
export function InlineShippingAddress({ config, form }: InlineShippingAddressProps) {
  const dispatch = useTillDispatch();
  const draft = useTillSelector(selectDraft);
  const errors = useTillSelector((state) => selectCheckout(state).shipping.errors);
  const edit = useCallback(
    (name: string, value: string) => dispatch(shippingAddressEdited({ name, value })),
    [dispatch],
  );
  const leave = useCallback((name: string) => dispatch(shippingFieldLeft({ name })), [dispatch]);
  useSilentFills(form, selectDraft, edit);
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
