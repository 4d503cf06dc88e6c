import * as v from 'valibot';
import type { WalletLocation } from '../../../domain/payment/wallet-location';
import type { Result } from '../../../platform/result';
import type { CallOptions } from '../../../api/rest';
import { none, wireChoices, wireMap, wireNumber, wireText } from '../../../api/wire/wire';
import type { ExpressAddress, ExpressParams, ExpressResult } from '../domain/express.types';
import { callStripe, type StripeShop } from './call';

const flag = v.optional(v.boolean());
const countries = v.pipe(
  v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]),
  v.transform((list) => Object.values(list)),
  wireChoices(v.string()),
);
const lineItem = v.object({ name: wireText, amount: wireNumber });
const rate = v.object({ id: wireText, displayName: wireText, amount: wireNumber });
const payload = v.object({
  allowedShippingCountries: v.optional(countries),
  billingAddressRequired: flag,
  emailRequired: flag,
  phoneNumberRequired: flag,
  shippingAddressRequired: flag,
  lineItems: v.optional(v.array(lineItem)),
  shippingRates: v.optional(wireChoices(rate)),
});
const elementOptions = v.looseObject({
  mode: v.picklist(['payment', 'subscription', 'setup']),
  amount: v.optional(wireNumber),
  currency: v.optional(v.string()),
});

const params = v.pipe(
  v.object({
    elementOptions: v.optional(v.union([none, elementOptions]), null),
    resolvePayload: v.optional(v.union([none, payload]), null),
  }),
  v.transform(({ elementOptions: options, resolvePayload }) => ({
    elementOptions: options,
    payload: resolvePayload,
  })),
);

/** Where the button is, and the product it buys. */
export interface ExpressPlace {
  readonly location: WalletLocation;
  readonly productId?: string;
  /** The chosen variant. */
  readonly attribute?: string;
  /** The places with a button of their own on this page. */
  readonly activeLocations?: readonly string[];
}

/** Options of the calls about the sheet. */
export interface ExpressCallOptions extends CallOptions {
  /** Part of placing the order: not held back while other writes are. */
  readonly isOrder?: boolean;
}

const paramsCall = (
  shop: StripeShop,
  name: string,
  body: Readonly<Record<string, unknown>>,
  { isOrder = false, ...options }: ExpressCallOptions = {},
): Promise<Result<ExpressParams>> => callStripe(shop, { name, body, isOrder }, params, options);

/** What the button is created with (EXPR-18, EXPR-19). */
export const loadExpressParams = (
  shop: StripeShop,
  place: ExpressPlace,
  options?: ExpressCallOptions,
): Promise<Result<ExpressParams>> => paramsCall(shop, 'ece_params', { ...place }, options);

/** Stores the address and returns its rates and lines (EXPR-23; the response is like that of `ece_params`, EXPR-24). */
export const changeExpressAddress = (
  shop: StripeShop,
  newAddress: ExpressAddress,
  location: WalletLocation,
): Promise<Result<ExpressParams>> =>
  paramsCall(shop, 'ece_shipping_address_changed', { newAddress, location });

/** Stores the rate and returns the lines (EXPR-25; the response is like that of `ece_params`, EXPR-26). */
export const changeExpressRate = (
  shop: StripeShop,
  address: ExpressAddress | null,
  shippingId: string | null,
  options?: ExpressCallOptions,
): Promise<Result<ExpressParams>> =>
  paramsCall(shop, 'ece_shipping_rate_changed', { address, shipping_id: shippingId }, options);

/**
 * Adds the product of a form to the cart (EXPR-21); the shop removes a line of the same product first. The response is
 * `[]` (EXPR-22), and whatever it contains is ignored. The fields `product` and `related_product` are always sent.
 */
export const addExpressProduct = (
  shop: StripeShop,
  fields: Readonly<Record<string, string>>,
  shippingId: string | null,
): Promise<Result<unknown>> =>
  callStripe(
    shop,
    {
      name: 'addtocart',
      body: { params: { product: '', related_product: '', ...fields }, shipping_id: shippingId },
    },
    v.unknown(),
  );

const placed = v.union([
  v.pipe(
    v.object({ redirect: v.pipe(v.string(), v.nonEmpty()) }),
    v.transform(({ redirect }) => ({ redirect })),
  ),
  v.pipe(
    v.nullable(wireMap(v.unknown())),
    v.transform(() => ({ redirect: null })),
  ),
]);

/**
 * Places the order (EXPR-20). `redirect` is the success page; null where the shop named none. A refusal is `rejected` with
 * its message, which may ask for authentication.
 */
export const placeExpressOrder = (
  shop: StripeShop,
  result: ExpressResult,
  location: WalletLocation,
): Promise<Result<{ readonly redirect: string | null }>> =>
  callStripe(shop, { name: 'place_order', body: { result, location }, isOrder: true }, placed);
