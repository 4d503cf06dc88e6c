import { ownValue } from '../domain/own-value';
import type { PaymentMethodDefinition } from '../state/extensions/payment-method.types';

/**
 * The method of a provider for a code that the server offers; undefined where no provider has the code. Rejects if the code
 * of a provider cannot be loaded.
 */
export async function findProviderMethod(
  code: string,
): Promise<PaymentMethodDefinition | undefined> {
  const { PROVIDERS } = await import('./providers');
  for (const { methods = {} } of PROVIDERS) {
    const load = ownValue(methods, code);
    if (load !== undefined) return load();
  }
  return undefined;
}
