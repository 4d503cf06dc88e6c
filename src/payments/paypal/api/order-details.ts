import * as v from 'valibot';
import { call } from '../../../api/rest';
import { noneOr, wireText } from '../../../api/wire/wire';
import { fail, ok, type Result } from '../../../platform/result';
import type { CardDetails } from '../domain/card.types';

/** What cannot be read counts as not sent. */
const optional = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.optional(v.fallback(v.nullable(schema), null), null);

const text = optional(v.pipe(wireText, v.nonEmpty()));

/** Who is liable decides about the payment: one that cannot be read is not one that was not sent. */
const authentication = v.nullish(
  noneOr(v.object({ liability_shift: v.nullish(v.string(), null) })),
  null,
);

const card = v.object({
  name: text,
  last_digits: text,
  card_expiry_month: text,
  card_expiry_year: text,
  bin_details: optional(v.object({ bin: text })),
  authentication_result: authentication,
});

const schema = v.object({
  response: v.object({
    is_successful: v.literal(true),
    'paypal-order': v.object({
      id: wireText,
      payment_source_details: v.nullish(
        noneOr(v.object({ card: v.nullish(noneOr(card), null) })),
        null,
      ),
    }),
  }),
});

/**
 * The card of the provider's order (WALL-12, WALL-05).
 *
 * @returns null for an order without a card; `malformed` for another order than `orderId`, which another tab may have begun
 */
export async function loadOrderCard(
  url: string,
  orderId: string,
): Promise<Result<CardDetails | null>> {
  const result = await call({ url }, schema);
  if (!result.ok) return result;
  const { id, payment_source_details: details } = result.value.response['paypal-order'];
  if (id !== orderId) return fail({ kind: 'malformed', status: 200 });
  const paying = details?.card ?? null;
  if (paying === null) return ok(null);
  return ok({
    bin: paying.bin_details?.bin ?? null,
    holderName: paying.name,
    last4: paying.last_digits,
    expiryMonth: paying.card_expiry_month,
    expiryYear: paying.card_expiry_year,
    liabilityShift: paying.authentication_result?.liability_shift ?? null,
  });
}
