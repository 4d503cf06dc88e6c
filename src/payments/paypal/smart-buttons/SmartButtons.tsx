import { useCallback, useMemo, useRef } from 'react';
import type {
  PaymentFormProps,
  PaymentHandle,
} from '../../../state/extensions/payment-method.types';
import { usePaymentContext } from '../../shared/usePaymentContext';
import { parseCheckoutButton } from '../api/button-config';
import { ButtonView } from '../buttons/ButtonView';
import { useShownButton, type ButtonEnd, type ButtonPhase } from '../buttons/useShownButton';
import { paymentSourceOf } from '../domain/payment-source';
import type { CheckoutButtonConfig } from '../domain/smart-buttons.types';
import { showButtons, type ButtonsEnd } from '../sdk/show-buttons';
import { startPaypal } from '../sdk/start-sdk';
import { approvePress, cancelPress, createCheckoutOrder, failPress, pressButton } from './press';

const phaseOf: Readonly<Record<ButtonsEnd, ButtonPhase>> = {
  shown: 'shown',
  ineligible: 'unavailable',
  failed: 'blocked',
};

/** The provider's own buttons, in place of "Place Order". */
export function SmartButtons({ handle }: PaymentFormProps) {
  const configuration = usePaymentContext(handle)?.configuration;
  const config = useMemo(
    () => (configuration === undefined ? null : parseCheckoutButton(configuration)),
    [configuration],
  );
  const host = useRef<HTMLDivElement>(null);
  const show = useCallback(
    async (node: HTMLElement, signal: AbortSignal): Promise<ButtonEnd> => {
      const started = config === null ? null : await startPaypal(config.sdk);
      if (config === null || started === null) return { phase: 'unavailable', failure: null };
      if (!started.ok) return { phase: 'blocked', failure: started.error };
      if (signal.aborted) return { phase: 'loading', failure: null };
      const end = await showButtons(started.value, node, options(handle, config), signal);
      return { phase: phaseOf[end], failure: null };
    },
    [handle, config],
  );
  const state = useShownButton(host, config === null ? null : show);
  return <ButtonView handle={handle} host={host} state={state} />;
}

const options = (
  handle: PaymentHandle,
  config: CheckoutButtonConfig,
): Parameters<typeof showButtons>[2] => ({
  style: config.styles,
  onClick: (_data, { resolve, reject }) => (pressButton(handle) ? resolve() : reject()),
  createOrder: (data) => createCheckoutOrder(config, paymentSourceOf(data)),
  onApprove: ({ orderID }) => {
    approvePress(orderID);
    return Promise.resolve();
  },
  onCancel: cancelPress,
  onError: failPress,
});
