import { useEffect, useState, type RefObject } from 'react';
import type { SdkFailure } from '../../../platform/sdk/load-sdk';
import type { PaymentHandle } from '../../../state/extensions/payment-method.types';
import { untilNear } from '../../shared/until-near';
import { paymentSourceOf } from '../domain/payment-source';
import type { CheckoutButtonConfig } from '../domain/smart-buttons.types';
import { showButtons, type ButtonsEnd } from '../sdk/show-buttons';
import { startPaypal } from '../sdk/start-sdk';
import { approvePress, cancelPress, createCheckoutOrder, failPress, pressButton } from './press';

/** `slow`: it takes long. `unavailable`: the provider does not offer its buttons here. `blocked`: a retry may help. */
export type ButtonsPhase = 'loading' | 'slow' | 'shown' | 'unavailable' | 'blocked';

/** What the view shows. */
export interface ButtonsState {
  readonly phase: ButtonsPhase;
  readonly failure: SdkFailure | null;
  readonly retry: () => void;
}

/** After this time the shopper is told that the buttons are late, in milliseconds. */
export const SLOW_MS = 5000;

const phaseOf: Readonly<Record<ButtonsEnd, ButtonsPhase>> = {
  shown: 'shown',
  ineligible: 'unavailable',
  failed: 'blocked',
};

/** The provider's buttons in `host`, as long as the view is there; leaving it ends a press that has not been approved. */
export function useButtons(
  host: RefObject<HTMLElement | null>,
  handle: PaymentHandle,
  config: CheckoutButtonConfig | null,
): ButtonsState {
  const [state, setState] = useState<Omit<ButtonsState, 'retry'>>({
    phase: 'loading',
    failure: null,
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const node = host.current;
    if (node === null || config === null) return undefined;
    const removal = new AbortController();
    const { signal } = removal;
    const tell = (phase: ButtonsPhase, failure: SdkFailure | null = null): void => {
      if (!signal.aborted) setState({ phase, failure });
    };
    const slow = setTimeout(() => {
      tell('slow');
    }, SLOW_MS);
    const show = async (): Promise<void> => {
      await untilNear(node, signal);
      const started = await startPaypal(config.sdk);
      if (!started.ok) tell('blocked', started.error);
      else if (!signal.aborted) {
        tell(phaseOf[await showButtons(started.value, node, options(handle, config), signal)]);
      }
      clearTimeout(slow);
    };
    void show();
    return () => {
      clearTimeout(slow);
      removal.abort();
      cancelPress();
      node.replaceChildren();
    };
  }, [host, handle, config, attempt]);
  return {
    ...state,
    retry: () => {
      setState({ phase: 'loading', failure: null });
      setAttempt((before) => before + 1);
    },
  };
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
