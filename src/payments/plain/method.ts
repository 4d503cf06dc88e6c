import type { ComponentType } from 'react';
import type {
  PaymentFormProps,
  PaymentMethodDefinition,
  PaymentPayload,
} from '../../state/extensions/payment-method.types';
import { PlainPayment } from './PlainPayment';

/** The payment data of a method that sends only its code (PAY-04). */
export const plainPayload = (method: string): PaymentPayload => ({
  method,
  po_number: null,
  additional_data: null,
});

/**
 * A method that sends only its code and shows the merchant's instructions, if there are any: bank transfer, cash on
 * delivery, an order that costs nothing (PAY-10), and every method that Till does not know.
 */
export const plainPayment = (
  code: string,
): PaymentMethodDefinition<ComponentType<PaymentFormProps>> => ({
  code,
  Form: PlainPayment,
  confirm: () => Promise.resolve({ status: 'ready', payment: plainPayload(code) }),
});
