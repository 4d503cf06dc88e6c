import * as v from 'valibot';
import { parsedOrNull, wireNumber, wireText } from '../../../api/wire/wire';
import { t } from '../../../platform/i18n/i18n';
import { recordOf } from '../../../platform/record';
import { fail, ok, type Result } from '../../../platform/result';
import type { CreatedOrder } from '../domain/smart-buttons.types';
import { MODULE_PLACES } from './button-places';
import { inWords, postForm, refused, type FormCall } from './post-form';
import { forgetProductCart } from './product-cart-note';

/** The status of the payment service when it has created an order. */
const CREATED = 201;

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
  /** When the shopper's bank authenticates, by the provider's names; null where the shop does not say (GOOGLE-03). */
  readonly threeDsMode?: string | null;
}

/**
 * The shop creates the provider's order from its cart (WALL-06), which charges nothing: the shopper has to approve it, and an
 * order that is not approved expires. Any status but 201 is a failure (WALL-07), in the shop's words where it has some
 * (WALL-03).
 *
 * @returns `malformed` for a response without an order's id (WALL-04, SMART-04), or with an amount that cannot be read
 */
export async function createOrder(
  url: string,
  { paymentSource, place, threeDsMode = null, isOrder }: OrderRequest,
): Promise<Result<CreatedOrder>> {
  const fields = {
    payment_source: paymentSource,
    location: place,
    ...(threeDsMode === null ? {} : { three_ds_mode: threeDsMode }),
  };
  const failed = t('Something went wrong with your request. Please try again later.');
  // The shopper's own cart is bought: closing a product page's window in another tab must not end it.
  if (place !== MODULE_PLACES.product) forgetProductCart();
  const result = await postForm(url, fields, isOrder === undefined ? {} : { isOrder });
  if (!result.ok) return inWords(result.error, failed);
  const { status, body } = result.value;
  const own = recordOf(recordOf(body).response);
  const isRefused = own.is_successful === false || own.error !== undefined;
  if (status !== CREATED || isRefused) {
    return refused(status, own.error ?? own.message, failed);
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
