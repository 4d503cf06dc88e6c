import { Wallets } from '../../src/features/catalog/wallets/Wallets';
import { expressState } from '../../src/state/express/express-state';
import { provideWallets } from '../../src/state/express/wallet-provider';
import { define } from '../define';
import { walletsMeta } from './till-wallets.meta';

provideWallets(async () => (await import('../../src/payments/providers')).loadWallets());

define(walletsMeta, Wallets, { needs: [expressState] });
