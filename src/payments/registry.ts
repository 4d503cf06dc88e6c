import type { PaymentMethodDefinition } from '../state/extensions/payment-method.types';
import { hasCardForm } from './ccform/has-card-form';
import { checkmo } from './checkmo/method';
import { plainPayment } from './plain/method';
import { findProvider } from './providers';
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
  return (
    findProvider(code) ??
    (hasCardForm(code, configuration)
      ? import('./ccform/method').then(({ cardForm }) => cardForm(code))
      : (BUNDLED.find((method) => method.code === code) ?? plainPayment(code)))
  );
}
