import { useCallback, useRef, type SyntheticEvent } from 'react';
import { isUsableForBilling } from '../../../domain/address';
import type { CheckoutConfig } from '../../../domain/quote.types';
import {
  billingAddressChosen,
  billingAddressEdited,
  billingEditCancelled,
  billingFieldLeft,
  billingUpdateSubmitted,
} from '../../../state/checkout/checkout-actions';
import { selectCheckout } from '../../../state/checkout/checkout-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { SelectField } from '../../../ui/SelectField/SelectField';
import { useT } from '../../../ui/i18n';
import { AddressForm } from '../address-form/AddressForm';
import { useRefusalFocus } from '../address-form/useRefusalFocus';

const NEW = 'new';

interface BillingFormProps {
  readonly config: CheckoutConfig;
  readonly formId: string;
}

/**
 * Selects a saved billing address or enters a new one; Update confirms it, Cancel discards it (BILL-02, BILL-03,
 * BILL-08 to BILL-11). A customer with saved addresses chooses whether a new one is saved too; the first one always is
 * (FORM-04).
 */
export function BillingForm({ config, formId }: BillingFormProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const { choice, draft, errors, focus, previous } = useTillSelector(
    (state) => selectCheckout(state).billing,
  );
  const form = useRef<HTMLFormElement>(null);
  useRefusalFocus(form, focus);
  const edit = useCallback(
    (name: string, value: string) => dispatch(billingAddressEdited({ name, value })),
    [dispatch],
  );
  const leave = useCallback((name: string) => dispatch(billingFieldLeft({ name })), [dispatch]);
  const saved = (config.customer?.addresses ?? []).flatMap((address) =>
    address.source.type === 'customer-address' && isUsableForBilling(address)
      ? [{ value: String(address.source.id), label: address.inline }]
      : [],
  );
  const isNew = choice.kind === 'new' || saved.length === 0;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    dispatch(billingUpdateSubmitted());
  };

  return (
    <form className="till-billing__form" id={formId} ref={form} noValidate onSubmit={submit}>
      {saved.length > 0 && (
        <SelectField
          label={t('My billing address')}
          name="billing_address_id"
          value={choice.kind === 'saved' ? String(choice.id) : NEW}
          options={[...saved, { value: NEW, label: t('New Address') }]}
          onValueChange={(value) =>
            dispatch(
              billingAddressChosen(
                value === NEW ? { kind: 'new' } : { kind: 'saved', id: Number(value) },
              ),
            )
          }
        />
      )}
      {isNew && (
        <AddressForm
          purpose="billing"
          fields={config.billingFields}
          directory={config.directory}
          draft={draft}
          errors={errors}
          onEdit={edit}
          onLeave={leave}
          offersBook={saved.length > 0}
        />
      )}
      <div className="till-billing__actions">
        <Button type="submit">{t('Update')}</Button>
        {previous !== null && (
          <Button variant="quiet" onClick={() => dispatch(billingEditCancelled())}>
            {t('Cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
