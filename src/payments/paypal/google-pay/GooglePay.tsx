import type {
  PaymentFormProps,
  PaymentHandle,
} from '../../../state/extensions/payment-method.types';
import { CheckoutButton } from '../buttons/CheckoutButton';
import type { ButtonEnd } from '../buttons/useShownButton';
import { createCheckoutSheet } from './checkout-sheet';
import { parseGooglePayCheckout, type GooglePayCheckoutConfig } from './config';
import { showGoogleButton } from './show-button';
import { startGooglePay } from './start';

/** Google's own button; it looks as the module's other one. */
export const GooglePay = ({ handle }: PaymentFormProps) => (
  <CheckoutButton handle={handle} parse={parseGooglePayCheckout} show={show} />
);

/** Shows Google's button in `host`. Never rejects. */
async function show(
  host: HTMLElement,
  handle: PaymentHandle,
  config: GooglePayCheckoutConfig,
  signal: AbortSignal,
): Promise<ButtonEnd> {
  const sheet = createCheckoutSheet(config);
  const started = await startGooglePay(config.sdk, config, sheet.authorize);
  if (!started.ok) {
    const { error } = started;
    return error === 'ineligible'
      ? { phase: 'unavailable', failure: null }
      : { phase: 'blocked', failure: error };
  }
  if (signal.aborted) return { phase: 'loading', failure: null };
  try {
    const press = (): void => {
      sheet.press(started.value, handle);
    };
    showGoogleButton(started.value, host, config.style, press, signal);
    return { phase: 'shown', failure: null };
  } catch {
    return { phase: 'blocked', failure: 'missing' };
  }
}
