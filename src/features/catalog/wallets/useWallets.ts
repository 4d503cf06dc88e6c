import { useEffect, useState, type RefObject } from 'react';
import type { ExpressLocation } from '../../../domain/payment/express.types';
import { allowedMethodTypes } from '../../../domain/payment/partly-paid';
import { recordOf } from '../../../platform/record';
import { jsonStorage } from '../../../platform/storage/storage';
import { selectExpress, selectExpressConfig } from '../../../state/express/express-slice';
import type { ExpressPress, WalletButtons } from '../../../state/express/express.types';
import { loadWalletProvider } from '../../../state/express/wallet-provider';
import { selectCart } from '../../../state/sections/section-selectors';
import { useTillStore } from '../../../state/shared/hooks';
import type { TillStore } from '../../../state/shared/store.types';

/** Whether this device had no wallet on the last page: no space is reserved then. */
const without = jsonStorage('till-without-wallets', 'sessionStorage');

/** `pending`: space is reserved; `none`: nothing shows. */
export type WalletsShown = 'pending' | 'shown' | 'none';

/** Nothing to pay for: no space is reserved for the buttons of a cart. */
const isCartEmpty = (store: TillStore, location: ExpressLocation): boolean =>
  location === 'minicart' && (selectCart(store.getState())?.count ?? 0) === 0;

/** How long the cart settles before the buttons follow it, in milliseconds. */
const FOLLOW_MS = 300;

/** The provider's buttons in `host`, as long as the view is there. */
export function useWallets(
  host: RefObject<HTMLElement | null>,
  location: ExpressLocation,
): WalletsShown {
  const store = useTillStore();
  const [shown, setShown] = useState<WalletsShown>(() =>
    without.read() === true || isCartEmpty(store, location) ? 'none' : 'pending',
  );
  useEffect(() => {
    const node = host.current;
    if (node === null) return undefined;
    const removal = new AbortController();
    const onAvailable = (isAvailable: boolean): void => {
      if (removal.signal.aborted) return;
      if (isAvailable) without.remove();
      else without.write(true);
      // Space that was reserved is kept on this page, so that nothing moves.
      setShown((before) => (isAvailable ? 'shown' : before));
    };
    const work = { store, node, location, signal: removal.signal, onAvailable };
    void mountAt(work).catch(() => {
      onAvailable(false);
    });
    return () => {
      removal.abort();
    };
  }, [store, host, location]);
  return shown;
}

interface Mounting {
  readonly store: TillStore;
  readonly node: HTMLElement;
  readonly location: ExpressLocation;
  readonly signal: AbortSignal;
  readonly onAvailable: (isAvailable: boolean) => void;
}

async function mountAt({ store, node, location, signal, onAvailable }: Mounting): Promise<void> {
  const config = selectExpressConfig(location)(store.getState());
  const [mount, { expressSession }, product, agreements] = await Promise.all([
    loadWalletProvider(),
    import('../../../state/express/express-session'),
    location === 'product' ? import('./product-press') : null,
    location === 'checkout' ? import('../../../state/express/check-agreements') : null,
  ]);
  const bought = product?.productPressAt(node) ?? null;
  if (config === null || signal.aborted || (location === 'product' && bought === null)) {
    onAvailable(false);
    return;
  }
  const place = (): ExpressPress['place'] => {
    const attribute = bought?.attribute();
    return {
      location,
      ...(bought === null ? {} : { productId: bought.productId }),
      ...(attribute === undefined ? {} : { attribute }),
      ...(location === 'minicart' ? { activeLocations: config.activeLocations } : {}),
    };
  };
  const buttons = await mount({
    host: node,
    init: config.init,
    buttons: config.buttons,
    shop: store.getState().config.shop,
    session: expressSession(store),
    place,
    press: () => {
      if (agreements?.checkAgreements(store) === false) return null;
      const fields = bought?.read() ?? null;
      return bought !== null && fields === null ? null : { fields };
    },
    methodTypes: () => {
      const isLinkEnabled = recordOf(config.buttons.paymentMethods).link !== 'never';
      return allowedMethodTypes(store.getState().quote?.totals?.segments ?? [], { isLinkEnabled });
    },
    onAvailable,
    signal,
  });
  follow(store, buttons, bought?.form ?? null, signal);
}

/** Reloads what the next sheet shows once the cart or the product's form has changed. */
function follow(
  store: TillStore,
  buttons: WalletButtons,
  form: HTMLFormElement | null,
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cart = store.getState().sections.data.cart;
  const refreshSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { status } = selectExpress(store.getState());
      if (status === 'idle' || status === 'failed') void buttons.refresh();
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
