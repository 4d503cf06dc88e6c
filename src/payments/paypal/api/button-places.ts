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
 * A block in one place (`config-shapes.md` §5), unparsed; undefined where the page has none. The `pageType` of buttons is the name
 * of the cart or the mini cart in capitals; a product page has one block. A message is none in the mini cart, which has the
 * component of the cart, and where `styles` are a text without an object for the place: an object is for every place.
 */
export const findBlock = (
  { init }: PageSource,
  location: WalletLocation,
  block: ModuleBlock,
): JsonRecord | undefined => {
  const isOfProduct = location === 'product';
  const isMessage = block === 'message';
  return configsOf(init, `${VIEWS}${block}-${isOfProduct || isMessage ? location : 'cart'}`).find(
    ({ pageType, renderContainer, styles }) =>
      isMessage
        ? !RegExp(`mini|^{(?!.*"${location}": *{)`).test([styles, renderContainer].join())
        : isOfProduct || pageType === location.toUpperCase(),
  );
};

/** Where the page has a block (SMART-02, SMART-03, APPLE-01, GOOGLE-01). */
export const placesOf =
  (block: ModuleBlock) =>
  (source: PageSource): readonly WalletLocation[] =>
    WALLET_LOCATIONS.filter((location) => Boolean(findBlock(source, location, block)));
