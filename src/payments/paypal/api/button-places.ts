import { configsOf } from '../../../api/page-config/config-values';
import { WALLET_LOCATIONS, type WalletLocation } from '../../../domain/payment/wallet-location';
import type { PageSource } from '../../../platform/page/page-source';
import type { JsonRecord } from '../../../platform/record';

const VIEWS = 'Magento_PaymentServicesPaypal/js/view/payment/';

/** The module's wallets, by the first words of their blocks' components. */
export type ModuleWallet = 'smart-buttons' | 'google-pay' | 'apple-pay';

/** The module's blocks: those of its wallets, and of its messages about paying later. */
export type ModuleBlock = ModuleWallet | 'message';

/** Whether a message's block is for a place: not the mini cart's, and with a look for the place where its looks are a text. */
const isFor = (location: WalletLocation, { renderContainer, styles }: JsonRecord): boolean =>
  ![renderContainer].join().includes('mini') &&
  (typeof styles !== 'string' || styles.includes(`"${location}":{`));

/**
 * A block in one place (`config-shapes.md` §5), unparsed; undefined where the page has none. The `pageType` of buttons is the name
 * of the cart or the mini cart in capitals; a product page has one block. The mini cart's message has the component of the cart's.
 */
export const findBlock = (
  { init }: PageSource,
  location: WalletLocation,
  block: ModuleBlock,
): JsonRecord | undefined => {
  const isMessage = block === 'message';
  const isOwn = isMessage || location === 'product';
  return configsOf(init, `${VIEWS}${block}-${isOwn ? location : 'cart'}`).find((config) =>
    isMessage ? isFor(location, config) : isOwn || config.pageType === location.toUpperCase(),
  );
};

/** Where the page has a block (SMART-02, SMART-03, APPLE-01, GOOGLE-01). */
export const placesOf =
  (block: ModuleBlock) =>
  (source: PageSource): readonly WalletLocation[] =>
    WALLET_LOCATIONS.filter((location) => findBlock(source, location, block));
