import type { ComponentType } from 'react';
import type {
  PaymentFormProps,
  PaymentMethodDefinition,
} from '../../state/extensions/payment-method.types';
import { plainPayload } from './payload';
import { PlainPayment } from './PlainPayment';

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
