import { useRef, useState, type SyntheticEvent } from 'react';
import { emptyDraft, withDraftText } from '../../../domain/address-draft';
import { addressToDraft } from '../../../domain/draft-to-address';
import type { AddressDraft } from '../../../domain/address.types';
import type { CheckoutConfig } from '../../../domain/quote.types';
import { newShippingAddressSaved } from '../../../state/checkout/checkout-actions';
import { selectCheckout } from '../../../state/checkout/checkout-slice';
import {
  addressErrors,
  pickErrors,
  type FieldErrors,
} from '../../../state/validation/field-errors';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { AddressForm } from '../address-form/AddressForm';
import { useRefusalFocus } from '../address-form/useRefusalFocus';

interface NewAddressDialogProps {
  readonly config: CheckoutConfig;
  readonly onClose: () => void;
}

/**
 * The form for another shipping address (SHIP-20 to SHIP-30). Input stays in the dialog until it is saved, so Cancel,
 * Escape and the close button change nothing (SHIP-21, SHIP-23, SHIP-24). Loaded when first opened.
 */
export function NewAddressDialog({ config, onClose }: NewAddressDialogProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const formId = useUid('till-new-address');
  const saved = useTillSelector((state) => selectCheckout(state).shipping.newAddress);
  const [draft, setDraft] = useState<AddressDraft>(() =>
    saved === null ? emptyDraft(config.directory) : addressToDraft(saved),
  );
  /** The draft with what several fields have passed on since the last render. */
  const latest = useRef(draft);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [focus, setFocus] = useState<{ field: string; nonce: number } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useRefusalFocus(form, focus);

  const check = (now: AddressDraft): FieldErrors =>
    addressErrors(now, config.shippingFields, config.directory);
  const edit = (name: string, value: string) => {
    const next = withDraftText(latest.current, name, value);
    latest.current = next;
    setDraft(next);
    setErrors((shown) => pickErrors(check(next), (field) => Object.hasOwn(shown, field)));
  };
  const leave = (name: string) => {
    const now = latest.current;
    setErrors((shown) =>
      pickErrors(check(now), (field) => field === name || Object.hasOwn(shown, field)),
    );
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = check(latest.current);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      setFocus({ field: first, nonce: (focus?.nonce ?? 0) + 1 });
      return;
    }
    dispatch(newShippingAddressSaved(latest.current));
    onClose();
  };

  return (
    <Dialog
      open
      title={t('Shipping Address')}
      onClose={onClose}
      footer={
        <div className="till-dialog__actions">
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {t('Save Address')}
          </Button>
        </div>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={submit}>
        <AddressForm
          purpose="shipping"
          fields={config.shippingFields}
          directory={config.directory}
          draft={draft}
          errors={errors}
          onEdit={edit}
          onLeave={leave}
          offersBook
        />
      </form>
    </Dialog>
  );
}
