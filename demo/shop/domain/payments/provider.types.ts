import * as v from 'valibot';

/** A reference that the provider may expand to the object itself. */
const reference = v.nullish(
  v.pipe(
    v.union([v.string(), v.object({ id: v.string() })]),
    v.transform((found) => (typeof found === 'string' ? found : found.id)),
  ),
  null,
);

/** The parts of a payment or setup intent that the shop uses; `amount` in minor units, 0 for a setup. */
export const intentSchema = v.object({
  id: v.string(),
  status: v.string(),
  client_secret: v.nullish(v.string(), null),
  amount: v.optional(v.number(), 0),
  currency: v.optional(v.string(), ''),
  customer: reference,
  payment_method: reference,
  next_action: v.nullish(v.object({ type: v.string() }), null),
  last_payment_error: v.nullish(v.object({ message: v.optional(v.string(), '') }), null),
});
/** See `intentSchema`. */
export type Intent = v.InferOutput<typeof intentSchema>;

const cardSchema = v.object({
  brand: v.optional(v.string(), 'unknown'),
  last4: v.optional(v.string(), ''),
  exp_month: v.nullish(v.number(), null),
  exp_year: v.nullish(v.number(), null),
  fingerprint: v.nullish(v.string(), null),
});

/** A payment method of the provider. */
export const paymentMethodSchema = v.object({
  id: v.string(),
  type: v.string(),
  created: v.optional(v.number(), 0),
  customer: reference,
  card: v.nullish(cardSchema, null),
});
/** See `paymentMethodSchema`. */
export type PaymentMethod = v.InferOutput<typeof paymentMethodSchema>;

/** A page of payment methods. */
export const paymentMethodsSchema = v.object({ data: v.array(paymentMethodSchema) });

/** A hosted payment page: `open`, `complete` or `expired`. */
export const checkoutSessionSchema = v.object({
  id: v.string(),
  status: v.nullish(v.string(), 'open'),
  payment_status: v.optional(v.string(), 'unpaid'),
  url: v.nullish(v.string(), null),
  payment_intent: reference,
  payment_method_types: v.optional(v.array(v.string()), []),
});
/** See `checkoutSessionSchema`. */
export type CheckoutSession = v.InferOutput<typeof checkoutSessionSchema>;

/** An object with an id, such as a customer. */
export const objectSchema = v.object({ id: v.string() });

/** An event that the provider posts to the shop's `stripe/webhooks`. */
export const eventSchema = v.object({
  id: v.string(),
  type: v.string(),
  data: v.object({ object: v.looseObject({ id: v.string() }) }),
});
/** See `eventSchema`. */
export type ProviderEvent = v.InferOutput<typeof eventSchema>;
