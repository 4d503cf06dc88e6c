import { WALLET_LOCATIONS, type WalletLocation } from '../../domain/payment/wallet-location';
import type { PageSource } from '../../platform/page/page-source';
import { walletProviders } from '../extensions/extensions';
import type { WalletProvider } from '../extensions/wallet-provider.types';
import type { StateModule } from '../shared/store.types';
import { expressSlice, walletsOffered } from './express-slice';
import { reportWallets } from './report-wallets';
import { listWallets } from './wallet-providers';

/** Where a provider has buttons. One that throws has none; the others go on working. */
function placesOf(provider: WalletProvider, page: PageSource): readonly WalletLocation[] {
  try {
    const places: readonly unknown[] = provider.places(page);
    return WALLET_LOCATIONS.filter((location) => places.includes(location));
  } catch (error) {
    reportWallets(provider.code, error);
    return [];
  }
}

/** Paying with a wallet: where the page has buttons, and the purchase in progress (EXPR). */
export const expressState: StateModule = {
  name: 'express',
  slices: [expressSlice],
  startFlows: (_startListening, services, store) => {
    const page = services.page();
    if (page === null) return;
    const offer = (): void => {
      const offers = listWallets().map((one) => ({
        provider: one.code,
        locations: placesOf(one, page),
      }));
      store.dispatch(walletsOffered(offers.filter(({ locations }) => locations.length > 0)));
    };
    offer();
    // A script of the shop's own may come later than the elements.
    walletProviders.subscribe(offer);
  },
};
