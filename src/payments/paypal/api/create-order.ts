import * as v from 'valibot';
import { parsedOrNull, wireNumber, wireText } from '../../../api/wire/wire';
import { t } from '../../../platform/i18n/i18n';
import { recordOf } from '../../../platform/record';
import { fail, ok, type Result } from '../../../platform/result';
import type { CreatedOrder } from '../domain/smart-buttons.types';
import { inShopTime } from './in-shop-time';
import { MODULE_PLACES } from './module-places';
import { inWords, postForm, refused, type FormCall } from './post-form';
import { forgetProductCart } from './product-cart-note';

/** The status of the payment service when it has created an order. */
const CREATED: readonly number[] = [201];

const id = v.pipe(wireText, v.nonEmpty());
const idOrNull = v.optional(v.fallback(v.nullable(id), null), null);
/** A list if the payment service has sent an amount as well. */
const amounts = v.pipe(
  v.union([v.pipe(v.array(wireNumber), v.nonEmpty()), wireNumber]),
  v.transform((value): readonly number[] => (Array.isArray(value) ? value : [value])),
);

const order = v.pipe(
  v.object({
    id: idOrNull,
    mp_order_id: idOrNull,
    amount: v.optional(v.nullable(amounts), null),
    currency_code: v.optional(v.fallback(v.nullable(v.string()), null), null),
  }),
);

const response = v.object({
  orderId: idOrNull,
  response: v.object({
    is_successful: v.optional(v.unknown()),
    message: v.optional(v.unknown()),
    error: v.optional(v.unknown()),
    'paypal-order': v.optional(v.nullable(order), null),
  }),
});

/** How the shopper pays, by the provider's names, and where; see `CreateOrderData.paymentSource` of its SDK. */
export interface OrderRequest extends FormCall {
  readonly paymentSource: string;
  /** The module's name of the place. */
  readonly place: string;
  /** Why there is no order, translated, where the shop does not say; a general text by default. */
  readonly failed?: string;
  /** The same where the payment service has refused one; `failed` by default. */
  readonly refusal?: string;
  /** What the payment service responds with once there is an order. */
  readonly statuses?: readonly number[];
  /** When the shopper's bank authenticates, by the provider's names; null where the shop does not say (GOOGLE-03). */
  readonly threeDsMode?: string | null;
  /** When the shop's time ends (`shopDeadline`); 25 seconds from now by default. */
  readonly deadline?: number;
}

/**
 * The shop creates the provider's order from its cart (WALL-06), which charges nothing: the shopper has to approve it, and an
 * order that is not approved expires. The shop has until the request's deadline. Any status but 201, or those of the request, is
 * a failure (WALL-07), in the shop's words where it has some (WALL-03).
 *
 * @returns `malformed` for a response without an order's id (WALL-04, SMART-04), or with an amount that cannot be read
 */
export async function createOrder(
  url: string,
  {
    paymentSource,
    place,
    threeDsMode = null,
    isOrder,
    statuses = CREATED,
    deadline,
    ...texts
  }: OrderRequest,
): Promise<Result<CreatedOrder>> {
  const fields = {
    payment_source: paymentSource,
    location: place,
    ...(threeDsMode === null ? {} : { three_ds_mode: threeDsMode }),
  };
  const {
    failed = t('Something went wrong with your request. Please try again later.'),
    refusal = failed,
  } = texts;
  // The shopper's own cart is bought: closing a product page's window in another tab must not end it.
  if (place !== MODULE_PLACES.product) forgetProductCart();
  const result = await inShopTime((signal) => postForm(url, fields, { signal, isOrder }), deadline);
  if (!result.ok) {
    const { error } = result;
    return inWords(error, error.kind === 'rejected' ? refusal : failed);
  }
  const { status, body } = result.value;
  const own = recordOf(recordOf(body).response);
  const isRefused = own.is_successful === false || own.error !== undefined;
  if (!statuses.includes(status) || isRefused) {
    return refused(status, own.error ?? own.message, isRefused ? refusal : failed);
  }
  const parsed = parsedOrNull(response, body);
  const created = parsed?.response['paypal-order'];
  const orderId = created?.id ?? parsed?.orderId ?? null;
  if (created == null || orderId === null) return fail({ kind: 'malformed', status });
  return ok({
    id: orderId,
    paymentsOrderId: created.mp_order_id,
    amounts: created.amount ?? [],
    currency: created.currency_code,
  });
}
