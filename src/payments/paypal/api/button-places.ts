import { configsOf } from '../../../api/page-config/config-values';
import { WALLET_LOCATIONS, type WalletLocation } from '../../../domain/payment/wallet-location';
import type { PageSource } from '../../../platform/page/page-source';
import type { JsonRecord } from '../../../platform/record';

const VIEWS = 'Magento_PaymentServicesPaypal/js/view/payment/';

/** The module's wallets, by the first words of their blocks' components. */
export type ModuleWallet = 'smart-buttons' | 'google-pay' | 'apple-pay';

/** The module's names of the places, which its calls get as `location`; null for one without its buttons. */
export const MODULE_PLACES: Readonly<Record<WalletLocation, string | null>> = {
  product: 'PRODUCT_DETAIL',
  cart: 'CART',
  minicart: 'MINICART',
  checkout: null,
};

/** The block of a wallet's buttons in one place (`config-shapes.md` §5), unparsed; undefined where the page has none. */
export const findButtons = (
  { init }: PageSource,
  location: WalletLocation,
  wallet: ModuleWallet = 'smart-buttons',
): JsonRecord | undefined => {
  const isOfProduct = location === 'product';
  return configsOf(init, `${VIEWS}${wallet}-${isOfProduct ? 'product' : 'cart'}`).find(
    ({ pageType }) => isOfProduct || (pageType ?? '') === MODULE_PLACES[location],
  );
};

/** Where the page has the buttons of a wallet (SMART-02, SMART-03, APPLE-01, GOOGLE-01). */
export const placesOf =
  (wallet: ModuleWallet) =>
  (source: PageSource): readonly WalletLocation[] =>
    WALLET_LOCATIONS.filter((location) => findButtons(source, location, wallet) !== undefined);
