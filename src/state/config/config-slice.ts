import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { PriceFormat } from '../../domain/money.types';
import type { SectionSettings } from '../../domain/sections/section-settings.types';
import type { CheckoutConfig, ShopConfig } from '../../domain/quote.types';

/** What the page printed, normalised once at the start; nothing changes it afterwards. */
export interface ConfigState {
  readonly shop: ShopConfig;
  /** Null on pages that print no checkout configuration, and until `quoteState` has it read. */
  readonly checkout: CheckoutConfig | null;
  /** How the private-data cache works; a stock shop's ways when left out. */
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

/** How the shop writes prices was seen in an answer of the server; only pages that print no format wait for it. */
export const priceFormatLearned = createAction<PriceFormat>('config/priceFormatLearned');

/** The page's checkout configuration was read. */
export const checkoutConfigRead = createAction<CheckoutConfig>('config/checkoutConfigRead');

/** A reducer without a starting value of its own: `createTillStore` gets it from the page. */
export const configReducer = (
  state: ConfigState | undefined,
  action: UnknownAction,
): ConfigState => {
  if (state === undefined) throw new Error('[till] The store needs the configuration of the page.');
  if (checkoutConfigRead.match(action)) return { ...state, checkout: action.payload };
  return priceFormatLearned.match(action)
    ? { ...state, shop: { ...state.shop, priceFormat: action.payload } }
    : state;
};

/** What the page says about the shop. */
export const selectShop = (state: WithConfig): ShopConfig => state.config.shop;

/** The checkout configuration, or null where the page prints none (CONF-01). */
export const selectCheckoutConfig = (state: WithConfig): CheckoutConfig | null =>
  state.config.checkout;
