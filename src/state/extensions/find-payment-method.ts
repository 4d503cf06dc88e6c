import { builtInMethods, paymentMethods } from './extensions';
import type { PaymentMethodDefinition } from './payment-method.types';

/** The method that pays with a code, the shop's own before Till's; undefined while it is not loaded (PAY-17). */
export const findPaymentMethod = (code: string): PaymentMethodDefinition | undefined =>
  paymentMethods.get(code) ?? builtInMethods.get(code);
