import { Wallets } from '../../src/features/catalog/wallets/Wallets';
import { PROVIDERS } from '../../src/payments/providers';
import { expressState } from '../../src/state/express/express-state';
import { provideWallets } from '../../src/state/express/wallet-providers';
import { define } from '../define';
import { walletsMeta } from './till-wallets.meta';

provideWallets(PROVIDERS.flatMap(({ wallets }) => wallets ?? []));

define(walletsMeta, Wallets, { needs: [expressState] });
