import type { PaymentMethod } from '../../../domain/quote.types';
import { paymentFieldEdited } from '../../../state/checkout/checkout-actions';
import { selectCheckout } from '../../../state/checkout/checkout-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { TextField } from '../../../ui/TextField/TextField';
import { useT } from '../../../ui/i18n';

/** Name of the form's only field, as on the server. */
export const NUMBER_FIELD = 'po_number';

/** Maximum length that the server stores. */
const MAX_LENGTH = 32;

/** The purchase order number. */
export function PurchaseOrderForm({ method: { code } }: { method: PaymentMethod }) {
  const t = useT();
  const dispatch = useTillDispatch();
  const value = useTillSelector(
    (state) => selectCheckout(state).payment.fields[code]?.[NUMBER_FIELD] ?? '',
  );
  const error = useTillSelector(
    (state) => selectCheckout(state).payment.fieldErrors[code]?.[NUMBER_FIELD] ?? null,
  );
  return (
    <TextField
      label={t('Purchase Order Number')}
      name={NUMBER_FIELD}
      required
      maxLength={MAX_LENGTH}
      autoComplete="off"
      spellCheck={false}
      value={value}
      error={error}
      onValueChange={(next) =>
        dispatch(paymentFieldEdited({ method: code, name: NUMBER_FIELD, value: next }))
      }
    />
  );
}
