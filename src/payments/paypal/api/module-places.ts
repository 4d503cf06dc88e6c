import type { WalletLocation } from '../../../domain/payment/wallet-location';

/** The module's names of the places, which its calls get as `location`; null for one without its buttons. */
export const MODULE_PLACES: Readonly<Record<WalletLocation, string | null>> = {
  product: 'PRODUCT_DETAIL',
  cart: 'CART',
  minicart: 'MINICART',
  checkout: null,
};
