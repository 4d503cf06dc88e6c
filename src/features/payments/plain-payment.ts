import type { PaymentMethodDefinition } from '../../state/extensions/extensions.types';

/** What a method confirms when it sends nothing but its code (PAY-04). */
export const confirmPlain =
  (method: string): PaymentMethodDefinition['confirm'] =>
  () =>
    Promise.resolve({
      status: 'ready',
      payment: { method, po_number: null, additional_data: null },
    });
