import type { PayPalButtonsComponent, PayPalButtonsComponentOptions } from '@paypal/paypal-js';
import type { Sdk } from './start-sdk';

/** `ineligible`: the provider does not offer its buttons to this shopper; `failed`: it could not show them. */
export type ButtonsEnd = 'shown' | 'ineligible' | 'failed';

const ignore = (): void => undefined;

/** Closes the buttons, and the window that one of them has opened. */
const close = (buttons: PayPalButtonsComponent): void => {
  buttons.close().catch(ignore);
};

/**
 * Shows the provider's buttons in `host` until `signal` is aborted. Each call makes buttons of its own, since the SDK renders
 * an object once. Never rejects.
 */
export async function showButtons(
  sdk: Sdk,
  host: HTMLElement,
  options: PayPalButtonsComponentOptions,
  signal: AbortSignal,
): Promise<ButtonsEnd> {
  try {
    const buttons = sdk.Buttons(options);
    if (!buttons.isEligible()) return 'ineligible';
    signal.addEventListener('abort', () => {
      close(buttons);
    });
    await buttons.render(host);
    return 'shown';
  } catch {
    return 'failed';
  }
}
