import { configsOf } from '../../../api/page-config/config-values';
import { WALLET_LOCATIONS, type WalletLocation } from '../../../domain/payment/wallet-location';
import type { PageSource } from '../../../platform/page/page-source';
import type { JsonRecord } from '../../../platform/record';

const VIEWS = 'Magento_PaymentServicesPaypal/js/view/payment/';

/** The module's wallets, by the first words of their blocks' components. */
export type ModuleWallet = 'smart-buttons' | 'google-pay' | 'apple-pay';

/**
 * The block of a wallet's buttons in one place (`config-shapes.md` §5), unparsed; undefined where the page has none. Its
 * `pageType` is the name of the cart or the mini cart in capitals; a product page has one block.
 */
export const findButtons = (
  { init }: PageSource,
  location: WalletLocation,
  wallet: ModuleWallet,
): JsonRecord | undefined => {
  const isOfProduct = location === 'product';
  return configsOf(init, `${VIEWS}${wallet}-${isOfProduct ? location : 'cart'}`).find(
    ({ pageType }) => isOfProduct || pageType === location.toUpperCase(),
  );
};

/** Where the page has the buttons of a wallet (SMART-02, SMART-03, APPLE-01, GOOGLE-01). */
export const placesOf =
  (wallet: ModuleWallet) =>
  (source: PageSource): readonly WalletLocation[] =>
    WALLET_LOCATIONS.filter((location) => findButtons(source, location, wallet) !== undefined);
