import type { ElementSettings } from '../api/element-settings';
import type { SavedMethod } from '../api/saved-method';

/** Name of the view's own field: the id of the chosen saved method. */
export const METHOD_FIELD = 'payment_method';

/** Name of the security code's field; it never has a value here. */
export const CODE_FIELD = 'cvc';

/** Value of `METHOD_FIELD` for a new payment method. */
export const NEW_METHOD = 'new';

/** The chosen saved method; the first one until the shopper has chosen, null for a new one (PELEM-04, PELEM-05). */
export function chosenSavedMethod(
  { savedMethods }: ElementSettings,
  fields: Readonly<Record<string, string>>,
): SavedMethod | null {
  const id = fields[METHOD_FIELD];
  if (id === NEW_METHOD) return null;
  return savedMethods.find((method) => method.id === id) ?? savedMethods[0] ?? null;
}
