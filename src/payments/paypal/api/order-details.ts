import * as v from 'valibot';
import { parsedOrNull, wireText } from '../../../api/wire/wire';
import { http } from '../../../platform/http/http';
import type { CardDetails } from '../domain/card.types';

/** What cannot be read counts as not sent. */
const optional = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.optional(v.fallback(v.nullable(schema), null), null);

const text = optional(v.pipe(wireText, v.nonEmpty()));

const schema = v.object({
  response: v.object({
    is_successful: v.optional(v.unknown()),
    'paypal-order': v.object({
      id: wireText,
      payment_source_details: v.object({
        card: v.object({
          name: text,
          last_digits: text,
          card_expiry_month: text,
          card_expiry_year: text,
          bin_details: optional(v.object({ bin: text })),
          authentication_result: optional(v.object({ liability_shift: text })),
        }),
      }),
    }),
  }),
});

/**
 * The card of the provider's order (WALL-12, WALL-05); null where the shop says nothing of this order's: another tab may have
 * begun one since.
 */
export async function loadCardDetails(url: string, orderId: string): Promise<CardDetails | null> {
  const result = await http({ url });
  const parsed = result.ok ? parsedOrNull(schema, result.value.body) : null;
  if (parsed === null || parsed.response.is_successful === false) return null;
  const { id, payment_source_details: details } = parsed.response['paypal-order'];
  if (id !== orderId) return null;
  const { card } = details;
  return {
    bin: card.bin_details?.bin ?? null,
    holderName: card.name,
    last4: card.last_digits,
    expiryMonth: card.card_expiry_month,
    expiryYear: card.card_expiry_year,
    liabilityShift: card.authentication_result?.liability_shift ?? null,
  };
}
