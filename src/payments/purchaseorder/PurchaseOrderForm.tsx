import type { PaymentFormProps } from '../../state/extensions/payment-method.types';
import { TextField } from '../../ui/TextField/TextField';
import { useT } from '../../ui/i18n';
import { usePaymentContext } from '../shared/usePaymentContext';

/** Name of the form's only field, as on the server. */
export const NUMBER_FIELD = 'po_number';

/** Maximum length that the server stores. */
const MAX_LENGTH = 32;

/** The purchase order number. */
export function PurchaseOrderForm({ handle }: PaymentFormProps) {
  const t = useT();
  const context = usePaymentContext(handle);
  return (
    <TextField
      label={t('Purchase Order Number')}
      name={NUMBER_FIELD}
      required
      maxLength={MAX_LENGTH}
      autoComplete="off"
      spellCheck={false}
      value={context?.fields[NUMBER_FIELD] ?? ''}
      error={context?.fieldErrors[NUMBER_FIELD] ?? null}
      onValueChange={(next) => {
        handle.setField(NUMBER_FIELD, next);
      }}
    />
  );
}
