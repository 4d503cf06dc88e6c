import type { PaymentMethodDefinition } from '../state/extensions/payment-method.types';
import { hasCardForm } from './ccform/has-card-form';
import { checkmo } from './checkmo/method';
import { plainPayment } from './plain/method';
import { findProviderMethod } from './provider-methods';
import { purchaseorder } from './purchaseorder/method';

/** Small enough to be bundled with the checkout, which alone needs them. */
const BUNDLED: readonly PaymentMethodDefinition[] = [checkmo, purchaseorder];

/**
 * Till's own method for a code that the server offers. A code that Till does not know gets the plain method, which
 * still places the order.
 */
export function findBuiltInMethod(
  code: string,
  configuration: Readonly<Record<string, unknown>>,
): PaymentMethodDefinition | Promise<PaymentMethodDefinition> {
  if (hasCardForm(code, configuration)) {
    return import('./ccform/method').then(({ cardForm }) => cardForm(code));
  }
  return BUNDLED.find((method) => method.code === code) ?? findElsewhere(code);
}

/** A method of a provider, or else the plain one. */
async function findElsewhere(code: string): Promise<PaymentMethodDefinition> {
  return (await findProviderMethod(code)) ?? plainPayment(code);
}
