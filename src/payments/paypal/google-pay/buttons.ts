import type { WalletButtons, WalletRequest } from '../../../state/extensions/wallet-provider.types';
import { untilNear } from '../../shared/until-near';
import { loadSdkParams } from '../api/load-sdk-params';
import { parseGooglePayButton, type GooglePayButtonConfig } from './config';
import type { PaymentData } from './google-pay.types';
import { createGooglePurchase } from './purchase';
import { failed } from './settle';
import { showGoogleButton } from './show-button';
import { startGooglePay, type GooglePay } from './start';

/** What Google's button needs in a place that is as wide as its content, such as a header. */
const LEAST_WIDTH = '150px';

/**
 * The Google Pay button in `host`. The scripts are loaded when it comes near the window, not for an empty cart, and Google's
 * only where the provider has Google Pay for this merchant. Where the device cannot pay with it there is no button. What
 * cannot be loaded is tried again when the cart has changed.
 */
export function mountGooglePay(host: HTMLElement, request: WalletRequest): Promise<WalletButtons> {
  const config = parseGooglePayButton(request.page, request.location);
  const { isCartEmpty, onAvailable, signal } = request;
  let showing: Promise<boolean> | null = null;
  const show = async (): Promise<void> => {
    host.hidden = isCartEmpty();
    if (config === null || host.hidden) {
      onAvailable(false);
      return;
    }
    showing ??= render(host, request, config);
    const isShown = await showing;
    if (!isShown) showing = null;
    onAvailable(isShown);
  };
  void show();
  return Promise.resolve({ refresh: () => (signal.aborted ? Promise.resolve() : show()) });
}

/** Whether the button is shown. */
async function render(
  host: HTMLElement,
  request: WalletRequest,
  config: GooglePayButtonConfig,
): Promise<boolean> {
  const { page, shop, signal } = request;
  // The row itself takes no room while no wallet is known.
  host.style.minInlineSize = LEAST_WIDTH;
  await untilNear(host.parentElement ?? host, signal);
  const params = await loadSdkParams(page, shop.baseUrl, Date.now, 'googlepay');
  if (params === null) return false;
  const purchase = createGooglePurchase(host, request, config);
  let google: GooglePay | null = null;
  const authorize = (data: PaymentData) =>
    google === null ? Promise.resolve(failed('')) : purchase.authorize(google, data);
  const started = await startGooglePay(params, config, authorize);
  if (!started.ok || signal.aborted) return false;
  const ready = started.value;
  google = ready;
  try {
    showGoogleButton(ready, host, config.style, () => void purchase.press(ready), signal);
    return true;
  } catch {
    return false;
  }
}
