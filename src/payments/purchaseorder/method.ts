import { t } from '../../platform/i18n/i18n';
import type { ComponentType } from 'react';
import type {
  PaymentFormProps,
  PaymentMethodDefinition,
} from '../../state/extensions/payment-method.types';
import { NUMBER_FIELD, PurchaseOrderForm } from './PurchaseOrderForm';

/** Purchase order: the number is sent with the order and must not be empty (PAY-04). */
export const purchaseorder: PaymentMethodDefinition<ComponentType<PaymentFormProps>> = {
  code: 'purchaseorder',
  Form: PurchaseOrderForm,
  confirm: ({ fields }) => {
    const number = (fields[NUMBER_FIELD] ?? '').trim();
    return Promise.resolve(
      number === ''
        ? { status: 'refused', message: t('This is a required field.'), field: NUMBER_FIELD }
        : {
            status: 'ready',
            payment: { method: 'purchaseorder', po_number: number, additional_data: null },
          },
    );
  },
};
