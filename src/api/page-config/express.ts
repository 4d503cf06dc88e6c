import type { ExpressLocation } from '../../domain/payment/express.types';
import type { StripeInit } from '../../domain/payment/stripe-init.types';
import type { PageSource } from '../../platform/page/page-source';
import { recordOf, type JsonRecord } from '../../platform/record';
import { branch, configsOf, names, taker } from './config-values';
import { parseStripeInit } from './stripe-init';

/** The page's configuration of the wallet buttons in one location. */
export interface ExpressConfig {
  readonly init: StripeInit;
  /** The provider's options of the buttons, unchanged. */
  readonly buttons: JsonRecord;
  /** The places with buttons in this shop, by the module's names. */
  readonly activeLocations: readonly string[];
}

/** By place; one without buttons is missing. */
export type ExpressConfigs = Readonly<Partial<Record<ExpressLocation, ExpressConfig>>>;

const COMPONENT = 'StripeIntegration_Payments/js/stripe_payments_express/initializer';

/** The module's names of the places in `activeLocations`. */
const PLACES: Readonly<Record<ExpressLocation, string>> = {
  product: 'product_page',
  cart: 'shopping_cart_page',
  minicart: 'minicart',
  checkout: 'checkout_page',
};
const LOCATIONS = Object.keys(PLACES) as ExpressLocation[];

function configOf(raw: JsonRecord, params: unknown, sdkUrl: unknown): ExpressConfig | null {
  const init = parseStripeInit({ ...(sdkUrl == null ? {} : { sdkUrl }), ...recordOf(params) });
  if (init === null) return null;
  const read = taker(raw, 'express');
  return {
    init,
    buttons: recordOf(raw.buttonConfig),
    activeLocations: read('activeLocations', names, []),
  };
}

/** The init scripts of the module's own templates. */
function ofTemplates({ init }: PageSource, location: ExpressLocation): ExpressConfig | null {
  const raw = configsOf(init, COMPONENT).find(
    ({ locationDetails }) => recordOf(locationDetails).location === location,
  );
  if (raw === undefined) return null;
  const details = recordOf(raw.locationDetails);
  return configOf({ ...raw, ...details }, raw.walletParams, null);
}

/** Till's own configuration, `stripe.express`, for every place that it lists. */
function ofOwn({ checkout }: PageSource, location: ExpressLocation): ExpressConfig | null {
  const raw = branch(checkout, 'stripe', 'express');
  const config = configOf(raw, raw.initParams, recordOf(checkout.stripe).scriptUrl);
  return config?.activeLocations.includes(PLACES[location]) === true ? config : null;
}

function ofCheckout(source: PageSource): ExpressConfig | null {
  const raw = branch(source.checkoutConfig, 'payment', 'express_checkout');
  const isEnabled = [true, 1, '1'].some((one) => one === raw.enabled);
  return isEnabled
    ? configOf(raw, raw.initParams, recordOf(source.checkout.stripe).scriptUrl)
    : null;
}

/**
 * Where wallets pay on this page: from the init scripts of the module's templates, the checkout's configuration, or
 * Till's own (`config-shapes.md` §1.2). Empty where the page has no express.
 */
export function parseExpress(source: PageSource): ExpressConfigs {
  return Object.fromEntries(
    LOCATIONS.flatMap((location) => {
      const config =
        location === 'checkout'
          ? ofCheckout(source)
          : (ofTemplates(source, location) ?? ofOwn(source, location));
      return config === null ? [] : [[location, config] as const];
    }),
  );
}
