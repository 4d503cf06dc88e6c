import type { MountWallets } from './express.types';

let load: () => Promise<MountWallets> = () => Promise.reject(new Error('[till] No wallets.'));

/** Names the provider of wallet buttons; its code is loaded where a page has some. */
export function provideWallets(loader: () => Promise<MountWallets>): void {
  load = loader;
}

/** Loads the provider of wallet buttons. */
export const loadWalletProvider = (): Promise<MountWallets> => load();
