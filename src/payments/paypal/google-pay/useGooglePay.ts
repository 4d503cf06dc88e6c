import { useEffect, useState, type RefObject } from 'react';
import type { SdkFailure } from '../../../platform/sdk/load-sdk';
import type { PaymentHandle } from '../../../state/extensions/payment-method.types';
import { untilNear } from '../../shared/until-near';
import { cancelPress } from '../smart-buttons/press';
import { createCheckoutSheet } from './checkout-sheet';
import type { GooglePayCheckoutConfig } from './config';
import type { PaymentData } from './google-pay.types';
import { failed } from './settle';
import { showGoogleButton } from './show-button';
import { startGooglePay, type GooglePay, type GooglePayFailure } from './start';

/** `slow`: it takes long. `unavailable`: this device, or the merchant, has no Google Pay. `blocked`: a retry may help. */
export type GooglePayPhase = 'loading' | 'slow' | 'shown' | 'unavailable' | 'blocked';

/** What the view shows. */
export interface GooglePayState {
  readonly phase: GooglePayPhase;
  readonly failure: SdkFailure | null;
  readonly retry: () => void;
}

/** After this time the shopper is told that the button is late, in milliseconds. */
export const SLOW_MS = 5000;

/** Shows Google's button in `host`; resolves with why there is none, or null. */
async function show(
  host: HTMLElement,
  handle: PaymentHandle,
  config: GooglePayCheckoutConfig,
  signal: AbortSignal,
): Promise<GooglePayFailure | null> {
  await untilNear(host, signal);
  const sheet = createCheckoutSheet(config);
  let google: GooglePay | null = null;
  const authorize = (data: PaymentData) =>
    google === null ? Promise.resolve(failed('')) : sheet.authorize(google, data);
  const started = await startGooglePay(config.sdk, config, authorize);
  if (!started.ok) return started.error;
  if (signal.aborted) return null;
  const ready = started.value;
  google = ready;
  try {
    const press = (): void => {
      sheet.press(ready, handle);
    };
    showGoogleButton(ready, host, config.style, press, signal);
    return null;
  } catch {
    return 'missing';
  }
}

/** Google's button in `host`, as long as the view is there; leaving it ends a press that has not been confirmed. */
export function useGooglePay(
  host: RefObject<HTMLElement | null>,
  handle: PaymentHandle,
  config: GooglePayCheckoutConfig | null,
): GooglePayState {
  const [state, setState] = useState<Omit<GooglePayState, 'retry'>>({
    phase: 'loading',
    failure: null,
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const node = host.current;
    if (node === null || config === null) return undefined;
    const removal = new AbortController();
    const { signal } = removal;
    const tell = (phase: GooglePayPhase, failure: SdkFailure | null = null): void => {
      if (!signal.aborted) setState({ phase, failure });
    };
    const slow = setTimeout(() => {
      tell('slow');
    }, SLOW_MS);
    void show(node, handle, config, signal).then((failure) => {
      clearTimeout(slow);
      if (failure === null) tell('shown');
      else if (failure === 'ineligible') tell('unavailable');
      else tell('blocked', failure);
    });
    return () => {
      clearTimeout(slow);
      removal.abort();
      cancelPress();
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
