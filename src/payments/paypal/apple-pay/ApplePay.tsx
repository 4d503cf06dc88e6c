import { useCallback, useMemo, useRef } from 'react';
import type {
  PaymentFormProps,
  PaymentHandle,
} from '../../../state/extensions/payment-method.types';
import { usePaymentContext } from '../../shared/usePaymentContext';
import { ButtonView } from '../buttons/ButtonView';
import { useShownButton, type ButtonEnd } from '../buttons/useShownButton';
import { pressInCheckout } from './checkout-sheet';
import { parseApplePayCheckout, type ApplePayCheckoutConfig } from './config';
import { showAppleButton } from './show-button';
import { startApplePay } from './start';

/** Apple's own button, in place of "Place Order"; it looks as the module's other one. */
export function ApplePay({ handle }: PaymentFormProps) {
  const configuration = usePaymentContext(handle)?.configuration;
  const config = useMemo(
    () => (configuration === undefined ? null : parseApplePayCheckout(configuration)),
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
