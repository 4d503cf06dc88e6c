import type { WalletButtons, WalletRequest } from '../../../state/extensions/wallet-provider.types';
import { untilNear } from '../../shared/until-near';

/** What a provider's button needs in a place that is as wide as its content, such as a header. */
const LEAST_WIDTH = '150px';

/** How the buttons of one wallet come into a place. */
export interface MountedWallet {
  /** Shows them once they are near the window; whether they are shown. Never rejects. */
  readonly show: () => Promise<boolean>;
  /** The cart or the product has changed. Never rejects. */
  readonly refresh?: () => Promise<void>;
}

/**
 * Shows the buttons of a wallet in `host`, once they come near the window and not for an empty cart. What cannot be loaded
 * costs nothing but the buttons, and is tried again when the cart has changed.
 *
 * @param wallet null where the page has none here, or one that cannot be used
 */
export function mountWallet(
  host: HTMLElement,
  { isCartEmpty, onAvailable, signal }: WalletRequest,
  wallet: MountedWallet | null,
): Promise<WalletButtons> {
  let showing: Promise<boolean> | null = null;
  const render = async ({ show }: MountedWallet): Promise<boolean> => {
    // The row itself takes no room while no wallet is known.
    host.style.minInlineSize = LEAST_WIDTH;
    await untilNear(host.parentElement ?? host, signal);
    return show();
  };
  const show = async (): Promise<void> => {
    host.hidden = isCartEmpty();
    if (wallet === null || host.hidden) {
      onAvailable(false);
      return;
    }
    showing ??= render(wallet);
    const isShown = await showing;
    if (!isShown) showing = null;
    onAvailable(isShown);
  };
  void show();
  return Promise.resolve({
    refresh: async () => {
      if (signal.aborted) return;
      await Promise.all([show(), wallet?.refresh?.()]);
    },
  });
}
