import { configsOf } from '../../../api/page-config/config-values';
import { WALLET_LOCATIONS, type WalletLocation } from '../../../domain/payment/wallet-location';
import type { PageSource } from '../../../platform/page/page-source';
import type { JsonRecord } from '../../../platform/record';

const VIEWS = 'Magento_PaymentServicesPaypal/js/view/payment/';

/** The module's wallets, by the first words of their blocks' components. */
export type ModuleWallet = 'smart-buttons' | 'google-pay' | 'apple-pay';

/** The module's blocks: those of its wallets, and of its messages about paying later. */
export type ModuleBlock = ModuleWallet | 'message';

/**
 * A block in one place (`config-shapes.md` §5), unparsed; undefined where the page has none. Its `pageType` is the name of the
 * cart or the mini cart in capitals; a product page has one block, and messages have no `pageType`.
 */
export const findButtons = (
  { init }: PageSource,
  location: WalletLocation,
  block: ModuleBlock,
): JsonRecord | undefined => {
  const place = location.toUpperCase();
  const isOfProduct = location === 'product';
  return configsOf(init, `${VIEWS}${block}-${isOfProduct ? location : 'cart'}`).find(
    ({ pageType = place }) => isOfProduct || pageType === place,
  );
};

/** Where the page has a block (SMART-02, SMART-03, APPLE-01, GOOGLE-01). */
export const placesOf =
  (block: ModuleBlock) =>
  (source: PageSource): readonly WalletLocation[] =>
    WALLET_LOCATIONS.filter((location) => findButtons(source, location, block) !== undefined);
