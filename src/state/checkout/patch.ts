import type { CheckoutState } from './checkout-types';

interface Focus {
  readonly field: string;
  readonly nonce: number;
}

/** A request to focus a field; the nonce makes a second refusal of the same field a new request. */
export const nextFocus = (last: Focus | null, field: string): Focus => ({
  field,
  nonce: (last?.nonce ?? 0) + 1,
});

/** The checkout with some values of one part replaced. */
export const withPart = <Part extends 'email' | 'shipping' | 'billing' | 'payment'>(
  state: CheckoutState,
  part: Part,
  values: Partial<CheckoutState[Part]>,
): CheckoutState => ({ ...state, [part]: { ...state[part], ...values } });

/** The checkout with another placement status. */
export const withPlacement = (
  state: CheckoutState,
  status: CheckoutState['placement']['status'],
  rest: Partial<Omit<CheckoutState['placement'], 'status'>> = {},
): CheckoutState => ({
  ...state,
  placement: {
    isWaiting: status === 'placing',
    error: null,
    cause: null,
    ...(state.placement.charge && { charge: state.placement.charge }),
    ...rest,
    status,
  },
});
