import type { PaymentPayload } from '../../state/extensions/payment-method.types';

/** The payment data of a method that sends only its code (PAY-04). */
export const plainPayload = (method: string): PaymentPayload => ({
  method,
  po_number: null,
  additional_data: null,
});
