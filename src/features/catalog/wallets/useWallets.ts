import { useEffect, useState, type RefObject } from 'react';
import type { WalletLocation } from '../../../domain/payment/wallet-location';
import { jsonStorage } from '../../../platform/storage/storage';
import { selectExpress } from '../../../state/express/express-slice';
import { reportWallets } from '../../../state/express/report-wallets';
import { selectCart } from '../../../state/sections/section-selectors';
import { useTillStore } from '../../../state/shared/hooks';
import type { TillStore } from '../../../state/shared/store.types';

/** The providers that had no wallet on this device on the last page: no space is reserved for them then. */
const without = jsonStorage('till-without-wallets', 'sessionStorage');

const providersWithout = (): readonly unknown[] => {
  const stored: unknown = without.read();
  return Array.isArray(stored) ? stored : [];
};

function remember(provider: string, isAvailable: boolean): void {
  const others = providersWithout().filter((one) => one !== provider);
  const now = isAvailable ? others : [...others, provider];
  if (now.length === 0) without.remove();
  else without.write(now);
}

/** `pending`: space is reserved; `none`: nothing shows. */
export type WalletsShown = 'pending' | 'shown' | 'none';

/** Nothing to pay for: no space is reserved for the buttons of a cart. */
const isCartEmpty = (store: TillStore, location: WalletLocation): boolean =>
  location === 'minicart' && (selectCart(store.getState())?.count ?? 0) === 0;

/** How long the cart settles before the buttons follow it, in milliseconds. */
const FOLLOW_MS = 300;

/** A provider's buttons in `host`, as long as the view is there. */
export function useWallets(
  host: RefObject<HTMLElement | null>,
  provider: string,
  location: WalletLocation,
): WalletsShown {
  const store = useTillStore();
  const [shown, setShown] = useState<WalletsShown>(() =>
    providersWithout().includes(provider) || isCartEmpty(store, location) ? 'none' : 'pending',
  );
  useEffect(() => {
    const node = host.current;
    if (node === null) return undefined;
    const removal = new AbortController();
    const { signal } = removal;
    const isGone = (): boolean => signal.aborted;
    const onAvailable = (isAvailable: boolean): void => {
      if (signal.aborted) return;
      remember(provider, isAvailable);
      // Space that was reserved is kept on this page, so that nothing moves.
      setShown((before) => (isAvailable ? 'shown' : before));
    };
    const showButtons = async (): Promise<void> => {
      const [{ expressSession }, product, agreements] = await Promise.all([
        import('../../../state/express/express-session'),
        location === 'product' ? import('./product-press') : null,
        location === 'checkout' ? import('../../../state/express/check-agreements') : null,
      ]);
      const bought = product?.productPressAt(node) ?? null;
      if (signal.aborted || (location === 'product' && bought === null)) {
        onAvailable(false);
        return;
      }
      const buttons = await expressSession(store).mount(provider, node, {
        location,
        signal,
        onAvailable,
        product: bought,
        isAllowed: () => agreements?.checkAgreements(store) !== false,
      });
      if (isGone()) return;
      const refresh = (): void => {
        buttons.refresh().catch((error: unknown) => {
          reportWallets(provider, error);
        });
      };
      follow(store, refresh, bought?.form ?? null, signal);
    };
    showButtons().catch((error: unknown) => {
      reportWallets(provider, error);
      onAvailable(false);
    });
    return () => {
      removal.abort();
    };
  }, [store, host, provider, location]);
  return shown;
}

/** Reloads what the next sheet shows once the cart or the product's form has changed. */
function follow(
  store: TillStore,
  refresh: () => void,
  form: HTMLFormElement | null,
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cart = store.getState().sections.data.cart;
  const refreshSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { status } = selectExpress(store.getState());
      if (status === 'idle' || status === 'failed') refresh();
    }, FOLLOW_MS);
  };
  const leave = store.subscribe(() => {
    const now = store.getState().sections.data.cart;
    if (now === cart) return;
    cart = now;
    refreshSoon();
  });
  form?.addEventListener('change', refreshSoon, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    leave();
  });
}
