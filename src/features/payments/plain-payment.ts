import type { PaymentMethodDefinition } from '../../state/extensions/extensions.types';

/** The payment data of a method that sends only its code (PAY-04). */
export const confirmPlain =
  (method: string): PaymentMethodDefinition['confirm'] =>
  () =>
    Promise.resolve({
      status: 'ready',
      payment: { method, po_number: null, additional_data: null },
    });
