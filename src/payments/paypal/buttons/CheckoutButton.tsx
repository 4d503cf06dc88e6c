import { useCallback, useMemo, useRef } from 'react';
import type { PaymentContext, PaymentHandle } from '../../../state/extensions/payment-method.types';
import { usePaymentContext } from '../../shared/usePaymentContext';
import { ButtonView } from './ButtonView';
import { useShownButton, type ButtonEnd } from './useShownButton';

interface CheckoutButtonProps<Config> {
  readonly handle: PaymentHandle;
  /** Reads the method's configuration; null where the shop has none. The same function in each render. */
  readonly parse: (configuration: PaymentContext['configuration']) => Config | null;
  /** Shows the button in `host`. Never rejects. The same function in each render. */
  readonly show: (
    host: HTMLElement,
    handle: PaymentHandle,
    config: Config,
    signal: AbortSignal,
  ) => Promise<ButtonEnd>;
}

/** A provider's own button, in place of "Place Order"; it is not available without its configuration. */
export function CheckoutButton<Config>({ handle, parse, show }: CheckoutButtonProps<Config>) {
  const configuration = usePaymentContext(handle)?.configuration;
  const config = useMemo(
    () => (configuration === undefined ? null : parse(configuration)),
    [configuration, parse],
  );
  const host = useRef<HTMLDivElement>(null);
  const showConfigured = useCallback(
    (node: HTMLElement, signal: AbortSignal): Promise<ButtonEnd> =>
      config === null
        ? Promise.resolve({ phase: 'unavailable', failure: null })
        : show(node, handle, config, signal),
    [config, handle, show],
  );
  const state = useShownButton(host, config === null ? null : showConfigured);
  return <ButtonView handle={handle} host={host} state={state} />;
}
