import * as v from 'valibot';
import { ok, type Result } from '../../../platform/result';
import { wireFlag } from '../../../api/wire/wire';
import type { CallOptions } from '../../../api/rest';
import { callStripe, type StripeShop } from './call';

/** For a read, longer than usual: the shop calls the provider meanwhile. */
const TIMEOUT_MS = 60_000;

/**
 * The client secret of what the shopper still has to do for the last order; null when nothing is pending (PELEM-23,
 * PELEM-49).
 */
export const loadRequiredAction = (
  shop: StripeShop,
  options?: CallOptions,
): Promise<Result<string | null>> =>
  callStripe(
    shop,
    { name: 'get_requires_action', method: 'GET', isRaw: true, timeoutMs: TIMEOUT_MS },
    v.nullable(v.string()),
    options,
  );

/** The outcome for an order that already exists, after its cart was sent again (PELEM-19, PELEM-44). */
export type CartUpdate =
  | { readonly status: 'place-new-order' }
  | { readonly status: 'placed'; readonly redirectUrl: string | null };

const update = v.pipe(
  v.object({
    placeNewOrder: v.optional(v.fallback(wireFlag, false), false),
    redirect: v.fallback(v.nullish(v.string(), null), null),
  }),
  v.transform(({ placeNewOrder, redirect }): CartUpdate =>
    placeNewOrder ? { status: 'place-new-order' } : { status: 'placed', redirectUrl: redirect },
  ),
);

/**
 * Sends the cart of an order that exists already once more, with another payment where `data` has one (PELEM-44). An
 * error of the module is `rejected` with its message.
 */
export const updateCart = (
  shop: StripeShop,
  data: { readonly method: string; readonly additional_data: unknown } | null,
  options?: CallOptions,
): Promise<Result<CartUpdate>> =>
  callStripe(
    shop,
    {
      name: 'update_cart',
      isOrder: true,
      ...(data === null ? {} : { body: { data } }),
    },
    update,
    options,
  );

/** Runs a call whose response contains no data (PELEM-43, PELEM-46). */
async function tell(
  shop: StripeShop,
  name: string,
  body?: Readonly<Record<string, unknown>>,
): Promise<Result<null>> {
  const result = await callStripe(
    shop,
    { name, isOrder: true, ...(body === undefined ? {} : { body }) },
    v.unknown(),
  );
  return result.ok ? ok(null) : result;
}

/** Opens the cart of the last order again (PELEM-45). */
export const restoreQuote = (shop: StripeShop): Promise<Result<null>> =>
  tell(shop, 'restore_quote');

/** Cancels the last order, since its payment has failed, and opens its cart again (PELEM-42). */
export const cancelLastOrder = (shop: StripeShop, errorMessage: string): Promise<Result<null>> =>
  tell(shop, 'cancel_last_order', { errorMessage });
