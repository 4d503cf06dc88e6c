import * as v from 'valibot';
import type { CallOptions } from '../../../api/rest';
import type { OrdersAnswer } from '../../../domain/payment/orders-answer.types';
import { sameOrigin } from '../../../platform/navigate';
import { ok, type Result } from '../../../platform/result';
import { callStripe, type StripeShop } from './call';

/** A page of the shop's own. */
const redirect = v.pipe(
  v.object({ redirect: v.pipe(v.string(), v.nonEmpty(), v.check(sameOrigin)) }),
  v.transform(({ redirect: url }) => ({ kind: 'redirect' as const, url })),
);

const authenticate = v.pipe(
  v.object({ authenticate: v.pipe(v.string(), v.nonEmpty()) }),
  v.transform(({ authenticate: secret }) => ({ kind: 'authenticate' as const, secret })),
);

/**
 * Places the orders of the session's cart for several addresses, and charges them together (MULTI-04 to MULTI-06). An error of
 * the module is `rejected` with its message. Sent once for each press.
 */
export const placeSeveralOrders = (
  shop: StripeShop,
  options?: CallOptions,
): Promise<Result<OrdersAnswer>> =>
  callStripe(
    shop,
    { name: 'place_multishipping_order', isOrder: true },
    v.union([redirect, authenticate]),
    options,
  );

/**
 * Ends orders that were to be confirmed: with an `error` they are cancelled, without they stand. Returns the shop's page that
 * names them (MULTI-07).
 */
export async function finalizeSeveralOrders(
  shop: StripeShop,
  error: string | null,
  options?: CallOptions,
): Promise<Result<string>> {
  const result = await callStripe(
    shop,
    { name: 'finalize_multishipping_order', body: { error }, isOrder: true },
    redirect,
    options,
  );
  return result.ok ? ok(result.value.url) : result;
}
