import type { WalletButtons, WalletRequest } from '../../../state/extensions/wallet-provider.types';
import { parseButtons } from '../api/button-config';
import { loadSdkParams } from '../api/load-sdk-params';
import type { ButtonConfig } from '../domain/smart-buttons.types';
import { showButtons } from '../sdk/show-buttons';
import { startPaypal } from '../sdk/start-sdk';
import { mountWallet } from './mount-wallet';
import { purchaseEvents } from './purchase';

/** The provider's smart buttons in `host`; see `mountWallet`. */
export function mount(host: HTMLElement, request: WalletRequest): Promise<WalletButtons> {
  const config = parseButtons(request.page, request.location);
  const show = config === null ? null : () => render(host, request, config);
  return mountWallet(host, request, show === null ? null : { show });
}

/** Whether the buttons are shown. */
async function render(
  host: HTMLElement,
  request: WalletRequest,
  config: ButtonConfig,
): Promise<boolean> {
  const { page, shop, signal } = request;
  const params = await loadSdkParams(page, shop.baseUrl);
  const started = params === null ? null : await startPaypal(params);
  if (started?.ok !== true || signal.aborted) return false;
  const options = { style: config.styles, ...purchaseEvents(request, config) };
  return (await showButtons(started.value, host, options, signal)) === 'shown';
}
