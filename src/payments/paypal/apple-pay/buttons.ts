import type { WalletButtons, WalletRequest } from '../../../state/extensions/wallet-provider.types';
import { loadSdkParams } from '../api/load-sdk-params';
import { mountWallet } from '../wallets/mount-wallet';
import { parseApplePayButton, type ApplePayButtonConfig } from './config';
import { createApplePurchase, type ApplePurchase } from './purchase';
import { showAppleButton } from './show-button';
import { startApplePay } from './start';

/**
 * The Apple Pay button in `host`; see `mountWallet`. Apple's script is loaded only where the provider has Apple Pay for this
 * merchant (APPLE-02). Where the device cannot pay with it there is no button.
 */
export function mountApplePay(host: HTMLElement, request: WalletRequest): Promise<WalletButtons> {
  const config = parseApplePayButton(request.page, request.location);
  if (config === null) return mountWallet(host, request, null);
  const purchase = createApplePurchase(request, config);
  let isShown = false;
  return mountWallet(host, request, {
    show: async () => {
      isShown = await render(host, request, config, purchase);
      return isShown;
    },
    refresh: () => (isShown ? purchase.refresh() : Promise.resolve()),
  });
}

/** Whether the button is shown. */
async function render(
  host: HTMLElement,
  { page, shop, signal }: WalletRequest,
  config: ApplePayButtonConfig,
  purchase: ApplePurchase,
): Promise<boolean> {
  const params = await loadSdkParams(page, shop.baseUrl, Date.now, 'applepay');
  if (params === null) return false;
  const started = await startApplePay(params, config.scriptUrl);
  if (!started.ok || signal.aborted) return false;
  const apple = started.value;
  const press = (): void => {
    purchase.press(apple);
  };
  showAppleButton(host, config.style, press, signal);
  void purchase.refresh();
  return true;
}
