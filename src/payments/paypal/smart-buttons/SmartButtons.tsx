import type {
  PaymentFormProps,
  PaymentHandle,
} from '../../../state/extensions/payment-method.types';
import { parseCheckoutButton } from '../api/button-config';
import { CheckoutButton } from '../buttons/CheckoutButton';
import type { ButtonEnd, ButtonPhase } from '../buttons/useShownButton';
import { openMessageRoom } from '../messages/message-room';
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

/** The provider's own buttons. */
export const SmartButtons = ({ handle }: PaymentFormProps) => (
  <CheckoutButton handle={handle} parse={parseCheckoutButton} show={show} />
);

/** Shows the buttons in `host`, below the message about paying later where the shop shows one. Never rejects. */
async function show(
  host: HTMLElement,
  handle: PaymentHandle,
  config: CheckoutButtonConfig,
  signal: AbortSignal,
): Promise<ButtonEnd> {
  if (config.hasMessage) openMessageRoom(host, handle, signal);
  const started = await startPaypal(config.sdk);
  if (!started.ok) return { phase: 'blocked', failure: started.error };
  if (signal.aborted) return { phase: 'loading', failure: null };
  const end = await showButtons(started.value, host, options(handle, config), signal);
  return { phase: phaseOf[end], failure: null };
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
