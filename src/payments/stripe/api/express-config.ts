import { names, taker } from '../../../api/page-config/config-values';
import type { WalletLocation } from '../../../domain/payment/wallet-location';
import type { PageSource } from '../../../platform/page/page-source';
import { recordOf, type JsonRecord } from '../../../platform/record';
import type { StripeInit } from '../domain/stripe-init.types';
import { findExpress } from './express-places';
import { parseStripeInit } from './stripe-init';

/** The page's configuration of the wallet buttons in one place. */
export interface ExpressConfig {
  readonly init: StripeInit;
  /** The provider's options of the buttons, unchanged. */
  readonly buttons: JsonRecord;
  /** The places with buttons in this shop, by the module's names. */
  readonly activeLocations: readonly string[];
}

/** The buttons of one place (`config-shapes.md` §1.2). Null where the page has none, or no publishable key. */
export function parseExpress(source: PageSource, location: WalletLocation): ExpressConfig | null {
  const found = findExpress(source, location);
  const init = found === null ? null : parseStripeInit(found.params);
  if (found === null || init === null) return null;
  const read = taker(found.raw, 'express');
  return {
    init,
    buttons: recordOf(found.raw.buttonConfig),
    activeLocations: read('activeLocations', names, []),
  };
}
