import { walletProviders } from '../extensions/extensions';
import type { WalletProvider } from '../extensions/wallet-provider.types';

let builtIn: readonly WalletProvider[] = [];

/** Names the providers of wallet buttons that Till brings along. */
export function provideWallets(providers: readonly WalletProvider[]): void {
  builtIn = providers;
}

/** The providers of wallet buttons: the shop's own, then those of Till that it has not replaced. */
export const listWallets = (): readonly WalletProvider[] => [
  ...walletProviders.list(),
  ...builtIn.filter(({ code }) => walletProviders.get(code) === undefined),
];
