import {
  branch,
  configsOf,
  names,
  nonEmptyText,
  taker,
} from '../../../api/page-config/config-values';
import { WALLET_LOCATIONS, type WalletLocation } from '../../../domain/payment/wallet-location';
import type { PageSource } from '../../../platform/page/page-source';
import { recordOf, type JsonRecord } from '../../../platform/record';

/** The page's configuration of the wallet buttons in one place, unparsed. */
export interface RawExpress {
  readonly raw: JsonRecord;
  /** What the SDK is started with. */
  readonly params: JsonRecord;
}

const COMPONENT = 'StripeIntegration_Payments/js/stripe_payments_express/initializer';

/** The places that Till's own configuration may list; the checkout has its own. */
type PlaceOfOwn = Exclude<WalletLocation, 'checkout'>;

/** The module's names of the places in `activeLocations`. */
const PLACES: Readonly<Record<PlaceOfOwn, string>> = {
  product: 'product_page',
  cart: 'shopping_cart_page',
  minicart: 'minicart',
};

/** The init scripts of the module's own templates. */
function ofTemplates({ init }: PageSource, location: WalletLocation): RawExpress | undefined {
  const raw = configsOf(init, COMPONENT).find(
    ({ locationDetails }) => recordOf(locationDetails).location === location,
  );
  return (
    raw && {
      raw: { ...raw, ...recordOf(raw.locationDetails) },
      params: recordOf(raw.walletParams),
    }
  );
}

const withSdk = (raw: JsonRecord, { checkout }: PageSource): RawExpress => ({
  raw,
  params: { sdkUrl: recordOf(checkout.stripe).scriptUrl, ...recordOf(raw.initParams) },
});

/** Till's own configuration, `stripe.express`, for every place that it lists. */
function ofOwn(source: PageSource, location: PlaceOfOwn): RawExpress | null {
  const raw = branch(source.checkout, 'stripe', 'express');
  return taker(raw, 'express')('activeLocations', names, []).includes(PLACES[location])
    ? withSdk(raw, source)
    : null;
}

function ofCheckout(source: PageSource): RawExpress | null {
  const raw = branch(source.checkoutConfig, 'payment', 'express_checkout');
  return Number(raw.enabled) === 1 ? withSdk(raw, source) : null;
}

/**
 * The configuration of one place, from the init scripts of the module's templates, the checkout's configuration, or Till's
 * own (`config-shapes.md` §1.2). Null where the page has none.
 */
export const findExpress = (source: PageSource, location: WalletLocation): RawExpress | null =>
  location === 'checkout'
    ? ofCheckout(source)
    : (ofTemplates(source, location) ?? ofOwn(source, location));

/** Where the page has the module's wallet buttons, and a publishable key for them (EXPR-01, PELEM-44). */
export const expressPlaces = (source: PageSource): readonly WalletLocation[] =>
  WALLET_LOCATIONS.filter((location) =>
    /^pk_/.test(nonEmptyText(findExpress(source, location)?.params.apiKey) ?? ''),
  );
