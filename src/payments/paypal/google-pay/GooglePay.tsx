import { useCallback, useMemo, useRef } from 'react';
import type {
  PaymentFormProps,
  PaymentHandle,
} from '../../../state/extensions/payment-method.types';
import { usePaymentContext } from '../../shared/usePaymentContext';
import { ButtonView } from '../buttons/ButtonView';
import { useShownButton, type ButtonEnd } from '../buttons/useShownButton';
import { createCheckoutSheet } from './checkout-sheet';
import { parseGooglePayCheckout, type GooglePayCheckoutConfig } from './config';
import { showGoogleButton } from './show-button';
import { startGooglePay } from './start';

/** Google's own button, in place of "Place Order"; it looks as the module's other one. */
export function GooglePay({ handle }: PaymentFormProps) {
  const configuration = usePaymentContext(handle)?.configuration;
  const config = useMemo(
    () => (configuration === undefined ? null : parseGooglePayCheckout(configuration)),
    [configuration],
  );
  const host = useRef<HTMLDivElement>(null);
  const showConfigured = useCallback(
    (node: HTMLElement, signal: AbortSignal): Promise<ButtonEnd> =>
      config === null
        ? Promise.resolve({ phase: 'unavailable', failure: null })
        : show(node, handle, config, signal),
    [handle, config],
  );
  const state = useShownButton(host, config === null ? null : showConfigured);
  return <ButtonView handle={handle} host={host} state={state} />;
}

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
