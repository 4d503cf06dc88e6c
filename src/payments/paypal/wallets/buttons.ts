import type { WalletButtons, WalletRequest } from '../../../state/extensions/wallet-provider.types';
import { untilNear } from '../../shared/until-near';
import { parseButtons } from '../api/button-config';
import { loadSdkParams } from '../api/load-sdk-params';
import type { ButtonConfig } from '../domain/smart-buttons.types';
import { showButtons } from '../sdk/show-buttons';
import { startPaypal } from '../sdk/start-sdk';
import { purchaseEvents } from './purchase';

/** What the provider's button needs in a place that is as wide as its content, such as a header. */
const LEAST_WIDTH = '150px';

/**
 * The provider's smart buttons in `host`. Its SDK is loaded when they come near the window, and not for an empty cart. What
 * cannot be loaded costs nothing but the buttons, and is tried again when the cart has changed.
 */
export function mountSmartButtons(
  host: HTMLElement,
  request: WalletRequest,
): Promise<WalletButtons> {
  const config = parseButtons(request.page, request.location);
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

/** Whether the buttons are shown. */
async function render(
  host: HTMLElement,
  request: WalletRequest,
  config: ButtonConfig,
): Promise<boolean> {
  const { page, shop, signal } = request;
  // The row itself takes no room while no wallet is known.
  host.style.minInlineSize = LEAST_WIDTH;
  await untilNear(host.parentElement ?? host, signal);
  const params = await loadSdkParams(page, shop.baseUrl);
  const started = params === null ? null : await startPaypal(params);
  if (started?.ok !== true || signal.aborted) return false;
  const options = { style: config.styles, ...purchaseEvents(request, config) };
  return (await showButtons(started.value, host, options, signal)) === 'shown';
}
