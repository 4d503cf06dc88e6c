import * as v from 'valibot';
import { call } from '../../../api/rest';
import { fail, ok, type Result } from '../../../platform/result';

const shift = v.nullish(v.string(), null);
const details = v.object({
  response: v.object({
    is_successful: v.literal(true),
    'paypal-order': v.object({
      id: v.string(),
      payment_source_details: v.nullish(
        v.object({
          card: v.nullish(
            v.object({
              authentication_result: v.nullish(v.object({ liability_shift: shift })),
            }),
          ),
        }),
      ),
    }),
  }),
});

/**
 * Reads the provider's order of the session after an authentication (WALL-12), for who is liable (WALL-05).
 *
 * @returns the liability shift, null where the order has none; `malformed` for another order than `orderId`
 */
export async function loadLiabilityShift(
  url: string,
  orderId: string,
): Promise<Result<string | null>> {
  const result = await call({ url }, details);
  if (!result.ok) return result;
  const { id, payment_source_details: source } = result.value.response['paypal-order'];
  if (id !== orderId) return fail({ kind: 'malformed', status: 200 });
  return ok(source?.card?.authentication_result?.liability_shift ?? null);
}
