import type { WalletButtons, WalletRequest } from '../../../state/extensions/wallet-provider.types';
import { loadSdkParams } from '../api/load-sdk-params';
import { mountWallet } from '../wallets/mount-wallet';
import { parseGooglePayButton, type GooglePayButtonConfig } from './config';
import { createGooglePurchase } from './purchase';
import { showGoogleButton } from './show-button';
import { startGooglePay } from './start';

/**
 * The Google Pay button in `host`; see `mountWallet`. Google's script is loaded only where the provider has Google Pay for
 * this merchant. Where the device cannot pay with it there is no button.
 */
export function mountGooglePay(host: HTMLElement, request: WalletRequest): Promise<WalletButtons> {
  const config = parseGooglePayButton(request.page, request.location);
  const show = config === null ? null : () => render(host, request, config);
  return mountWallet(host, request, show === null ? null : { show });
}

/** Whether the button is shown. */
async function render(
  host: HTMLElement,
  request: WalletRequest,
  config: GooglePayButtonConfig,
): Promise<boolean> {
  const { page, shop, signal } = request;
  const params = await loadSdkParams(page, shop.baseUrl, Date.now, 'googlepay');
  if (params === null) return false;
  const purchase = createGooglePurchase(host, request, config);
  const started = await startGooglePay(params, config, purchase.authorize);
  if (!started.ok || signal.aborted) return false;
  const google = started.value;
  try {
    showGoogleButton(google, host, config.style, () => void purchase.press(google), signal);
    return true;
  } catch {
    return false;
  }
}
