import { selectCheckout } from '../../state/checkout/checkout-slice';
import type { CheckoutState } from '../../state/checkout/checkout-types';
import { useLateSelector } from '../../state/shared/hooks';
import type { TillState } from '../../state/shared/store.types';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import { useT } from '../../ui/i18n';

interface Spoken {
  readonly phrase: string;
  readonly parameters?: readonly string[];
}

function shippingStatus({ shipping, email }: CheckoutState): Spoken | null {
  if (shipping.saveStatus === 'saving') return { phrase: 'Saving...' };
  if (shipping.stepError !== null) return { phrase: shipping.stepError };
  if (shipping.methodError !== null) return { phrase: shipping.methodError };
  if (email.account === 'exists') {
    return { phrase: 'You already have an account with us. Sign in or continue as guest.' };
  }
  const { status, list, error } = shipping.rates;
  if (status === 'loading') return { phrase: 'Loading shipping methods…' };
  if (status === 'failed' && error !== null) return { phrase: error };
  if (status !== 'ready') return null;
  return list.length === 0
    ? { phrase: 'Sorry, no quotes are available for this order at this time' }
    : { phrase: 'Shipping methods: %1', parameters: [String(list.length)] };
}

function paymentStatus({ payment, placement, resuming }: CheckoutState): Spoken | null {
  if (resuming) return { phrase: 'Loading payment methods…' };
  if (placement.status === 'placing') return { phrase: 'Placing your order…' };
  if (placement.status === 'failed' && placement.error !== null) return { phrase: placement.error };
  if (placement.status === 'changed') {
    return { phrase: 'Your order has changed, so it was not placed yet.' };
  }
  if (payment.status === 'loading') return { phrase: 'Loading payment methods…' };
  if (payment.status === 'failed' && payment.error !== null) return { phrase: payment.error };
  return null;
}

/** Separates a phrase from its parameters; no text contains it. */
const GAP = '\u0000';

const selectSpoken = (state: TillState): string => {
  const checkout = selectCheckout(state);
  const isShipping = checkout.step === 'shipping' && !checkout.resuming;
  const spoken = isShipping ? shippingStatus(checkout) : paymentStatus(checkout);
  return spoken === null ? '' : [spoken.phrase, ...(spoken.parameters ?? [])].join(GAP);
};

/** The checkout's only live region: announces the progress of the current step to screen readers. */
export function CheckoutStatus() {
  const t = useT();
  const [phrase = '', ...parameters] = useLateSelector(selectSpoken).split(GAP);
  return <VisuallyHidden live>{phrase === '' ? '' : t(phrase, parameters)}</VisuallyHidden>;
}
