import type {
  PaymentFormProps,
  PaymentHandle,
} from '../../../state/extensions/payment-method.types';
import { CheckoutButton } from '../buttons/CheckoutButton';
import type { ButtonEnd } from '../buttons/useShownButton';
import { pressInCheckout } from './checkout-sheet';
import { parseApplePayCheckout, type ApplePayCheckoutConfig } from './config';
import { showAppleButton } from './show-button';
import { startApplePay } from './start';

/** Apple's own button; it looks as the module's other one. */
export const ApplePay = ({ handle }: PaymentFormProps) => (
  <CheckoutButton handle={handle} parse={parseApplePayCheckout} show={show} />
);

/** Shows Apple's button in `host`. Never rejects. */
async function show(
  host: HTMLElement,
  handle: PaymentHandle,
  config: ApplePayCheckoutConfig,
  signal: AbortSignal,
): Promise<ButtonEnd> {
  const started = await startApplePay(config.sdk, config.scriptUrl);
  if (!started.ok) {
    const { error } = started;
    return error === 'ineligible'
      ? { phase: 'unavailable', failure: null }
      : { phase: 'blocked', failure: error };
  }
  if (signal.aborted) return { phase: 'loading', failure: null };
  const press = (): void => {
    pressInCheckout(started.value, config, handle, signal);
  };
  showAppleButton(host, config.style, press, signal);
  return { phase: 'shown', failure: null };
}
