import { isPartlyPaid } from '../../domain/payment/partly-paid';
import type { WalletButtons, WalletProduct } from '../extensions/wallet-provider.types';
import { selectCart } from '../sections/section-selectors';
import type { Services } from '../shared/services';
import type { TillStore } from '../shared/store.types';
import type { ExpressSession, WalletsPlace } from './express.types';
import { listWallets } from './wallet-providers';

/** Shows a provider's buttons in `host`. Rejects when there are none, and when their code cannot be loaded. */
export async function mountWallets(
  store: TillStore,
  services: Pick<Services, 'page'>,
  press: ExpressSession['press'],
  {
    provider,
    host,
    place,
  }: { readonly provider: string; readonly host: HTMLElement; readonly place: WalletsPlace },
): Promise<WalletButtons> {
  const page = services.page();
  const found = listWallets().find(({ code }) => code === provider);
  if (page === null || found === undefined) throw new Error(`[till] No wallets of ${provider}.`);
  const { location, product, isAllowed, onAvailable, signal } = place;
  return found.mount(host, {
    location,
    page,
    shop: store.getState().config.shop,
    product: (): WalletProduct | null =>
      product === null ? null : { id: product.productId, variant: product.attribute() ?? null },
    isCartEmpty: () => product === null && selectCart(store.getState())?.count === 0,
    isPartlyPaid: () => isPartlyPaid(store.getState().quote?.totals?.segments ?? []),
    press: (sheet) => {
      if (signal.aborted || !isAllowed()) return null;
      const fields = product?.read() ?? null;
      if (product !== null && fields === null) return null;
      return press({ location, sheet, fields });
    },
    onAvailable,
    signal,
  });
}
