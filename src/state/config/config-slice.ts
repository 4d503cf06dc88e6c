import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { PriceFormat } from '../../domain/money.types';
import type { SectionSettings } from '../../domain/sections/section-settings.types';
import type { CheckoutConfig, ShopConfig } from '../../domain/quote.types';

/** The page's configuration, normalised once at the start; it does not change afterwards. */
export interface ConfigState {
  readonly shop: ShopConfig;
  /** Null on pages without a checkout configuration, and until `quoteState` has read it. */
  readonly checkout: CheckoutConfig | null;
  /** How the private-data cache works; a stock shop's settings when left out. */
  readonly sections?: SectionSettings;
}

declare module '../shared/store.types' {
  interface BaseSlices {
    config: ConfigState;
  }
}

interface WithConfig {
  readonly config: ConfigState;
}

/** The price format was derived from a server response; only for pages that contain no format. */
export const priceFormatInferred = createAction<PriceFormat>('config/priceFormatInferred');

/** The page's checkout configuration was read. */
export const checkoutConfigRead = createAction<CheckoutConfig>('config/checkoutConfigRead');

/** A reducer without an initial state of its own: `createTillStore` provides it. */
export const configReducer = (state: ConfigState, action: UnknownAction): ConfigState => {
  if (checkoutConfigRead.match(action)) return { ...state, checkout: action.payload };
  return priceFormatInferred.match(action)
    ? { ...state, shop: { ...state.shop, priceFormat: action.payload } }
    : state;
};

/** The page's configuration of the shop. */
export const selectShop = (state: WithConfig): ShopConfig => state.config.shop;

/** The checkout configuration, or null where the page has none (CONF-01). */
export const selectCheckoutConfig = (state: WithConfig): CheckoutConfig | null =>
  state.config.checkout;
