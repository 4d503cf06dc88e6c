import type { CheckoutState, FieldErrors } from './checkout-types';

interface Focus {
  readonly field: string;
  readonly nonce: number;
}

/** Focus on a field once more: the nonce makes a second refusal of the same field a new wish. */
export const nextFocus = (last: Focus | null, field: string): Focus => ({
  field,
  nonce: (last?.nonce ?? 0) + 1,
});

/** The errors with one field's message set, or taken away by null. */
export function atField(
  errors: FieldErrors,
  { name, error }: { readonly name: string; readonly error: string | null },
): FieldErrors {
  const { [name]: _old, ...others } = errors;
  return error === null ? others : { ...others, [name]: error };
}

/** The checkout with some values of one part replaced. */
export const withPart = <Part extends 'shipping' | 'billing'>(
  state: CheckoutState,
  part: Part,
  values: Partial<CheckoutState[Part]>,
): CheckoutState => ({ ...state, [part]: { ...state[part], ...values } });
